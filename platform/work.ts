import { SpanKind } from "@opentelemetry/api";
import { v7 as uuid } from "uuid";
import type { Ctx, CtxParts, Pool } from "@/kernel/ctx.ts";
import type { WorkType } from "@/engines/work/define_work.ts";
import { runItem } from "@/engines/work/run_item.ts";
import { takeItem, type TakenItem } from "@/engines/work/take_item.ts";
import { withLogFields } from "./log_fields.ts";
import { Rounds } from "./rounds.ts";
import { inSpan } from "./telemetry/span.ts";
import { withTimeout } from "./with_timeout.ts";

/** Between two looks without being woken, milliseconds. */
const POLL_MS = 1000;
/** How long a stop waits for runs to end, milliseconds; what goes on is taken up when its lease runs out. */
const GRACE_MS = 10_000;

export interface WorkOptions {
  pool: Pool;
  // deno-lint-ignore no-explicit-any -- work of many shapes side by side
  kinds: readonly WorkType<any>[];
  ctxWith: (parts: Partial<CtxParts>) => Ctx;
  /** Listens to signals of other processes; left out: everything is found by looking. */
  on?: (channel: string, listener: (payload: string | null) => void) => () => void;
  graceMs?: number;
  /** Told of every run that ended, for the metrics. */
  onRun?: (kind: string, outcome: string, seconds: number) => void;
}

/** Takes and does long work until stopped. Stopping aborts what runs and waits for it. */
export function startWork(options: WorkOptions): { stop(): Promise<void> } {
  const runners = new Map(options.kinds.map((work) => [work.kind, new KindRunner(work, options)]));
  const off = options.on?.("work", (kind) => {
    if (kind === null) { for (const runner of runners.values()) runner.wake(); }
    else runners.get(kind)?.wake();
  });
  return {
    async stop() {
      off?.();
      await Promise.all(runners.values().map((runner) => runner.stop()));
    },
  };
}

/** The work of one kind in this process. */
class KindRunner {
  readonly #stopping = new AbortController();
  readonly #runs = new Set<Promise<void>>();
  readonly #rounds: Rounds;

  constructor(
    // deno-lint-ignore no-explicit-any -- as above
    readonly work: WorkType<any>,
    readonly options: WorkOptions,
  ) {
    this.#rounds = new Rounds({
      round: async (stop) => {
        while (!stop.aborted && this.#runs.size < work.atOnce && await this.#takeOne());
      },
      pauseMs: () => POLL_MS,
      failed: `no ${work.kind} is taken`,
    });
  }

  wake(): void {
    this.#rounds.wake();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#rounds.stop();
    await withTimeout(this.options.graceMs ?? GRACE_MS, Promise.all(this.#runs)).catch(() => {});
  }

  async #takeOne(): Promise<boolean> {
    const { work, options } = this;
    const now = options.ctxWith({}).clock();
    const item = await takeItem(options.pool, work.kind, { runner: uuid(), seconds: work.leaseSeconds, now });
    if (item === null) return false;
    const run = this.#do(item).finally(() => {
      this.#runs.delete(run);
      this.#rounds.wake();
    });
    this.#runs.add(run);
    return true;
  }

  async #do(item: TakenItem): Promise<void> {
    const { work, options } = this;
    const { cause } = item;
    const name = `${work.kind} ${item.key}`;
    const span = { name: `work ${work.kind}`, kind: SpanKind.CONSUMER, traceparent: cause.traceparent };
    await withLogFields({ work: name, requestId: cause.requestId }, async () => {
      const begun = performance.now();
      let outcome = "unknown";
      try {
        outcome = await inSpan(
          span,
          () => runItem(options.ctxWith({}), work, item, this.#stopping.signal),
        );
      } catch (error) {
        console.error(`${work.kind} ${item.key}: its end was not written, it is done again:`, error);
      } finally {
        options.onRun?.(work.kind, outcome, (performance.now() - begun) / 1000);
      }
    });
  }
}
