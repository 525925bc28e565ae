import { KeptParts } from "@/components/kept_parts.ts";

/** What pages keep from one request to the next, from now on in the order in which it is kept: its own of each page, once its list is emptied before. */
export function keptTexts(): string[] {
  const texts: string[] = [];
  const { at } = KeptParts.prototype;
  KeptParts.prototype.at = function (this: KeptParts, number) {
    const text = at.call(this, number);
    texts.push(text);
    return text;
  };
  return texts;
}
