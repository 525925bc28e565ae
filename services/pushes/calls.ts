import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { pushDetail } from "./answer_schemas.ts";
import { readPush } from "./read_pushes.ts";
import { retryPush } from "./retry_push.ts";

const TAG = "Push to the dealer management system";
const id = z.int().positive();

/** Calls of the push log, beside that of its list. */
export const PUSH_CALLS = [
  defineCall({
    operationId: "readPush",
    method: "get",
    path: "/tis/pushes/{id}",
    need: "PushLog:view",
    tag: TAG,
    summary: "One hand-over with what was sent and what came back",
    input: z.object({ id }),
    output: pushDetail,
    run: (ctx, input) => readPush(ctx, input.id),
  }),
  defineCall({
    operationId: "retryPush",
    method: "post",
    path: "/tis/pushes/{id}/retry",
    need: "PushLog:retry",
    tag: TAG,
    summary: "Try a failed hand-over again",
    input: z.object({ id }),
    output: nothing,
    form: { to: () => "PushLog", message: "pushes.sentAgain" },
    run: async (ctx, input) => {
      await retryPush(ctx, input.id);
      return null;
    },
  }),
];
