import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { checkTexts, importTexts, SHEET_STATES } from "./import_texts.ts";
import { countStates, tellText } from "./read_texts.ts";
import { saveText } from "./save_text.ts";
import { readTextsSheet } from "./texts_sheet.ts";
import { sortInput } from "@/engines/lists/calls.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { textList } from "./text_list.ts";
import { interfaceText, TEXT_STATES } from "./types.ts";
import { undoTextChange } from "./undo_change.ts";

const TAG = "Languages and texts";

const lang = z.enum(LANGS as [Lang, ...Lang[]]);
const key = z.string().max(200).describe("as locales spell it: `orders.send`");
const version = z.int().min(0).describe("of the text that was read; 0: nothing was changed here yet");
const file = z.file().meta({ type: "string", format: "binary", description: "XLSX, as it went out" });

const row = z.object({
  row: z.int().describe("as the file counts: the heads are row 1"),
  key: z.string(),
  state: z.enum(SHEET_STATES),
  before: z.string().nullable(),
  text: z.string(),
  reasons: z.array(z.string()),
});

/** Calls of the interface's texts. */
export const TRANSLATION_CALLS = [
  defineCall({
    operationId: "listTexts",
    method: "get",
    path: "/tis/texts",
    need: "TisosTranslate:view",
    tag: TAG,
    summary: "Texts of the interface in a language beside their source, what is missing first",
    input: z.object({
      lang,
      keyword: z.string().max(LIMITS.keywordLength).optional(),
      domain: z.string().max(60).optional(),
      state: z.enum(TEXT_STATES).optional(),
      ...sortInput(textList),
      ...paging,
    }),
    output: pageOf(interfaceText).extend({ counts: z.record(z.enum(TEXT_STATES), z.int()) }),
    async run(ctx, query) {
      return { ...await readList(ctx, textList, query), counts: await countStates(ctx, query) };
    },
  }),
  defineCall({
    operationId: "saveText",
    method: "post",
    path: "/tis/texts/change",
    need: "TisosTranslate:edit",
    tag: TAG,
    summary: "Change a text of the interface, at once in every process",
    input: z.object({ lang, key, version, text: z.string().max(LIMITS.interfaceTextLength) }),
    output: interfaceText,
    form: { message: "translations.saved" },
    run: async (ctx, input) => tellText(await saveText(ctx, input)),
  }),
  defineCall({
    operationId: "resetText",
    method: "post",
    path: "/tis/texts/reset",
    need: "TisosTranslate:edit",
    tag: TAG,
    summary: "Go back to the text that comes with the program",
    input: z.object({ lang, key, version }),
    output: interfaceText,
    form: { message: "translations.reset-done" },
    run: async (ctx, input) => tellText(await saveText(ctx, { ...input, text: null }, { via: "reset" })),
  }),
  defineCall({
    operationId: "checkTexts",
    method: "post",
    path: "/tis/texts/import-check",
    need: "TisosTranslate:import",
    tag: TAG,
    summary: "What a sheet of texts would change, row by row, before anything is written",
    onlyReads: true,
    input: z.object({ lang, file }),
    output: z.object({ counts: z.record(z.enum(SHEET_STATES), z.int()), rows: z.array(row) }),
    run: async (ctx, input) => checkTexts(ctx, input.lang, await readTextsSheet(input.file)),
  }),
  defineCall({
    operationId: "importTexts",
    method: "post",
    path: "/tis/texts/import",
    need: "TisosTranslate:import",
    tag: TAG,
    summary: "Write the texts of a sheet, all or the good ones",
    input: z.object({
      lang,
      file,
      goodRowsOnly: z.boolean().default(false).describe("leave the others"),
      staleToo: z.boolean().default(false).describe("also those that were changed after the sheet went out"),
    }),
    output: z.object({ changed: z.int(), left: z.array(row) }),
    form: {
      message: ({ changed, left }) => ({
        key: "translations.imported",
        params: { changed, left: left.length },
      }),
    },
    run: async (ctx, { lang, file, ...how }) => importTexts(ctx, lang, await readTextsSheet(file), how),
  }),
  defineCall({
    operationId: "undoTextChange",
    method: "post",
    path: "/tis/text-changes/{id}/undo",
    need: "TisosTranslate:edit",
    tag: TAG,
    summary: "Put back what a text was before a change",
    input: z.object({ id: z.int().positive() }),
    output: interfaceText,
    form: { message: "translations.undone" },
    run: async (ctx, input) => tellText(await undoTextChange(ctx, input.id)),
  }),
];
