import type { AnyConsumer, CtxWith } from "@/services/events/effect.ts";
import { retryParked } from "@/services/events/retry_parked.ts";
import { Bell } from "./bell.ts";

/** Between two looks without being woken, milliseconds. */
const POLL_MS = 1000;

/** Tries parked events that are due, one after another, until stopped. Many processes may do so. */
export class ParkedRunner {
  readonly #bell = new Bell();
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(readonly ctxWith: CtxWith, readonly consumers: readonly AnyConsumer[]) {
    this.#running = this.#run();
  }

  /** Something was parked, replayed or skipped. */
  wake(): void {
    this.#bell.ring();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const stopped = this.#stopping.signal;
    while (!stopped.aborted) {
      this.#bell.still();
      try {
        if (await retryParked(this.ctxWith, this.consumers)) continue;
      } catch (error) {
        console.warn("parked events not tried:", error);
      }
      await this.#bell.wait(POLL_MS, stopped);
    }
  }
}
