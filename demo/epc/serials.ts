import { type Day, dayNumber } from "./days.ts";

const BEGIN = dayNumber("2019-01-01");
/** Vehicles a plant builds in a day. */
export const PER_DAY = 320;

/** First running number of a day. Plants count on over the years, so a number is told from a day and the other way round. */
export function serialOn(day: Day): number {
  return 10_000 + (dayNumber(day) - BEGIN) * PER_DAY;
}
