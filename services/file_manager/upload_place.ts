import type { Place } from "@/engines/files/places.ts";

/** Where files of any kind may go. */
const GENERAL_PLACE = "general";

/** The place that files are uploaded to: the one asked for, else the general one, else the first of those that are open to the person. */
export function uploadPlace(places: readonly Place[], asked: string | undefined): Place | undefined {
  const named = (name: string | undefined) => places.find((place) => place.name === name);
  return named(asked) ?? named(GENERAL_PLACE) ?? places[0];
}
