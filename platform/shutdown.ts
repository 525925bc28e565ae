/**
 * One Ctrl-C arrives several times: from the terminal, and again from each program around this one that passes it on. What
 * comes this soon after the first, in milliseconds, is the same one.
 */
const SAME_SIGNAL_MS = 1000;

/** How long a part may take to end that says nothing else, milliseconds. */
const PART_MS = 10_000;

/** Ends one thing that a process has begun. */
type End = () => Promise<unknown> | unknown;

/** A thing to end: how the log calls it, and how long it may take, milliseconds. */
export interface Part {
  name: string;
  end: End;
  limitMs: number;
}

/**
 * Ends what a process has begun, last begun first, once, on Ctrl-C or SIGTERM. Each part may take so long: what takes longer is told by
 * its name and left behind, so that the process ends before whoever stops it loses patience and kills it.
 */
export class Shutdown {
  /** Those of one member end side by side. */
  #parts: Part[][] = [];
  #running: Promise<void> | null = null;

  /** Whether the ending has begun. */
  get begun(): boolean {
    return this.#running !== null;
  }

  /** Adds something to end. It is ended at once when the process is already ending. */
  add(name: string, end: End, limitMs = PART_MS): void {
    const part = { name, end, limitMs };
    if (this.#running === null) this.#parts.push([part]);
    else this.#running = this.#running.then(() => endPart(part));
  }

  /** Adds something that ends side by side with what was added last. */
  addBeside(name: string, end: End, limitMs = PART_MS): void {
    const last = this.#parts.at(-1);
    if (this.#running === null && last) last.push({ name, end, limitMs });
    else this.add(name, end, limitMs);
  }

  /** Ends everything; what fails or takes too long is told and does not keep the rest from ending. */
  run(): Promise<void> {
    this.#running ??= (async () => {
      for (const parts of this.#parts.toReversed()) await Promise.all(parts.map(endPart));
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

/** Ends a part within its limit; what fails or takes longer is told by its name, and goes on unheard. */
export async function endPart({ name, end, limitMs }: Part): Promise<void> {
  const late = Symbol();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const limit = new Promise((done) => timer = setTimeout(() => done(late), limitMs));
    if (await Promise.race([(async () => await end())(), limit]) === late) {
      console.error(`while stopping: ${name} took longer than ${limitMs / 1000} s and is left behind`);
    }
  } catch (error) {
    console.error(`while stopping: ${name}:`, error);
  } finally {
    clearTimeout(timer);
  }
}
