import { basePeople, type DmsPerson } from "./people.ts";
import type { DmsState } from "./state.ts";

/** Everybody, with what was changed since the beginning. */
export function peopleNow(state: DmsState): DmsPerson[] {
  const all = new Map(basePeople(new Date(state.since)).map((one) => [one.id, one]));
  for (const [id, person] of state.people) all.set(id, person);
  return [...all.values()];
}
