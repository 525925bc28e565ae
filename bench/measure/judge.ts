import type { Case } from "./cases.ts";
import { percentile } from "./percentile.ts";
import type { CaseTimes } from "./run_case.ts";

export const CASE_HEAD = [
  ...["case", "bare p50", "bare p95", "HTTP p50", "HTTP p95", "p95 ratio", "aim", "met", "answers"],
];
/** Width of each column: rows are printed as they are measured. */
export const CASE_WIDTHS = [22, 8, 8, 8, 8, 9, 10, 3, 20];

/** A row of the report, milliseconds: the aim holds for p95 over HTTP. */
export function caseRow(one: Case, times: CaseTimes): string[] {
  const [bare50, bare95] = [percentile(times.bare, .5), percentile(times.bare, .95)];
  const [http50, http95] = [percentile(times.http, .5), percentile(times.http, .95)];
  const ratio = http95 / bare95;
  const met = http95 <= one.mostMs && (one.mostRatio === null || ratio <= one.mostRatio);
  const aim = `${one.mostMs} ms${one.mostRatio === null ? "" : `, ${one.mostRatio} x`}`;
  const answers = [...times.codes].map(([code, count]) => `${count} x ${code}`).join(", ");
  return [
    one.name,
    ...[bare50, bare95, http50, http95].map((ms) => ms.toFixed(1)),
    ...[ratio.toFixed(1), aim, met ? "yes" : "no", answers],
  ];
}
