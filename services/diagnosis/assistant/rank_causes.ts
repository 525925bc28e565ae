import type { Found, KnownCheck } from "./found.ts";
import type { Group } from "./group_causes.ts";
import type { Check } from "./types.ts";

/** How much of what further evidence weighs counts, beside the first. */
const FURTHER = 0.25;
/** What a check that found what it looks for, and one that did not, makes of its causes. */
const SO = 4, NOT = 0.1;

/** A cause with how much speaks for it. */
export interface Ranked {
  group: Group;
  weight: number;
}

/**
 * Ranks causes: by what the likest evidence weighs, by how much more there is, by stores that it helped and diagnoses in which it was confirmed, and
 * by the outcome of checks.
 */
export function rankCauses(
  groups: readonly Group[],
  { so, not }: { so: ReadonlySet<string>; not: ReadonlySet<string> },
): Ranked[] {
  const outcome = (group: Group) =>
    checksOf(group).reduce(
      (factor, { key, same }) =>
        factor * (so.has(same) || so.has(key) ? SO : not.has(same) || not.has(key) ? NOT : 1),
      1,
    );
  return groups
    .map((group) => ({ group, weight: commonOf(group) * provenOf(group) * outcome(group) }))
    .sort((a, b) => b.weight - a.weight);
}

function commonOf([first, ...further]: Group): number {
  return first.weight + further.reduce((sum, { weight }, place) => sum + weight * FURTHER / (place + 1), 0);
}

/** More than 1 for what has helped, less for what has not. */
function provenOf(group: Group): number {
  const sum = (of: (one: Found) => number) => group.reduce((all, one) => all + of(one), 0);
  const helped = Math.log2(1 + sum(({ fixed, confirmed }) => fixed + 2 * confirmed));
  const not = Math.log2(1 + sum(({ notFixed }) => notFixed));
  return Math.max(0.5, 1 + 0.06 * helped - 0.06 * not);
}

/** Each check of a cause once, those of the likest evidence first. */
export function checksOf(group: Group): KnownCheck[] {
  return [
    ...new Map(group.flatMap(({ checks }) => checks).map((one) => [one.same, one] as const).reverse())
      .values(),
  ].reverse();
}

/**
 * The check that tells most: whose outcome parts what is likely as evenly as can be, the one of the likelier cause among equals. What was checked
 * already is not asked again.
 *
 * @param done keys of checks whose outcome is known, and what makes others the same as them
 */
export function nextCheck(ranked: readonly Ranked[], done: ReadonlySet<string>): Check | null {
  const all = ranked.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Map<string, { check: KnownCheck; weight: number }>();
  for (const { group, weight } of ranked) {
    for (const check of checksOf(group)) {
      const known = weights.get(check.same);
      if (known) known.weight += weight;
      else weights.set(check.same, { check, weight });
    }
  }
  const open = [...weights.values()].filter(({ check: { key, same } }) => !done.has(key) && !done.has(same));
  const [best] = open.sort((a, b) => unevenness(a.weight / all) - unevenness(b.weight / all));
  return best?.check ?? null;
}

/** 0 where a check parts what is likely in halves; by tenths, so that the likelier cause goes first among those alike. */
function unevenness(share: number): number {
  return Math.round(Math.abs(share - 0.5) * 10);
}
