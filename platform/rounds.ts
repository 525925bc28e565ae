import { Waker } from "./waker.ts";

export interface RoundsOptions {
  /** What is done each time; true: there is more, so the next round follows at once. Handed the signal that it is to end. */
  round: (stop: AbortSignal) => Promise<boolean | void>;
  /** Pause between two rounds, milliseconds; being woken ends it sooner. */
  pauseMs: () => number;
  /** What the log says before the reason when a round failed. */
  failed: string;
}

/** Does the same again and again, with a pause between, until stopped. A round that fails is followed by another like any. */
export class Rounds {
  readonly #waker = new Waker();
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(private readonly options: RoundsOptions) {
    this.#running = this.#run();
  }

  /** There is something to do: the next round begins at once. */
  wake(): void {
    this.#waker.wake();
  }

  /** No further round; resolves when the one under way has ended, which is told by its signal. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { round, pauseMs, failed } = this.options;
    const stop = this.#stopping.signal;
    let fails = false;
    while (!stop.aborted) {
      this.#waker.reset();
      try {
        const more = await round(stop);
        fails = false;
        if (more === true) continue;
      } catch (error) {
        // Told once: while the database is away it would be every second.
        if (!fails && !stop.aborted) console.warn(`${failed}, trying again:`, error);
        fails = true;
      }
      await this.#waker.wait(pauseMs(), stop);
    }
  }
}
