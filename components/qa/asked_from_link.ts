import type { Question } from "@/services/qa/question_types.ts";

/** Pages that lead back to what a question was asked from, with the query that names it there. */
const BACK = {
  figure: ["EPC2D", "figure"],
  part: ["SearchPage", "keyword"],
  case: ["CaseList", "keyword"],
  tsb: ["TSBList", "keyword"],
  dtc: ["DTCManage", "keyword"],
  diagnosis: ["DiagnosePreview", "id"],
  order: ["EPCCart", "order"],
} as const;

/** Page and query that lead back to what a question was asked from. */
export function askedFromLink(
  { askedFrom, vin, seriesCode }: Pick<Question, "askedFrom" | "vin" | "seriesCode">,
): { route: string; query: string } | null {
  if (!askedFrom) return null;
  const [route, name] = BACK[askedFrom.kind];
  const query = new URLSearchParams({ [name]: askedFrom.key });
  if (askedFrom.kind === "figure") {
    if (askedFrom.callout) query.set("callout", askedFrom.callout);
    if (vin) query.set("vin", vin);
    else if (seriesCode) query.set("seriesCode", seriesCode);
  }
  return { route, query: String(query) };
}
