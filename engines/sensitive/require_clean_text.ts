import type { Ctx } from "@/kernel/ctx.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import { sensitiveMatcher } from "./sensitive_matcher.ts";

/** Texts by field; names by language are looked at one by one, what is empty is passed over. */
export type SubmittedTexts = Readonly<Record<string, unknown>>;

/**
 * Refuses texts that hold a sensitive word (specification section 5: sensitive words block submission), each field by itself with the word
 * it holds: `sensitive-word`. One short query when there is nothing new.
 *
 * @param nameOf what a field is called in the reader's language; left out: as the caller wrote it
 */
export async function requireCleanText(
  ctx: Ctx,
  texts: SubmittedTexts,
  nameOf: (field: string) => string = (field) => field,
): Promise<void> {
  const filled = Object.entries(texts).map(([field, value]) => [field, textsIn(value)] as const)
    .filter(([, found]) => found.length > 0);
  if (filled.length === 0) return;
  const matcher = await sensitiveMatcher(ctx);
  const refused = filled.flatMap(([field, found]): FieldRefusal[] => {
    for (const text of found) {
      const [hit] = matcher.find(text, 1);
      if (hit) return [{ field, rule: "sensitive-word", params: { word: hit.word, field: nameOf(field) } }];
    }
    return [];
  });
  if (refused.length > 0) throw refuse("sensitive-word", refused[0]!.params, refused);
}

/** The texts in a value: itself, the lines of a list, the names by language. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === "object" && value !== null && !(value instanceof Date)
    ? Object.values(value).flatMap(textsIn)
    : [];
}
