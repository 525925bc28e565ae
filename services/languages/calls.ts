import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { languageEntry, listLanguages } from "./list_languages.ts";

/** The list of languages that dialogs choose from (specification section 7, language-supported list). */
export const LANGUAGE_CALLS = [
  defineCall({
    operationId: "listSupportedLanguages",
    method: "get",
    path: "/tis/supported-languages",
    need: "session",
    tag: "Session",
    summary: "Languages that the caller's edition offers, or does not",
    input: z.object({
      ...paging,
      supported: z.enum(["yes", "no"]).default("yes").describe("no: those that the edition does not offer"),
    }),
    output: pageOf(languageEntry),
    run: listLanguages,
  }),
];
