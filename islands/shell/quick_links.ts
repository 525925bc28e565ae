import type { QuickAnswer, QuickKind } from "@/services/part_search/quick/quick_types.ts";

/** A hit of the search box of one kind. */
export type HitOf<Kind extends QuickKind> = QuickAnswer[Kind][number];

/** Where each kind of hit leads, below the base path. */
const PAGES: { [Kind in QuickKind]: (hit: HitOf<Kind>) => [page: string, query: Record<string, string>] } = {
  vehicles: ({ vin }) => ["EPCPage", { vin }],
  jobs: ({ id }) => ["EPCCart", { job: String(id) }],
  numbers: ({ partNumber }) => ["SearchPage", { q: partNumber, part: partNumber }],
  parts: ({ partNumber }) => ["SearchPage", { q: partNumber, part: partNumber }],
  orders: ({ number }) => ["EPCCart", { order: number }],
  series: ({ code }) => ["EPCPage", { seriesCode: code }],
  figures: ({ vin, seriesCode, code }) => ["EPC2D", { ...(vin ? { vin } : { seriesCode }), figure: code }],
  documents: ({ page, id }) => [page, { id: String(id) }],
  pages: ({ route }) => [route, {}],
};

/** The address that a hit of the search box opens. */
export function hrefOfHit<Kind extends QuickKind>(basePath: string, kind: Kind, hit: HitOf<Kind>): string {
  const [page, query] = PAGES[kind](hit);
  const search = String(new URLSearchParams(query));
  return `${basePath}/${page}${search && `?${search}`}`;
}
