import type { Pool } from "@/kernel/ctx.ts";

/** How often whoever got an answer is given a turn to ask more before the next ones are handed over. */
const TURNS = 8;

/** A pool whose answers are handed over in rounds. */
export interface HeldAnswers {
  readonly pool: Pool;
  /** Rounds since it was asked last. */
  take(): number;
}

/** A statement of the client; its members that send and settle it can be replaced. */
interface Statement {
  handler(statement: Statement): void;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/**
 * Holds the answers of all statements until every one that was sent is answered and nobody asks anything more, then hands them over at
 * once: a round. What is counted so depends on who waits for what alone, never on how fast anything is. A transaction is one round.
 */
export function holdAnswers(pool: Pool): HeldAnswers {
  let rounds = 0, open = 0;
  let held: (() => void)[] = [];
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn++) {
      await new Promise((done) => setTimeout(done, 0));
      if (open > 0) return;
    }
    const now = held;
    if (now.length === 0) return;
    held = [];
    rounds++;
    for (const handOver of now) handOver();
  };
  const hold = (handOver: () => void) => {
    held.push(handOver);
    if (--open === 0) void settle();
  };
  // deno-lint-ignore no-explicit-any -- whatever the client makes is passed on
  const watched = (made: any) => {
    if (typeof made?.handler !== "function" || typeof made.resolve !== "function") return made;
    const statement = made as Statement;
    const send = statement.handler;
    statement.handler = (one) => {
      open++;
      const { resolve, reject } = one;
      one.resolve = (value) => hold(() => resolve.call(one, value));
      one.reject = (reason) => hold(() => reject.call(one, reason));
      send(one);
    };
    return made;
  };
  // deno-lint-ignore no-explicit-any -- as the client's own functions are
  const begin = (...args: any[]) => {
    open++;
    return new Promise((resolve, reject) => {
      // deno-lint-ignore no-explicit-any -- as above
      (pool.begin as any)(...args).then(
        (value: unknown) => hold(() => resolve(value)),
        (reason: unknown) => hold(() => reject(reason)),
      );
    });
  };
  const handling: ProxyHandler<Pool> = {
    apply: (_, __, args) => watched(Reflect.apply(pool as never, undefined, args)),
    get(_, name) {
      if (name === "begin") return begin;
      const member = Reflect.get(pool, name);
      return name === "unsafe" ? (...args: unknown[]) => watched(member(...args)) : member;
    },
  };
  return {
    // Not the pool itself: its members may not be told otherwise.
    pool: new Proxy((() => {}) as unknown as Pool, handling),
    take() {
      const taken = rounds;
      rounds = 0;
      return taken;
    },
  };
}
