import { refuse } from "@/kernel/refusals/refuse.ts";

/**
 * Lets so many pieces of work run side by side, of each owner one; the others wait, and owners come in turn: who brings a hundred files
 * holds up himself and nobody else.
 *
 * @param mostWaiting who comes when so many wait is asked to come again: refuses `unavailable`
 * @param mostOfOwner the same for an owner of whom so many wait: what waits may be held in memory
 * @returns runs work of an owner when it is its turn
 */
export function turnsOf(
  most: number,
  mostWaiting = Infinity,
  mostOfOwner = Infinity,
): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const running = new Set<string>();
  /** By owner what waits, the owner first who has waited longest for a turn. */
  const waiting = new Map<string, (() => void)[]>();
  let held = 0;
  const next = () => {
    for (const [owner, queue] of waiting) {
      if (running.size >= most) return;
      if (running.has(owner)) continue;
      running.add(owner);
      waiting.delete(owner);
      const begin = queue.shift()!;
      // Behind the others until its next turn.
      if (queue.length > 0) waiting.set(owner, queue);
      held--;
      begin();
    }
  };
  return async (owner, work) => {
    const own = waiting.get(owner)?.length ?? 0;
    if (held >= mostWaiting || own >= mostOfOwner) throw refuse("unavailable");
    held++;
    await new Promise<void>((begin) => {
      const queue = waiting.get(owner);
      if (queue) queue.push(begin);
      else waiting.set(owner, [begin]);
      next();
    });
    try {
      return await work();
    } finally {
      running.delete(owner);
      next();
    }
  };
}
