import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { wordHit } from "@/engines/sensitive/word_matcher.ts";
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
      hits: z.array(wordHit),
    }),
    form: {
      message: ({ hits }) =>
        hits.length === 0 ? { key: "sensitive.try_clean" } : {
          key: "sensitive.try_found",
          params: { count: hits.length, words: [...new Set(hits.map(({ word }) => word))] },
        },
    },
    run: (ctx, input) => tryText(ctx, input.text),
  }),
];
