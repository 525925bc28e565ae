import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { listPushes, type Push, type PushDetail, readPush } from "./read_pushes.ts";
import { retryPush } from "./retry_push.ts";
import { PUSH_STATES } from "@/engines/pushes/types.ts";
import { PUSH_SUBJECTS } from "./types.ts";

const TAG = "Push to the dealer management system";
const id = z.int().positive();
const moment = z.iso.datetime();

const push = z.object({
  id,
  subjectKind: z.enum(PUSH_SUBJECTS),
  subjectId: z.string(),
  round: z.int().describe("how often it was asked for"),
  receiver: z.string(),
  storeCode: z.string().nullable(),
  storeName: z.string().nullable(),
  state: z.enum(PUSH_STATES),
  stateName: z.string(),
  tries: z.int(),
  httpStatus: z.int().nullable().describe("of the last try"),
  reason: z.string().nullable(),
  requestedAt: moment,
  requestedBy: z.string().nullable().describe("who asked for it again"),
  lastTryAt: moment.nullable(),
  nextTryAt: moment.nullable(),
}) satisfies z.ZodType<Push>;

const pushDetail = push.extend({
  sent: z.string().describe("body as it was sent"),
  answer: z.string().nullable().describe("body of the last answer"),
  isLast: z.boolean().describe("it was not asked for again since"),
}) satisfies z.ZodType<PushDetail>;

/** Calls of the push log. */
export const PUSH_CALLS = [
  defineCall({
    operationId: "listPushes",
    method: "get",
    path: "/tis/pushes",
    need: "PushLog:view",
    tag: TAG,
    summary: "What was handed over to other systems, newest first",
    input: z.object({
      state: z.enum(PUSH_STATES).optional(),
      subjectKind: z.enum(PUSH_SUBJECTS).optional(),
      keyword: z.string().max(200).optional().describe("number of the order or part of it"),
      from: dayText().optional().describe("day in the caller's zone, included"),
      to: dayText().optional().describe("day in the caller's zone, included"),
      ...paging,
    }),
    output: pageOf(push),
    run: listPushes,
  }),
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
