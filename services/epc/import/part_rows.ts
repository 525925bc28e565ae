import type { Names } from "./rows.ts";

/** Rows of parts: what they are, what goes with them, what they cost, what replaces them (rows.ts). */

export interface StandardPartRow {
  code: string;
  names: Names;
  /** 'ISO 4762' */
  norm: string;
  /** 'M8 × 16' */
  dimensions?: string | null;
  /** '8.8' */
  strength?: string | null;
  torqueNm?: number | null;
}

export interface AuxiliaryRow {
  code: string;
  names: Names;
  kind?: "oil" | "sealant" | "paint" | "fluid" | "grease" | "adhesive" | "other";
  spec?: string | null;
  unit?: string;
}

export interface PartRow {
  /** In any writing: '3411 6872 014' is stored as 34116872014 and shown as written here. */
  number: string;
  names: Names;
  note?: Names | null;
  packQuantity?: number;
  /** piece, set, pair, litre, metre, kilogram */
  unit?: string;
  weightG?: number | null;
  standardPartCode?: string | null;
  auxiliaryCode?: string | null;
  exchange?: boolean;
  replaceOnceOpened?: boolean;
  torqueNm?: number | null;
  torqueAngle?: number | null;
  orderable?: boolean;
  discontinuedOn?: string | null;
  /** Code of the paint or trim in which it comes. */
  finishCode?: string | null;
  /** Comes primed and is painted in the vehicle's colour. */
  primed?: boolean;
  /** '330 × 28 mm' */
  dimensions?: string | null;
  /** Of the Harmonized System, six to ten digits. */
  customsCode?: string | null;
  /** 'UN3268', with its class '9'. */
  unNumber?: string | null;
  hazardClass?: string | null;
}

/** What goes with a part; what is left out stays as it is. */
export interface PartCompanyRow {
  number: string;
  /** What the kit holds. */
  kit?: KitRow[];
  /** What is needed along with it. */
  needs?: NeedRow[];
  /** What may be taken in its place or beside it. */
  alternatives?: AlternativeRow[];
}

/** A paint or a trim. */
export interface FinishRow {
  code: string;
  kind: "paint" | "trim";
  names: Names;
  /** '#1A2B3C' */
  swatch?: string | null;
}

export interface KitRow {
  partNumber: string;
  quantity?: number;
}

export interface NeedRow {
  partNumber: string;
  why: "replace" | "use_up" | "fit_with";
  /** Pieces for one of the part; null or left out: as required. */
  quantity?: number | null;
}

export interface AlternativeRow {
  partNumber: string;
  kind: "remanufactured" | "economy" | "accessory";
}

export interface PriceImportRow {
  partNumber: string;
  priceList: string;
  validFrom: string;
  currency: string;
  /** '88.60' */
  net: string;
  core?: string | null;
  /** What customers are asked for by the list, without VAT. */
  list?: string | null;
  /** 'B2': makes the net price out of the list price. */
  discountGroup?: string | null;
}

export interface SupersessionRow {
  from: string;
  to: string;
  /** Rows of one `from` and set replace it together; default 1. */
  setNo?: number;
  /** Pieces of the new for one of the old; default 1. */
  ratio?: number;
  kind: "at_once" | "use_up_stock";
  interchange: "both" | "forward" | "none";
  validFrom: string;
}
