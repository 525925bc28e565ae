import type { CallBack } from "./call_back.ts";
import { courseOf, type Planned } from "./course_of.ts";
import type { DmsState, Kept } from "./state.ts";
import { isCancelled, isLineCancelled } from "./take_cancellation.ts";

const AGAIN_MS = 5000;

/** Tells what becomes of orders after their decision, each piece until the portal has taken it. */
export function tellCourse(
  state: DmsState,
  callBack: CallBack,
  now: () => Date,
): { plan(entry: Kept): void; resume(): void; stop(): Promise<void> } {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  function planIn(ms: number, entry: Kept, news: Planned): void {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = tell(entry, news).finally(() => running.delete(run));
      running.add(run);
    }, ms);
    timers.add(timer);
  }

  async function tell(entry: Kept, { afterSeconds: _, ...news }: Planned): Promise<void> {
    const { dmsNumber } = (entry.decision ?? entry.answer) as { dmsNumber: string };
    if (isCancelled(state, entry.orderNumber!)) return;
    const lines = news.lines.filter(({ lineNo }) => !isLineCancelled(state, entry.orderNumber!, lineNo));
    if (lines.length === 0) return;
    try {
      await callBack.tell(entry.orderNumber!, {
        dmsNumber,
        reason: null,
        lines: [],
        news: [{ ...news, lines, happenedAt: now().toISOString() }],
        ...(news.kind === "shipment" ? { cancellable: false } : {}),
      });
      if (!stopped) state.told(entry.key, news.newsId);
    } catch {
      planIn(AGAIN_MS, entry, { ...news, afterSeconds: 0 });
    }
  }

  function plan(entry: Kept): void {
    if (entry.storeCode === null || !callBack.reaches(entry.storeCode)) return;
    const since = Date.parse(entry.receivedAt) + (entry.decision ? state.manner.laterSeconds * 1000 : 0);
    for (const news of courseOf(entry)) {
      if (entry.told.includes(news.newsId)) continue;
      planIn(Math.max(0, since + news.afterSeconds * 1000 - now().getTime()), entry, news);
    }
  }

  return {
    plan,
    resume() {
      for (const entry of state.kept.values()) plan(entry);
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
}
