import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { checkedSheet, checkTexts, importedTexts, importTexts } from "./import_texts.ts";
import { countStates } from "./read_texts.ts";
import { saveText, textWish } from "./save_text.ts";
import { readTextsSheet } from "./texts_sheet.ts";
import { sortInput } from "@/engines/lists/calls.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { textList } from "./text_list.ts";
import { interfaceText, lang, TEXT_STATES, textFilter } from "./types.ts";
import { undoTextChange } from "./undo_change.ts";

const TAG = "Languages and texts";

const file = z.file().meta({ type: "string", format: "binary", description: "XLSX, as it went out" });

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
      ...textFilter.shape,
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
    input: textWish,
    output: interfaceText,
    form: { message: "translations.saved" },
    run: (ctx, input) => saveText(ctx, input),
  }),
  defineCall({
    operationId: "resetText",
    method: "post",
    path: "/tis/texts/reset",
    need: "TisosTranslate:edit",
    tag: TAG,
    summary: "Go back to the text that comes with the program",
    input: textWish.omit({ text: true }),
    output: interfaceText,
    form: { message: "translations.reset-done" },
    run: (ctx, input) => saveText(ctx, { ...input, text: null }, { via: "reset" }),
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
    output: checkedSheet,
    run: async (ctx, input) => checkTexts(ctx, input.lang, await readTextsSheet(ctx, input.file)),
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
    output: importedTexts,
    form: {
      message: ({ changed, left }) => ({
        key: "translations.imported",
        params: { changed, left: left.length },
      }),
    },
    run: async (ctx, { lang, file, ...how }) => importTexts(ctx, lang, await readTextsSheet(ctx, file), how),
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
    run: (ctx, input) => undoTextChange(ctx, input.id),
  }),
];
