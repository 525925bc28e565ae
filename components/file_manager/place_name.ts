import type { Translate } from "@/kernel/texts/texts.ts";

/** The name of a place of files; one that is no longer known stands as it is. */
export function placeName(t: Translate, place: string): string {
  const key = `file_manager.place_${place}`;
  const name = t(key);
  return name === key ? place : name;
}

/** What a kind of use is called; one that is not known stands as it is. */
export function useName(t: Translate, kind: string): string {
  const key = `file_manager.usedAs_${kind}`;
  const name = t(key);
  return name === key ? kind : name;
}
