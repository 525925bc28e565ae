/** Rows that fill the catalogue: what the import verbs take; here those of series, models and vehicles. Days are 'yyyy-MM-dd', inclusive; names are by language. */

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
