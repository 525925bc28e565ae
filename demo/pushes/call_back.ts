import type { DmsState, Kept } from "./state.ts";

/** How the portal is called. */
export interface CallBack {
  /** Whether it can be called for orders of a store. */
  reaches(storeCode: string): boolean;
  /** Tells a decision; throws when the portal is not there or does not take it for now. */
  tell(orderNumber: string, decision: unknown): Promise<void>;
}

/** For one that never calls: everything is decided at once. */
export const NO_CALL_BACK: CallBack = {
  reaches: () => false,
  tell: () => Promise.reject(new Error("there is nobody to call")),
};

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;

export interface Later {
  plan(entry: Kept): void;
  /** Plans what was left over at the last stop. */
  resume(): void;
  stop(): Promise<void>;
}

/** Tells decisions after the time that the system takes, again and again until the portal has them. */
export function callBackLater(state: DmsState, callBack: CallBack, now: () => Date): Later {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  function planIn(ms: number, entry: Kept, wait: number): void {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = call(entry, wait).finally(() => running.delete(run));
      running.add(run);
    }, ms);
    timers.add(timer);
  }

  async function call(entry: Kept, wait: number): Promise<void> {
    try {
      await callBack.tell(entry.orderNumber!, entry.decision);
      if (!stopped) state.calledBack(entry.key, now().toISOString());
    } catch {
      planIn(wait, entry, Math.min(wait * 2, MAX_WAIT_MS));
    }
  }

  return {
    plan: (entry) => planIn(state.manner.laterSeconds * 1000, entry, FIRST_WAIT_MS),
    resume() {
      for (const entry of state.kept.values()) {
        if (entry.decision !== null && entry.calledBackAt === null) planIn(0, entry, FIRST_WAIT_MS);
      }
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
}
