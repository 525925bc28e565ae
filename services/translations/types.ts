import type { Lang } from "@/kernel/texts/languages.ts";

/**
 * What can be said of a text in a language: it is there in no writing of that language; it was changed here; it breaks a rule of messages;
 * its source changed after it was changed here.
 */
export const TEXT_STATES = ["missing", "wrong", "outdated", "overridden"] as const;
export type TextState = typeof TEXT_STATES[number];

/** A text of the interface in one language, beside its source. */
export interface InterfaceText {
  key: string;
  /** First part of the key: the file it stands in. */
  domain: string;
  zh: string;
  en: string;
  /** As it is shown; null: a relative or English stands in. */
  text: string | null;
  /** As it comes with the program in this language. */
  shipped: string | null;
  /** Of what was changed here; 0: nothing was. */
  version: number;
  states: TextState[];
  changedAt: Date | null;
  changedBy: string | null;
}

export interface TextFilter {
  lang: Lang;
  /** Looked for in key, sources and text. */
  keyword?: string;
  domain?: string;
  state?: TextState;
}

/** Rows of a list of texts with how many there are of each state, whatever state is asked for. */
export interface TextList {
  records: InterfaceText[];
  total: number;
  pageNo: number;
  pageSize: number;
  counts: Record<TextState, number>;
}

/** How far a language has come. */
export interface LanguageProgress {
  lang: Lang;
  /** Texts in the language itself, of all there are. */
  translated: number;
  total: number;
}
