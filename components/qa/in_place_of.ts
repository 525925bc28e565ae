import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { InPlaceOf, Question } from "@/services/qa/question_types.ts";

/** In whose place somebody acts, and how long: 'for Li Wei, absent until 11/30/2026'. */
export function placeText(t: Translate, format: Format, { fullName, until }: InPlaceOf): string {
  return t("qa.in_place_of", { away: fullName, day: format.day(until) });
}

/** Names of those whom a question waits for, each with the place that they take. */
export function waitedNames(
  t: Translate,
  format: Format,
  { inCharge, standIns }: Pick<Question, "inCharge" | "standIns">,
): string {
  const places = new Map(standIns.map(({ fullName, inPlaceOf }) => [fullName, inPlaceOf]));
  return format.names(inCharge.map((name) => {
    const place = places.get(name);
    return place ? t("qa.stand_in", { name, place: placeText(t, format, place) }) : name;
  }));
}
