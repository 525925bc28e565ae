/** What a place takes, as far as a browser can tell before sending; the server decides by the content. */
export interface PlaceRule {
  place: string;
  /** Bytes. */
  limit: number;
  /** Endings with their dot, lower case. */
  extensions: readonly string[];
  /** Sentences when it is too large, of another type, or empty. */
  texts: { tooLarge: string; wrongType: string; empty: string };
}

/** Why a file would be refused, or null. */
export function refusalOf(file: Pick<File, "name" | "size">, rule: PlaceRule): string | null {
  const ending = file.name.toLowerCase().match(/\.[^.]+$/)?.[0] ?? "";
  if (rule.extensions.length > 0 && !rule.extensions.includes(ending)) return rule.texts.wrongType;
  if (file.size > rule.limit) return rule.texts.tooLarge;
  return file.size === 0 ? rule.texts.empty : null;
}
