import type { Audience } from "@/engines/audience/audience.ts";
import type { Fate } from "../documents/fates.ts";

/** What is said in Chinese, English and German; what is a code or a value alone is the same in German as in English. */
export type Said = readonly [zh: string, en: string, de?: string];

/** A bulletin as it is written down here. */
export interface Written {
  /** Two digits. */
  type: string;
  brand: string;
  series: readonly string[];
  dtcs?: readonly string[];
  /** Parts that it lists: their numbers, and how many a vehicle takes. */
  parts?: readonly (readonly [number: string, quantity: number])[];
  title: Said;
  /** The paragraphs are steps, one after the other. */
  steps?: true;
  /** Paragraphs, side by side in each language; `Symptom: ` before one is its heading. */
  text: readonly Said[];
  /** What is done, step by step, under a heading of its own after the text. */
  procedure?: readonly Said[];
  /** A table after the text, its first row the head; numbers with `N·m` become torques. */
  table?: readonly (readonly Said[])[];
  /** A figure of the demo (its file without the ending) that is shown, and the line under it. */
  picture?: { figure: string; caption: Said };
  /** What is said as a warning before the text. */
  warning?: Said;
  fate: Fate;
  /** Why it was rejected or did not pass. */
  remark?: string;
  urgent?: boolean;
  /** Whom it is for; left out: everybody. */
  audience?: Audience;
}
