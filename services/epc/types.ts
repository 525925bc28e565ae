/**
 * What the parts catalogue answers, as plain JSON. Names are in the reader's language; days are 'yyyy-MM-dd', moments ISO
 * 8601; money is text with two decimals, never a float. No code here: islands may import it.
 */

/** A code with its name in the reader's language. */
export interface Named {
  code: string;
  name: string;
}

/** An amount of money: '88.60' with its ISO 4217 currency. */
export interface Money {
  amount: string;
  currency: string;
}

/** A sentence for the reader with the key it comes from. */
export interface Told {
  key: string;
  text: string;
}

/** A series as lists show it (specification section 3: seriesCode, epcName, with the fields of the series filter). */
export interface Series {
  seriesCode: string;
  epcName: string;
  brandCode: string;
  brandName: string;
  afterSaleType: string;
  subSaleType: string | null;
  energyType: Named;
  carType: Named;
  yearFrom: number;
  yearTo: number | null;
  visible: 0 | 1 | 2 | 3;
  state: 0 | 1;
  historyState: 0 | 1;
  picture: string | null;
  modelCount: number;
}

export interface Model {
  code: string;
  name: string;
  seriesCode: string;
  year: number | null;
  productionFrom: string | null;
  productionTo: string | null;
  plant: Named | null;
  market: Named | null;
}

/** One of several vehicles to choose from, or a recent one. */
export interface VehicleChoice {
  vin: string;
  brandCode: string;
  seriesCode: string;
  seriesName: string;
  models: Named[];
  productionDate: string | null;
}

export interface Vehicle extends VehicleChoice {
  brandName: string;
  saleDate: string | null;
  energyType: Named;
  /** Null: not known. */
  options: (Named & { option: string })[] | null;
  plant: Named | null;
  serial: number | null;
  engineNumber: string | null;
  motorNumber: string | null;
  market: Named | null;
  /** `vin-check-digit`, `production-date-unknown`, `options-unknown`: to be shown, nothing is refused. */
  warnings: Told[];
}

/**
 * Answer of a VIN look-up: one vehicle, or several for the last 8 characters. brandCode and seriesCode are those of the
 * one vehicle, or of all choices when they agree.
 */
export interface VinAnswer {
  found: "one" | "several";
  brandCode: string | null;
  seriesCode: string | null;
  vehicle: Vehicle | null;
  choices: VehicleChoice[];
  /** True when there are more vehicles than `choices` holds. */
  more: boolean;
}

/** For what the catalogue is shown: a vehicle, a model of a series, or a series as a whole. */
export interface Subject {
  kind: "vehicle" | "model" | "series";
  vin: string | null;
  brandCode: string;
  seriesCode: string;
  seriesName: string;
  models: Named[];
  productionDate: string | null;
}

export interface GroupNode {
  code: string;
  name: string;
  /** Codes from the top down to this one. */
  path: string[];
  /** Figures of this group and below that fit, and all. */
  fitting: number;
  all: number;
  children: GroupNode[];
}

export interface GroupTree {
  subject: Subject;
  groups: GroupNode[];
  /** '218 of 241 figures fit'. */
  fitting: number;
  all: number;
}

/** A figure as a link. */
export interface FigureLink {
  code: string;
  number: string;
  variant: string | null;
  name: string;
  fits: boolean;
}

export interface FigureCard extends FigureLink {
  groupCode: string;
  groupName: string;
  /** Path of the drawing below the figures folder. */
  image: string | null;
}

export interface GroupFigures {
  subject: Subject;
  group: Named;
  /** From the top group down to this one. */
  trail: Named[];
  figures: FigureCard[];
}

/** A hotspot in the drawing's own units. */
export interface Hotspot {
  callout: string;
  x: number;
  y: number;
  w: number;
  h: number;
  tip: [number, number] | null;
  /** Rectangle of the callout's parts: x, y, width, height; null when the drawing does not say. */
  area: [number, number, number, number] | null;
}

export interface FigureVersion {
  version: number;
  validFrom: string | null;
  validTo: string | null;
}

export interface FigureDrawing extends FigureVersion {
  image: string;
  model3d: string | null;
  width: number;
  height: number;
  hotspots: Hotspot[];
}

export type Fit = "fits" | "not" | "unknown";
export type SupersessionKind = "at_once" | "use_up_stock";
export type Interchange = "both" | "forward" | "none";

/** The other part of a supersession, seen from one part. */
export interface SupersessionLink {
  number: string;
  shown: string;
  name: string;
  kind: SupersessionKind;
  interchange: Interchange;
  /** Pieces of the new part for one of the old. */
  ratio: number;
  setNo: number;
  validFrom: string;
  /** Whether validFrom has come. */
  inForce: boolean;
}

export interface StandardPart extends Named {
  norm: string;
  dimensions: string | null;
  strength: string | null;
  torqueNm: number | null;
}

export interface Auxiliary extends Named {
  kind: string;
  spec: string | null;
  unit: string;
}

/** What is the same for a part wherever it is shown. */
export interface PartFacts {
  partNumber: string;
  /** The number as people group it. */
  shown: string;
  name: string;
  unit: string;
  packQuantity: number;
  price: Money | null;
  /** Core price of an exchange part. */
  core: Money | null;
  exchange: boolean;
  standardPart: StandardPart | null;
  auxiliary: Auxiliary | null;
  torqueNm: number | null;
  torqueAngle: number | null;
  replaceOnceOpened: boolean;
  /** Why it cannot be ordered, or null. */
  notOrderable: Told | null;
  replaces: SupersessionLink[];
  replacedBy: SupersessionLink[];
}

export interface FigureLine extends PartFacts {
  id: number;
  callout: string;
  /** Pieces on one vehicle; null: as required. */
  quantity: number | null;
  note: string | null;
  indent: number;
  fit: Fit;
  /** Why it does not fit or is not known to, in words; null when it fits. */
  reason: string | null;
  /** For which vehicles it is valid, in words: one sentence a row, any of them; empty: for all. */
  applicability: string[];
  /** Pieces of it in the reader's cart for this figure, callout and vehicle. */
  inCart: number;
}

export interface FigureAnswer {
  subject: Subject;
  code: string;
  number: string;
  variant: string | null;
  name: string;
  note: string | null;
  drawing: FigureDrawing | null;
  versions: FigureVersion[];
  group: Named;
  trail: Named[];
  /** Figures of the same group in order, this one among them. */
  siblings: FigureLink[];
  /** Neighbours that fit, within the group. */
  previous: FigureLink | null;
  next: FigureLink | null;
  lines: FigureLine[];
  counts: Record<Fit, number>;
  /** Currency of the reader's price list, or null when there is none. */
  currency: string | null;
}

/** One step of a supersession chain. `direction` older: towards what it replaces; newer: towards what replaces it. */
export interface ChainStep {
  direction: "older" | "newer";
  /** 1 next to the part, then further. */
  distance: number;
  from: { number: string; shown: string; name: string };
  to: { number: string; shown: string; name: string };
  kind: SupersessionKind;
  interchange: Interchange;
  ratio: number;
  setNo: number;
  validFrom: string;
  inForce: boolean;
}

export interface PriceRow {
  priceList: string;
  validFrom: string;
  price: Money;
  core: Money | null;
  /** The one that counts today. */
  current: boolean;
}

export interface PartAnswer extends PartFacts {
  note: string | null;
  weightG: number | null;
  discontinuedOn: string | null;
  chain: ChainStep[];
  prices: PriceRow[];
  /** In how many figures the reader may see it is used. */
  usedIn: number;
  series: Named[];
}

export interface PartUse {
  seriesCode: string;
  seriesName: string;
  groupCode: string;
  groupName: string;
  figureCode: string;
  figureNumber: string;
  figureName: string;
  callout: string;
  quantity: number | null;
  applicability: string[];
}
