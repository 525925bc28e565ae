import { createHash } from "node:crypto";
import type { Dictionaries, Dictionary } from "@/kernel/texts/texts.ts";

/**
 * Texts that note which of them are read, so that what was made from them can tell later whether it is still what they would make:
 * `note` is a digest and the keys that were read, in whatever language.
 */
export function noteTexts(texts: Dictionaries): { dictionaries: Dictionaries; note(): string } {
  const keys = new Set<string>();
  const dictionaries = new Map([...texts].map(([lang, own]) => [lang, noting(own, keys)]));
  return {
    dictionaries,
    note() {
      const read = [...keys].sort();
      return [digestOfTexts(texts, read), ...read].join("\n");
    },
  };
}

/** Whether the texts of a note are what they were when it was written. */
export function textsHold(texts: Dictionaries, note: string): boolean {
  const [digest, ...keys] = note.split("\n");
  return digest === digestOfTexts(texts, keys);
}

function noting(texts: Dictionary, keys: Set<string>): Dictionary {
  return new Proxy(texts, {
    get(target, name) {
      const member = Reflect.get(target, name, target);
      if (name === "size") return member;
      if (name === "get" || name === "has") {
        return (key: string) => {
          keys.add(key);
          return member.call(target, key);
        };
      }
      throw new Error(`a seed that reads all texts (${String(name)}) is made from all of them`);
    },
  });
}

function digestOfTexts(texts: Dictionaries, keys: readonly string[]): string {
  const hash = createHash("sha256");
  for (const [lang, own] of texts) {
    for (const key of keys) hash.update(`${lang}\0${key}\0${own.get(key) ?? ""}\0`);
  }
  return hash.digest("hex");
}
