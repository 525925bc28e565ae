import { z } from "zod";

/** What a step of a trace is: something done or read, an event, its effect at a consumer, a mail or hand-over, long work. */
export const STEP_KINDS = [
  "change",
  "reading",
  "event",
  "effect",
  "parked",
  "mail",
  "hand-over",
  "work",
] as const;
export const STEP_STATES = ["done", "waiting", "retrying", "failed"] as const;

/** One step of a trace. */
const traceStep = z.object({
  id: z.string(),
  /** Step that brought it about; null: the request itself. */
  parent: z.string().nullable(),
  /** Below how many others it stands. */
  depth: z.int(),
  kind: z.enum(STEP_KINDS),
  /** Operation, type of event, consumer, kind of mail or hand-over, kind of work. */
  name: z.string(),
  subjectKind: z.string().nullable(),
  /** What it is about: key of the aggregate, number of the order. */
  subject: z.string().nullable(),
  userCode: z.string().nullable(),
  /** Page on which it was done. */
  funLink: z.string().nullable(),
  at: z.iso.datetime(),
  /** When it was sent, had its effect or was given up; null while it is open. */
  endedAt: z.iso.datetime().nullable(),
  state: z.enum(STEP_STATES),
  attempts: z.int().nullable(),
  error: z.string().nullable(),
  /** Number of the line of the log or of the parked event, where there is one to open. */
  line: z.int().nullable(),
});
export type TraceStep = z.infer<typeof traceStep>;

/** All that followed from a request, or from the run of a job, in order of causes and time. */
export const traceRead = z.object({
  requestId: z.string(),
  /** W3C trace id, for the tracing system; null where the portal was not traced. */
  traceId: z.string().nullable(),
  at: z.iso.datetime(),
  /** Null while something of it is open. */
  endedAt: z.iso.datetime().nullable(),
  steps: z.array(traceStep),
  /** More than the steps shown. */
  isCut: z.boolean(),
});
export type TraceRead = z.infer<typeof traceRead>;

/** A trace in a list: what began it. */
export const traceFound = z.object({
  requestId: z.string(),
  at: z.iso.datetime(),
  operation: z.string(),
  funLink: z.string().nullable(),
  subjectKind: z.string().nullable(),
  subject: z.string().nullable(),
  userCode: z.string().nullable(),
});
export type TraceFound = z.infer<typeof traceFound>;
