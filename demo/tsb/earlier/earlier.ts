import { BODY } from "./body.ts";
import { CHASSIS } from "./chassis.ts";
import { ELECTRIC } from "./electric.ts";
import { ENGINE } from "./engine.ts";

/** Bulletins of the months before those of `../written.ts`, of several groups of the vehicle in turn as they were written. */
export const EARLIER = inTurn([CHASSIS, ELECTRIC, ENGINE, BODY]);

function inTurn<T>(groups: readonly (readonly T[])[]): T[] {
  const most = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
}
