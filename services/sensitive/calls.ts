import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { tryText } from "./try_text.ts";

/** Calls of the sensitive words beside those of their register. */
export const SENSITIVE_CALLS = [
  defineCall({
    operationId: "trySensitiveText",
    method: "post",
    path: "/tis/sensitive-words/trial",
    need: "Sensitive:view",
    tag: "Sensitive words",
    summary: "Sensitive words in a text and where they stand; nothing is kept",
    onlyReads: true,
    input: z.object({ text: z.string().min(1).max(LIMITS.triedTextLength) }),
    output: z.object({
      hits: z.array(z.object({
        word: z.string(),
        from: z.int().describe("first character, in the text's normal form NFC"),
        to: z.int().describe("behind the last one"),
      })),
    }),
    form: {
      message: ({ hits }) =>
        hits.length === 0 ? { key: "sensitive.try_clean" } : {
          key: "sensitive.try_found",
          params: { count: hits.length, words: [...new Set(hits.map(({ word }) => word))].join(", ") },
        },
    },
    run: (ctx, input) => tryText(ctx, input.text),
  }),
];
