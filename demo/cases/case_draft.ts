import type { Fate } from "../documents/fates.ts";

/** Chinese and English. */
export type Both = readonly [zh: string, en: string];

/** A check: object, parameter, value, finding, and the DTC that belongs to it. */
export type WrittenCheck = readonly [
  object: string,
  parameter: string,
  value: string,
  finding: string,
  dtc?: string,
];

/** A repair case as it is written down here. */
export interface WrittenCase {
  series: string;
  /** Who wrote it: an account of a store; left out: the technician of the demo. */
  by?: string;
  /** Kilometres, and those driven electrically of a hybrid. */
  km: number;
  electric?: number;
  title: Both;
  /** Title and analysis in German, where somebody has translated them. */
  german?: readonly [title: string, analysis: string];
  /** Codes of the vocabulary, by kind. */
  symptoms: readonly string[];
  prefixes?: readonly string[];
  positions?: readonly string[];
  suffixes?: readonly string[];
  directions?: readonly string[];
  roads?: readonly string[];
  weather?: readonly string[];
  status?: readonly string[];
  driver?: readonly string[];
  duration?: readonly string[];
  dtcs?: readonly string[];
  /** As the store wrote it, in its own language. */
  fault: string;
  checks?: readonly WrittenCheck[];
  analysis: Both;
  solution: string;
  actions?: readonly string[];
  /** Parts by what the catalogue calls them in English; the first is the one that had failed. */
  parts?: readonly (readonly [name: string, quantity: number])[];
  /** What was measured after the repair. */
  parameters?: readonly (readonly [name: string, value: string])[];
  fate: Fate;
  remark?: string;
  excellent?: true;
  /** What other stores said of it. */
  fixed?: number;
  notFixed?: number;
}
