import type { StatementWatch } from "./time_statement.ts";

/** A silence is listened to in so many steps: a step that ends late shows that the process did not get to run. */
const STEPS = 10;

/**
 * Notices that a server has vanished: a machine without power says nothing, and the system believes in its connections for a quarter of
 * an hour. Where every statement has its longest time at the server, nothing heard for longer, while some are open, means just that.
 * Time in which this process did not get to run is no silence: what the server said then lies there unread.
 */
export class Silence {
  #open = 0;
  #heardAt = 0;
  /** Since something was heard, milliseconds in which nothing could be. */
  #deafMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param longestMs until `onSilence` is called, milliseconds: more than any statement may take */
  constructor(readonly longestMs: number, readonly onSilence: () => void) {}

  /** Listens to every statement and passes on what it hears. */
  watch(then?: StatementWatch): StatementWatch {
    return () => {
      const end = then?.();
      if (this.#open++ === 0) this.#hear();
      if (this.#timer === undefined) this.#listen(this.longestMs);
      return (code) => {
        this.#hear();
        if (--this.#open === 0) this.#rest();
        end?.(code);
      };
    };
  }

  #hear(): void {
    this.#heardAt = performance.now();
    this.#deafMs = 0;
  }

  #listen(leftMs: number): void {
    const step = Math.min(this.longestMs / STEPS, leftMs);
    const due = performance.now() + step;
    this.#timer = setTimeout(() => this.#look(due), step);
  }

  #look(due: number): void {
    this.#rest();
    const now = performance.now();
    this.#deafMs += Math.max(0, now - Math.max(due, this.#heardAt));
    const left = this.#heardAt + this.#deafMs + this.longestMs - now;
    // Timers are given whole milliseconds, and may be early by a part of one.
    if (left < 1) this.onSilence();
    else this.#listen(left);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
