/** A pause in typing after which a draft is saved, and the longest that it waits while typing goes on, ms. */
const PAUSE_MS = 800;
const LONGEST_MS = 2000;
/** A pause before a lost connection is tried again, ms. */
const AGAIN_MS = 3000;

/**
 * How a save went: `lost`, which also what broke off by a fault of ours counts as, `ended`, without a session, and `held`, whose session first asks for something else, are tried again, `refused` waits for the next
 * change, `stale` for a decision.
 */
export type Saved = "saved" | "refused" | "lost" | "ended" | "held" | "stale";

/** What is tried again by itself. */
const TRIED_AGAIN: readonly Saved[] = ["lost", "ended", "held"];

export interface DraftSaving {
  /** Sends what is typed now. */
  save: () => Promise<Saved>;
  /** Told before each save and after it. */
  tell: (state: "saving" | Saved) => void;
  /** Left out: the browser's own. */
  setTimer?: (work: () => void, ms: number) => number;
  clearTimer?: (timer: number) => void;
  now?: () => number;
}

/** Saves a draft while it is typed: one save at a time, each of the last state, never later than two seconds after a change. */
export class DraftSaverLoop {
  #timer: number | null = null;
  #since: number | null = null;
  #running: Promise<Saved> | null = null;
  #isStale = false;
  readonly #of: Required<DraftSaving>;

  constructor(of: DraftSaving) {
    this.#of = {
      setTimer: (work, ms) => setTimeout(work, ms) as unknown as number,
      clearTimer: (timer) => clearTimeout(timer),
      now: () => performance.now(),
      ...of,
    };
  }

  /** Something is typed that the server does not have. */
  get isUnsaved(): boolean {
    return this.#since !== null || this.#running !== null;
  }

  /** Something was typed. */
  changed(): void {
    if (this.#isStale) return;
    const now = this.#of.now();
    this.#since ??= now;
    this.#wait(Math.max(0, Math.min(PAUSE_MS, this.#since + LONGEST_MS - now)));
  }

  /** Tries again at once what was lost: the connection is back. */
  again(): void {
    if (this.#since !== null && !this.#isStale && this.#running === null) this.#wait(0);
  }

  /** Goes on after a stale save: what is typed here is to take the place of what the server has. */
  goOn(): void {
    this.#isStale = false;
    this.changed();
  }

  /** Lets go of what is not saved: somebody wants it no more. */
  forget(): void {
    if (this.#timer !== null) this.#of.clearTimer(this.#timer);
    this.#timer = this.#since = null;
  }

  /** Saves at once what is not saved yet. @returns whether the server has everything then */
  async flush(): Promise<boolean> {
    if (this.#running) await this.#running;
    return this.#since === null || await this.#run() === "saved";
  }

  #wait(ms: number): void {
    if (this.#timer !== null) this.#of.clearTimer(this.#timer);
    this.#timer = this.#of.setTimer(() => void this.#run(), ms);
  }

  async #run(): Promise<Saved> {
    if (this.#timer !== null) this.#of.clearTimer(this.#timer);
    this.#timer = null;
    // What is typed meanwhile is saved next.
    if (this.#running) await this.#running;
    const since = this.#since;
    this.#since = null;
    this.#of.tell("saving");
    // A fault of ours must not keep what is typed from being saved at the next try.
    this.#running = this.#of.save().catch((fault): Saved => {
      reportError(fault);
      return "lost";
    });
    const outcome = await this.#running;
    this.#running = null;
    this.#isStale = outcome === "stale";
    if (outcome !== "saved") this.#since ??= since;
    this.#of.tell(outcome);
    if (TRIED_AGAIN.includes(outcome)) this.#wait(AGAIN_MS);
    return outcome;
  }
}
