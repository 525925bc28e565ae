import type { Pool } from "@/kernel/ctx.ts";

/** Between two looks at the database's clock, milliseconds. */
const LOOK_MS = 10_000;
/** An answer that took longer than this tells too little of the time, milliseconds. */
const LATE_MS = 1000;
/** Differences up to this are left alone, so that the time does not go back for nothing, milliseconds. */
const NEAR_MS = 50;
/** From here on the clock of a machine was set, and did not just go wrong, milliseconds. */
const STEP_MS = 5000;

/**
 * The time of the house: that of the database, carried on between two looks by a counter that nobody can set. So all processes agree on
 * leases, sessions and planned moments, whatever the clocks of their machines say or however they jump. Until the database has
 * been asked it is the machine's own.
 */
export class HouseClock {
  #base = Date.now();
  #at = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #toldOff = false;
  readonly #onStepBack: (() => unknown)[] = [];

  constructor(private readonly sql: Pool, readonly lookMs = LOOK_MS) {}

  /** The time, as contexts take it (`CtxParts.clock`). */
  readonly now = (): Date => new Date(this.#base + performance.now() - this.#at);

  /** How far the machine's own clock is ahead of the house's, seconds. */
  get machineAhead(): number {
    return (Date.now() - this.now().getTime()) / 1000;
  }

  /** Called whenever the database's clock was set back: what waits for a moment would wait too long. */
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
    const asked = performance.now();
    const [row] = await this.sql<{ at: Date }[]>`select clock_timestamp() as at`;
    const heard = performance.now();
    if (heard - asked > LATE_MS && !first) return;
    const told = row!.at.getTime() + (heard - asked) / 2;
    const ahead = told - (this.#base + heard - this.#at);
    if (Math.abs(ahead) < NEAR_MS) return;
    [this.#base, this.#at] = [told, heard];
    this.#tell(first ? 0 : ahead);
    if (!first && ahead < -STEP_MS) { for (const then of this.#onStepBack) await then(); }
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
