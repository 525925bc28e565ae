import type { Pool } from "@/kernel/ctx.ts";

/** Between two looks at the database's clock, milliseconds. */
const LOOK_MS = 10_000;
/** An answer that took longer than this tells too little of the time, milliseconds. */
const LATE_MS = 1000;
/** The first looks go on until one answer came within this, milliseconds, but no longer than so many times: a process that starts is busy. */
const SOON_MS = 20, FIRST_LOOKS = 5;
/** Differences up to this are left alone, so that the time does not go back for nothing, milliseconds. */
const NEAR_MS = 50;
/** From here on the clock of a machine was set, and did not just go wrong, milliseconds. */
const STEP_MS = 5000;

/**
 * The time of the house: that of the database, carried on between two looks by a counter that nobody can set. So all processes agree on
 * leases, sessions and planned moments, whatever the clocks of their machines say or however they jump. Until the database has
 * been asked it is the machine's own. Small corrections never turn it back: it stands until the time has caught up.
 */
export class HouseClock {
  #base = Date.now();
  #at = performance.now();
  /** The latest time told. */
  #latest = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #toldOff = false;
  readonly #onStepBack: (() => unknown)[] = [];
  /** Whether the database's clock was set back and not all of them have ended well since. */
  #stepsBackOwed = false;

  constructor(private readonly sql: Pool, readonly lookMs = LOOK_MS) {}

  /** The time, as contexts take it (`CtxParts.clock`). */
  readonly now = (): Date => {
    this.#latest = Math.max(this.#latest, this.#base + performance.now() - this.#at);
    return new Date(this.#latest);
  };

  /** How far the machine's own clock is ahead of the house's, seconds. */
  get machineAhead(): number {
    return (Date.now() - this.now().getTime()) / 1000;
  }

  /**
   * Called whenever the database's clock was set back: what waits for a moment would wait too long. When one fails, all are called
   * again at the next look.
   */
  onStepBack(then: () => unknown): void {
    this.#onStepBack.push(then);
  }

  /** Looks once, then again and again until stopped. A database that is away is looked at later. */
  async start(): Promise<void> {
    await this.look(true).catch(() => {});
    const next = () => {
      if (this.#stopped) return;
      this.#timer = setTimeout(() => this.look().catch(() => {}).finally(next), this.lookMs);
    };
    next();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Asks the database for its time. */
  async look(first = false): Promise<void> {
    let seen = await this.#ask();
    for (let looks = 1; first && looks < FIRST_LOOKS && seen.within > SOON_MS; looks++) {
      const again = await this.#ask();
      if (again.within < seen.within) seen = again;
    }
    if (seen.within > LATE_MS && !first) return;
    // The answer may have been given at any moment of the wait: what it allows for is no difference.
    const { told, heard, within } = seen;
    const ahead = told - (this.#base + heard - this.#at);
    if (Math.abs(ahead) >= NEAR_MS + (first ? 0 : within / 2)) {
      [this.#base, this.#at] = [told, heard];
      if (first || ahead < -STEP_MS) this.#latest = -Infinity;
      this.#tell(first ? 0 : ahead);
      if (!first && ahead < -STEP_MS) this.#stepsBackOwed = true;
    }
    if (!this.#stepsBackOwed) return;
    for (const then of this.#onStepBack) await then();
    this.#stepsBackOwed = false;
  }

  /** The database's time at the moment `heard`, milliseconds, and how long the answer took. */
  async #ask(): Promise<{ told: number; heard: number; within: number }> {
    const asked = performance.now();
    const [row] = await this.sql<{ at: Date }[]>`select clock_timestamp() as at`;
    const heard = performance.now();
    const within = heard - asked;
    return { told: row!.at.getTime() + within / 2, heard, within };
  }

  #tell(ahead: number): void {
    const seconds = (ms: number) => `${(Math.abs(ms) / 1000).toFixed(0)} s`;
    if (Math.abs(ahead) > STEP_MS) {
      console.warn(
        `the clock of the database was set ${ahead > 0 ? "forward" : "back"} by ${seconds(ahead)}`,
      );
    }
    const off = this.machineAhead * 1000;
    const isOff = Math.abs(off) > STEP_MS;
    if (isOff && !this.#toldOff) {
      console.warn(
        `this machine's clock is ${seconds(off)} ${
          off > 0 ? "ahead of" : "behind"
        } the database's, which counts`,
      );
    }
    this.#toldOff = isOff;
  }
}
