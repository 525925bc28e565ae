import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";

/**
 * What can be said of a text in a language: it is there in no writing of that language; it was changed here; it breaks a rule of messages;
 * its source changed after it was changed here.
 */
export const TEXT_STATES = ["missing", "wrong", "outdated", "overridden"] as const;
export type TextState = typeof TEXT_STATES[number];

export const lang = z.enum(LANGS as [Lang, ...Lang[]]);

export const textFilter = z.object({
  lang,
  /** Looked for in key, sources and text. */
  keyword: z.string().max(LIMITS.keywordLength).optional(),
  domain: z.string().max(60).optional(),
  state: z.enum(TEXT_STATES).optional(),
});
export type TextFilter = z.infer<typeof textFilter>;

export const interfaceText = z.object({
  key: z.string(),
  domain: z.string().describe("first part of the key: the file it stands in"),
  zh: z.string().describe("Chinese source"),
  en: z.string().describe("English source"),
  text: z.string().nullable().describe("null: another language stands in"),
  shipped: z.string().nullable().describe("as it comes with the program"),
  version: z.int().describe("of what was changed here; 0: nothing was"),
  states: z.array(z.enum(TEXT_STATES)),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
});
/** A text of the interface in one language, beside its source. */
export type InterfaceText = z.infer<typeof interfaceText>;

/** How far a language has come. */
export interface LanguageProgress {
  lang: Lang;
  /** Texts in the language itself, of all there are. */
  translated: number;
  total: number;
}
