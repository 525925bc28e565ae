/** Rows that fill the catalogue: what the import verbs take. Days are 'yyyy-MM-dd', inclusive; names are by language. */

/** Texts by language code: `{ zh_CN: "制动盘", en_US: "Brake disc" }`. */
export type Names = Record<string, string>;

export interface WordRow {
  code: string;
  names: Names;
  sort?: number;
}

export interface SubSaleTypeRow extends WordRow {
  brandCode: string;
  afterSaleType: string;
}

/** The fields of the series filter (specification section 3). `names` is epcName. */
export interface SeriesRow extends WordRow {
  brandCode: string;
  afterSaleType: string;
  subSaleType?: string | null;
  energyType: string;
  carType: string;
  yearFrom: number;
  yearTo?: number | null;
  editions?: ("domestic" | "overseas")[];
  /** 0 invisible, 1 visible, 2 pending, 3 host factory; default 2. */
  visible?: 0 | 1 | 2 | 3;
  /** 1 in use (default), 0 not. */
  state?: 0 | 1;
  /** 1: no longer built. */
  historyState?: 0 | 1;
  picture?: string | null;
  /** Countries that see it; empty or left out: every country. */
  countries?: string[];
}

export interface OptionRow extends WordRow {
  state?: 0 | 1;
  values: (WordRow & { state?: 0 | 1 })[];
}

export interface ModelRow extends WordRow {
  seriesCode: string;
  year?: number | null;
  productionFrom?: string | null;
  productionTo?: string | null;
  plantCode?: string | null;
  marketCode?: string | null;
  /** Option value codes that it can carry. */
  options?: string[];
}

export interface VehicleRow {
  vin: string;
  seriesCode: string;
  modelCodes: string[];
  /** Null or left out: not known. */
  options?: string[] | null;
  productionDate?: string | null;
  saleDate?: string | null;
  plantCode?: string | null;
  serial?: number | null;
  engineNumber?: string | null;
  motorNumber?: string | null;
  gearboxNumber?: string | null;
  /** Codes of its paint and trim. */
  paintCode?: string | null;
  trimCode?: string | null;
  marketCode?: string | null;
}

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
