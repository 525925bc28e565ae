import type { Names, WordRow } from "./rows.ts";

/** Rows of groups and figures, with drawings and lines (rows.ts). */

export interface GroupRow extends WordRow {
  /** Code of the group above, or null at the top. */
  parent?: string | null;
}

/** One of the alternatives for which a line is valid; what is left out says nothing. */
export interface ApplicabilityRow {
  modelCodes?: string[];
  optionsAll?: string[];
  optionsAny?: string[];
  optionsNone?: string[];
  productionFrom?: string | null;
  productionTo?: string | null;
  plantCode?: string | null;
  serialFrom?: number | null;
  serialTo?: number | null;
  marketCodes?: string[];
}

export interface LineRow {
  callout: string;
  partNumber: string;
  /** Null: as required. */
  quantity?: number | null;
  note?: Names | null;
  indent?: number;
  /** 'With item 7'. */
  withCallouts?: string[];
  /** The only build of the drawing in which its part is drawn; null or left out: any. */
  variant?: string | null;
  /** Marks among the footnotes of the figure. */
  footnotes?: string[];
  /** Any of them; empty or left out: valid for all. */
  applicability?: ApplicabilityRow[];
}

export interface FigureVersionRow {
  version: number;
  validFrom?: string | null;
  validTo?: string | null;
  /** Path of the drawing below the figures folder. */
  image: string;
  model3d?: string | null;
  width: number;
  height: number;
  /** Builds that the drawing holds, the usual one first; left out: it has but one. */
  variants?: string[];
  hotspots: {
    callout: string;
    /** The only build in which it stands there. */
    variant?: string | null;
    x: number;
    y: number;
    w: number;
    h: number;
    tip?: [number, number] | null;
    /** Rectangle of the callout's parts. */
    area?: [number, number, number, number] | null;
  }[];
}

export interface FigureRow {
  /** Stable, used in links: '34-11-02-C'. */
  code: string;
  /** '34-11-02' */
  number: string;
  variant?: string | null;
  names: Names;
  note?: Names | null;
  /** What its lines refer to by mark. */
  footnotes?: { mark: string; text: Names }[];
  places: { seriesCode: string; groupCode: string; sort?: number }[];
  versions: FigureVersionRow[];
  /** In the order of the table. */
  lines: LineRow[];
}
