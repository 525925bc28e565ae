import type { Page } from "@/kernel/paging.ts";
import type { Money, Named, VehicleChoice } from "../epc/types.ts";

/** A place where a found part can be looked at. */
export interface PartPlace {
  seriesCode: string;
  figureCode: string;
  figureName: string;
  callout: string;
}

/** A found part as lists show it. */
export interface PartHit {
  partNumber: string;
  shown: string;
  name: string;
  price: Money | null;
  packQuantity: number;
  unit: string;
  /** Series that use it and that the reader may see. */
  series: Named[];
  /** The first figure that shows it, in the series asked for. */
  place: PartPlace | null;
  /** Parts that replace it now (all of them together), empty when it is current. */
  replacedBy: { number: string; shown: string }[];
  discontinued: boolean;
}

/** How the matches were found: by number or words as typed, or forgiving typing errors. */
export type SearchKind = "typed" | "similar";

export interface Facet extends Named {
  count: number;
}

export interface PartSearchAnswer extends Page<PartHit> {
  kind: SearchKind;
  facets: { series: Facet[]; groups: Facet[] };
}

/** The answer to one of the pasted numbers. */
export interface ExactHit extends PartHit {
  /** As pasted. */
  typed: string;
}

export interface ExactSearchAnswer {
  /** How many numbers were asked for. */
  asked: number;
  found: ExactHit[];
  /** As pasted, in order. */
  missing: string[];
  /** How many of those found are replaced by others. */
  superseded: number;
}

export interface QuickPart {
  partNumber: string;
  shown: string;
  name: string;
}

export interface QuickFigure {
  code: string;
  number: string;
  name: string;
  seriesCode: string;
  seriesName: string;
}

/** What the one search box offers while typing, at most five of each. */
export interface QuickAnswer {
  vehicles: VehicleChoice[];
  /** Parts whose number begins so. */
  numbers: QuickPart[];
  /** Parts found by words. */
  parts: QuickPart[];
  figures: QuickFigure[];
}
