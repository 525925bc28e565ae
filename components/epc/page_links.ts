import { queryText } from "../table/query_text.ts";

/** What an EPC page is asked for; every member stands in the address, so that each state has a link. */
export interface EpcQuery {
  vin?: string;
  seriesCode?: string;
  model?: string;
  group?: string;
  figure?: string;
  callout?: string;
  /** Number of the figure's drawing, where it is not that of the production day. */
  version?: string;
  /** Part whose details stand beside. */
  part?: string;
  /** `1`: lines that do not fit are shown greyed. */
  not?: string;
  /** `1`: figures that do not fit are listed too. */
  other?: string;
}

/** Address of an EPC page with its query; members that are undefined are left out. */
export function epcHref(
  basePath: string,
  page: "EPCPage" | "EPC2D" | "EPCIndex" | "EPCVehicle" | "PrintPage",
  query: EpcQuery,
): string {
  return `${basePath}/${page}${queryText(query as Record<string, string | undefined>)}`;
}

/** Address of a figure's list as PDF, for what the page shows it for. */
export function paperHref(figureCode: string, { vin, seriesCode, model, group, not }: EpcQuery): string {
  return `/tis/figure-papers/${encodeURIComponent(figureCode)}.pdf${
    queryText({ vin, seriesCode, model, group, not })
  }`;
}

/** Address of a figure's small picture. */
export function figureThumbSrc(figureCode: string): string {
  return `/tis/file/figure-thumbs/${encodeURIComponent(figureCode)}.svg`;
}
