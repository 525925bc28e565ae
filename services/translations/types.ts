import { z } from "zod";
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

/** A text as calls answer it. */
export const interfaceText = z.object({
  key: z.string(),
  domain: z.string(),
  zh: z.string().describe("Chinese source"),
  en: z.string().describe("English source"),
  text: z.string().nullable().describe("null: another language stands in"),
  shipped: z.string().nullable().describe("as it comes with the program"),
  version: z.int(),
  states: z.array(z.enum(TEXT_STATES)),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
});
export type TextAsJson = z.infer<typeof interfaceText>;

/** How far a language has come. */
export interface LanguageProgress {
  lang: Lang;
  /** Texts in the language itself, of all there are. */
  translated: number;
  total: number;
}
