import { v7 as uuid } from "uuid";
import { z } from "zod";
import { type Ctx, type CtxParts, makeCtx, type Pool } from "@/kernel/ctx.ts";
import { defineWork, type WorkRun, type WorkType } from "@/engines/work/define_work.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { type Outcome, runItem } from "@/engines/work/run_item.ts";
import { takeItem } from "@/engines/work/take_item.ts";

const payload = z.object({ n: z.number() });
type Payload = z.output<typeof payload>;

/** Contexts whose clock the test moves. */
export function world(pool: Pool) {
  let now = new Date("2026-05-04T10:00:00Z");
  const ctxWith = (parts: Partial<CtxParts> = {}): Ctx =>
    makeCtx({ dictionaries: new Map(), clock: () => now, ...parts, pool }, uuid);
  return {
    pool,
    ctxWith,
    pass: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    /** Leaves a piece of work of a kind. */
    leave: (work: WorkType<typeof payload>, key: string, cause: Partial<CtxParts> = {}) =>
      ctxWith(cause).tx((tx) => enqueue(tx, work, key, { n: 1 })),
    /** Takes and does what is due of a kind, as a worker would; null when there is nothing. */
    async work(work: WorkType<typeof payload>, stop = new AbortController().signal): Promise<Outcome | null> {
      const item = await this.take(work);
      return item === null ? null : await runItem(ctxWith(), work, item, stop);
    },
    /** Takes what is due of a kind and does nothing: a worker that dies. */
    take: (work: WorkType<typeof payload>) =>
      takeItem(pool, work.kind, { runner: uuid(), seconds: work.leaseSeconds, now }),
    async row(work: WorkType<typeof payload>, key: string) {
      const [row] = await pool`
        select state, attempts, progress, error, next_try_at, ended_at, runner
        from work_items
        where kind = ${work.kind} and key = ${key}
        order by id desc
        limit 1`;
      return { ...row! };
    },
    now: () => now,
  };
}

/** A kind of work that does what the test says, and notes when it was given up. */
export function kind(
  name: string,
  run: (run: WorkRun, payload: Payload, ctx: Ctx) => Promise<void>,
  more: Partial<Pick<WorkType, "tries" | "leaseSeconds" | "atOnce">> = {},
) {
  const givenUp: string[] = [];
  const work = defineWork({
    kind: name,
    payload,
    tries: 3,
    leaseSeconds: 60,
    atOnce: 2,
    ...more,
    run: (ctx, payload, one) => run(one, payload, ctx),
    givenUp: (_ctx, _payload, reason) => {
      givenUp.push(String(reason));
      return Promise.resolve();
    },
  });
  return { ...work, givenUps: givenUp };
}
