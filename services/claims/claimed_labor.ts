import type { Ctx } from "@/kernel/ctx.ts";
import { countOnce } from "@/services/labor/overlap/count_once.ts";
import { laborByCodes, type ReleasedLabor } from "@/services/labor/released_labor.ts";
import { minutesOf } from "@/services/labor/time/labor_time.ts";

/** A released labor item as a claim takes it. */
export interface ClaimedLabor {
  code: string;
  /** In the caller's language. */
  name: string;
  minutes: number;
  /** Of those, what counts: work that several items of the claim contain counts once. */
  chargedMinutes: number;
  /** Codes of the work that is counted with another item. */
  shared: readonly string[];
  /** It is for the series of the vehicle. */
  isForSeries: boolean;
}

/**
 * Labor items of a claim by their codes, those that are released and in force; the others are left out.
 *
 * @param series of the vehicle; null: not known yet
 */
export async function claimedLabor(
  ctx: Ctx,
  codes: readonly string[],
  series: string | null,
): Promise<Map<string, ClaimedLabor>> {
  const known = await withContents(ctx, codes);
  const chosen = [...new Set(codes)].filter((code) => known.get(code)?.stopState === 0);
  const charged = countOnce(
    chosen,
    new Map(
      [...known.values()].map(({ laborTimeCode, laborSeconds, contains }) => [
        laborTimeCode,
        { code: laborTimeCode, laborSeconds, contains },
      ]),
    ),
  );
  return new Map(charged.map(({ code, laborSeconds, chargedSeconds, shared }) => {
    const { laborTimeName, seriesCodes } = known.get(code)!;
    return [code, {
      code,
      name: laborTimeName,
      minutes: minutesOf(laborSeconds),
      chargedMinutes: minutesOf(chargedSeconds),
      shared,
      isForSeries: series === null || seriesCodes.includes(series),
    }];
  }));
}

/** Items with all that they contain. */
async function withContents(ctx: Ctx, codes: readonly string[]): Promise<Map<string, ReleasedLabor>> {
  const known = new Map<string, ReleasedLabor>();
  const asked = new Set<string>();
  for (let next = [...new Set(codes)]; next.length > 0;) {
    next.forEach((code) => asked.add(code));
    const found = await laborByCodes(ctx, next);
    for (const [code, item] of found) known.set(code, item);
    next = [...new Set([...found.values()].flatMap(({ contains }) => contains))].filter((code) =>
      !asked.has(code)
    );
  }
  return known;
}
