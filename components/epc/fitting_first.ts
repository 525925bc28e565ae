import type { FigureLine } from "@/services/epc/figure_types.ts";

const ORDER = { fits: 0, unknown: 1, not: 2 };

/** Lines of a figure in their order, but among those of one callout that stand together what fits first. */
export function fittingFirst(lines: readonly FigureLine[]): FigureLine[] {
  const runs: FigureLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && run[0]!.callout === line.callout) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => run.toSorted((one, other) => ORDER[one.fit] - ORDER[other.fit]));
}
