import type { EnergyType } from "./classes.ts";
import type { Written } from "./names.ts";
import type { Feature } from "./options.ts";
import type { Platform, PlatformCode } from "./platforms.ts";
import type { Drive, SeriesDraft } from "./series.ts";
import type { Word } from "./words.ts";

/** For what a figure is composed: the platform, and the series where the drawing is used for each apart. */
export interface Setting {
  platformCode: PlatformCode;
  platform: Platform;
  /** Series that the figure serves. */
  series: readonly SeriesDraft[];
  /** The only one, when the figure is made for each series. */
  only: SeriesDraft | null;
}

/** A size that depends on what the figure is for; null leaves it out. */
export type Size = (setting: Setting) => string | null;

/** A part of the car maker's own. Parts of the same group, name and revision are one part wherever they stand. */
export interface PartDraft {
  /** Words of the vocabulary, sizes, or a name that only its own sheet uses. */
  words: readonly (Word | Size | Written)[];
  /** First four digits of the number. */
  group: string;
  /** Net price in euro for the middle class. */
  euro: number;
  /** One part for a whole platform, or for all series, where a figure is made for each series. */
  shared?: "platform" | "all";
  /** Told apart from a part of the same name: the second one is fitted later. */
  revision?: number;
  pack?: number;
  unit?: "piece" | "set" | "pair";
  grams?: number;
  /** An exchange part; the core costs this share of the net price. */
  core?: number;
  torque?: number;
  angle?: number;
  once?: true;
  orderable?: false;
  /** Code of the paint or trim in which it comes (finishes.ts). */
  finish?: string;
  /** Comes primed. */
  primed?: true;
  /** How it follows older parts; without it the dice decide. */
  history?: "none" | "chain" | "use_up" | "at_once" | "split" | "merged" | "alternative";
}

/** A screw, nut or washer by norm: the same part for all series. */
export interface StandardDraft {
  standard: string;
  torque?: number;
  angle?: number;
  once?: true;
}

/** Brake fluid, grease and the like, by the key of auxiliaries.ts. */
export interface AuxiliaryDraft {
  auxiliary: string;
}

/** Conditions of one row, all of which must hold. */
export interface When {
  with?: readonly Feature[];
  any?: readonly Feature[];
  without?: readonly Feature[];
  /** From the platform's change on, or before it. */
  from?: keyof Platform["changes"];
  until?: keyof Platform["changes"];
  drive?: readonly Drive[];
  energy?: readonly EnergyType[];
  /** The weaker or the stronger half of the models that a figure serves. */
  power?: "lower" | "higher";
  markets?: readonly string[];
  /** From, or up to, the running number that the plant had reached at a platform's change. */
  serialFrom?: keyof Platform["changes"];
  serialUntil?: keyof Platform["changes"];
}

export interface LineDraft {
  part: PartDraft | StandardDraft | AuxiliaryDraft;
  /** Null: as required. */
  quantity: number | null;
  when?: readonly When[];
  note?: Written;
  indent?: 1;
  /** Names in the drawing of the parts that it goes with. */
  goesWith?: readonly string[];
}

/** A sentence below a table, and the parts of the drawing whose lines refer to it. */
export interface Footnote {
  mark: string;
  written: Written;
  of: readonly string[];
}

/** One figure that a drawing serves; a variant of it is made for each platform or series. */
export interface Sheet {
  /** Group and number of the sheet: 34-11-02. */
  number: string;
  written: Written;
  /** Parts of the drawing that it lists, by their names in the drawing; the other callouts are not shown. */
  lines: Readonly<Record<string, readonly LineDraft[]>>;
  footnotes?: readonly Footnote[];
  /** How many drawings it has had, by production period. */
  versions?: 1 | 2 | 3;
  /** What must hold for all of its lines besides their own conditions. */
  when?: When;
  /** Series that have it; all of them without it. */
  serves?: (series: SeriesDraft) => boolean;
}

export interface DrawingUse {
  /** Name in demo/figures. */
  drawing: string;
  /** One variant for all series of a platform, or one for each series. */
  per: "platform" | "series";
  /** What each build of the drawing belongs to: an option, the one without which it is built, or what drives the vehicle. */
  builds?: Readonly<Record<string, Feature | { without: Feature } | { energy: EnergyType }>>;
  sheets: readonly Sheet[];
}

/** One line. */
export function line(
  part: LineDraft["part"],
  quantity: number | null,
  when?: When | readonly When[],
): LineDraft {
  return when === undefined
    ? { part, quantity }
    : { part, quantity, when: Array.isArray(when) ? when : [when as When] };
}

/** The same part for the left and for the right, with the words behind its name. */
export function sides(part: PartDraft, quantity = 1, when?: When): LineDraft[] {
  return (["left", "right"] as const).map((side) =>
    line({ ...part, words: [...part.words, side] }, quantity, when)
  );
}

/** A part that was revised at a change of the platform: the old one until then, the new one from then on. */
export function revised(
  part: PartDraft,
  quantity: number,
  change: keyof Platform["changes"],
  when: When = {},
): LineDraft[] {
  return [
    line({ ...part, history: part.history ?? "none" }, quantity, { ...when, until: change }),
    line({ ...part, revision: 2, euro: part.euro * 1.06, history: "none" }, quantity, {
      ...when,
      from: change,
    }),
  ];
}

/** Size texts that several sheets use. */
export const sizes = {
  frontDisc: ({ platform: { frontDisc: { standard } } }: Setting) =>
    `${standard.diameter} × ${standard.width}`,
  frontDiscLarge: ({ platform: { frontDisc: { large } } }: Setting) => `${large.diameter} × ${large.width}`,
  rearDisc: ({ platform: { rearDisc: { standard } } }: Setting) => `${standard.diameter} × ${standard.width}`,
  rearDiscLarge: ({ platform: { rearDisc: { large } } }: Setting) => `${large.diameter} × ${large.width}`,
  /** A text of its own for each platform. */
  by: (texts: Readonly<Record<PlatformCode, string>>): Size => ({ platformCode }) => texts[platformCode],
} satisfies Record<string, Size | ((texts: Readonly<Record<PlatformCode, string>>) => Size)>;
