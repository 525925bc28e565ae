import { z } from "zod";
import { PUSH_STATES } from "@/engines/pushes/types.ts";
import { PUSH_SUBJECTS } from "./types.ts";

const moment = z.iso.datetime();

/** One hand-over as the log shows it; moments are ISO 8601. */
export const push = z.object({
  id: z.int().positive(),
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
  /** In the reader's language, or as the other system wrote it. */
  reason: z.string().nullable(),
  requestedAt: moment,
  requestedBy: z.string().nullable().describe("who asked for it again"),
  lastTryAt: moment.nullable(),
  /** Null when none is planned. */
  nextTryAt: moment.nullable(),
});
export type Push = z.infer<typeof push>;

/** What was sent and what came back, as text: shown, never run. */
export const pushDetail = push.extend({
  sent: z.string().describe("body as it was sent"),
  answer: z.string().nullable().describe("body of the last answer"),
  isLast: z.boolean().describe("it was not asked for again since"),
});
export type PushDetail = z.infer<typeof pushDetail>;
