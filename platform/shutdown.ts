/**
 * One Ctrl-C arrives several times: from the terminal, and again from each program around this one that passes it on. What
 * comes this soon after the first, in milliseconds, is the same one.
 */
const SAME_SIGNAL_MS = 1000;

/** Ends what a process has begun, last begun first, once, on Ctrl-C or SIGTERM. */
export class Shutdown {
  #steps: (() => Promise<unknown> | unknown)[] = [];
  #running: Promise<void> | null = null;

  /** Whether the ending has begun. */
  get begun(): boolean {
    return this.#running !== null;
  }

  /** Adds something to end. It is ended at once when the process is already ending. */
  add(step: () => Promise<unknown> | unknown): void {
    if (this.#running === null) this.#steps.push(step);
    else this.#running = this.#running.then(() => attempt(step));
  }

  /** Ends everything; what fails is told and does not keep the rest from ending. */
  run(): Promise<void> {
    this.#running ??= (async () => {
      for (const step of this.#steps.toReversed()) await attempt(step);
    })();
    return this.#running;
  }

  /** Ends the process with code 0 on a signal; a second Ctrl-C ends it without waiting. */
  onSignals(notice: () => void): void {
    let first: number | null = null;
    const stop = async () => {
      if (first !== null) {
        if (performance.now() - first > SAME_SIGNAL_MS) Deno.exit(130);
        return;
      }
      first = performance.now();
      notice();
      await this.run();
      Deno.exit(0);
    };
    Deno.addSignalListener("SIGINT", stop);
    // Windows knows no SIGTERM; closing the console is SIGBREAK there.
    Deno.addSignalListener(Deno.build.os === "windows" ? "SIGBREAK" : "SIGTERM", stop);
  }
}

async function attempt(step: () => Promise<unknown> | unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error("while stopping:", error);
  }
}
