import type { Ctx } from "@/kernel/ctx.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { Audience } from "./audience.ts";
import { type DimensionLabels, labelsOf } from "./dimension_names.ts";
import { type Dimension, DIMENSION_NAMES, narrows } from "./dimensions.ts";

/** So many values of a dimension are named; of the others it is said how many they are. */
const NAMED = 5;

/** Whom a sentence speaks of, in its order; each has a text `audience.of_<one>` with what narrows them. */
export const SAID_OF = ["store", "person", "vehicle"] as const;

/** What is known of an audience where its VINs were not read. */
export interface SaidAudience {
  said: Audience;
  vinCount: number;
  /** Of what only people see. */
  peopleOnly?: boolean;
}

/**
 * An audience as a sentence in the reader's language: 'Stores in the region Bavaria or Hesse · Vehicles of the series Tessa EV'. What
 * is AND-ed stands beside each other, what is OR-ed is enumerated.
 */
export async function sayAudience(ctx: Ctx, audience: SaidAudience | null): Promise<string> {
  const narrowed = audience && (audience.vinCount > 0 || Object.keys(audience.said).length > 0);
  if (!narrowed) return ctx.t(everybodyText(audience));
  return sentenceOf(ctx, audience, await labelsOf(ctx, audience.said));
}

/** Text key of an audience that asks nothing. */
export function everybodyText(of: { peopleOnly?: boolean } | null): string {
  return of?.peopleOnly ? "audience.everybody_at_all" : "audience.everybody";
}

/** The same where the names are known already. */
export function sentenceOf(
  { t, lang }: Pick<Ctx, "t" | "lang">,
  { said, vinCount, peopleOnly }: SaidAudience,
  labels: DimensionLabels,
): string {
  const and = new Intl.ListFormat(tagOf(lang), { type: "conjunction" });
  const or = new Intl.ListFormat(tagOf(lang), { type: "disjunction" });
  const named = (name: Dimension) => {
    const words = (said[name] ?? []).map((code) => labels.get(name)?.get(code) ?? code);
    const rest = words.length - NAMED;
    return or.format(rest > 1 ? [...words.slice(0, NAMED), t("audience.others", { count: rest })] : words);
  };
  const parts = SAID_OF.flatMap((of) => {
    const phrases = DIMENSION_NAMES
      .filter((name) => narrows(name, peopleOnly) === of && (said[name]?.length ?? 0) > 0)
      .map((name) => t(`audience.said_${name}`, { values: named(name) }));
    if (of === "vehicle" && vinCount > 0) phrases.push(t("audience.said_vins", { count: vinCount }));
    return phrases.length > 0 ? [t(`audience.of_${of}`, { what: and.format(phrases) })] : [];
  });
  return parts.join(" · ");
}
