import { createHash } from "node:crypto";
import { z } from "zod";
import type { Reply } from "./reply.ts";
import type { DmsState } from "./state.ts";

const laborItem = z.object({
  laborTimeCode: z.string().min(1),
  revision: z.int().positive(),
  names: z.record(z.string(), z.string()),
  seriesCodes: z.array(z.string()).min(1),
  laborSeconds: z.int().positive(),
  laborHours: z.string().regex(/^\d+\.\d\d$/),
  coefficient: z.string(),
  steps: z.array(z.object({ stepTime: z.string(), workerNum: z.int().positive() })).min(1),
});

/**
 * Takes a released labor item once under its key, unless it does not add up: the times of its steps, times workers and coefficient, must be its time. What came before is
 * answered as it was.
 */
export function takeLabor(state: DmsState, key: string | null, body: string, now: Date): Reply {
  if (key === null || key === "") return { status: 400, body: { reason: "idempotency-key-missing" } };
  const digest = createHash("sha256").update(body).digest("hex");
  const before = state.kept.get(key);
  if (before) {
    state.repeated(key);
    return before.digest === digest
      ? { status: before.status, body: before.answer }
      : { status: 409, body: { reason: "idempotency-key-reused" } };
  }
  const read = laborItem.safeParse(JSON.parse(body));
  if (!read.success) return { status: 400, body: { reason: "unreadable-labor-item" } };
  const addsUp = read.data.laborSeconds === secondsOf(read.data);
  const { status, answer } = addsUp
    ? { status: 200, answer: { state: "received" } }
    : { status: 422, answer: { reason: "labor-time-differs" } };
  state.keep({
    key,
    digest,
    status,
    answer,
    orderNumber: null,
    storeCode: null,
    receivedAt: now.toISOString(),
    body: JSON.parse(body),
    repeats: 0,
    calledBackAt: null,
    decision: null,
    told: [],
  });
  return { status, body: answer };
}

/** Reckoned by its own means, in hundredths of seconds. */
function secondsOf({ steps, coefficient }: z.output<typeof laborItem>): number {
  const work = steps.reduce((sum, { stepTime, workerNum }) => {
    const [hours, minutes, seconds] = stepTime.split(":").map(Number);
    return sum + (hours! * 3600 + minutes! * 60 + seconds!) * workerNum;
  }, 0);
  return Math.round(work * Math.round(Number(coefficient) * 100) / 100);
}
