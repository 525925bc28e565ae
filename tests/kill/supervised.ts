import { withTimeout } from "@/platform/with_timeout.ts";
import { rolePidOf } from "../start/role_pid.ts";
import { startPortal } from "../start/start_portal.ts";

/** How often a process of the portal came and went. */
export interface Ends {
  killed: number;
  /** Ended at its start with a fault while the database was away: it is started again, as by any supervisor. */
  startedInVain: number;
  /** Any other end: the program's own fault, with what it said last. */
  byItself: string[];
}

const AGAIN_MS = 200;
/** Longest that an end by SIGTERM may take, milliseconds. */
const STOP_MS = 60_000;

/** A process of the portal that is started again whenever it has ended. */
export class Supervised {
  readonly ends: Ends = { killed: 0, startedInVain: 0, byItself: [] };
  #pid: number | null = null;
  #ready = Promise.withResolvers<void>();
  #isReady = false;
  #killing = false;
  #stopping = false;
  #said: () => string = () => "";
  readonly #running: Promise<void>;

  /** @param wasAway whether the database was away at some time since that moment (`performance.now()`) */
  constructor(
    readonly name: string,
    readonly env: Record<string, string>,
    readonly wasAway: (since: number) => boolean,
  ) {
    this.#running = this.#run();
  }

  get #lastWords(): string {
    return this.#said().slice(-3000);
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Resolves when it runs and is ready. */
  ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Resolves when it is ready; rejects, by name, when it stands still at its start. */
  async readyWithin(ms: number): Promise<void> {
    await withTimeout(ms, this.ready()).catch((cause) => {
      throw new Error(`${this.name} is not ready after ${ms / 1000} s:\n${this.#lastWords}`, { cause });
    });
  }

  /**
   * Ends it at once, whatever it is doing; false when there is none to end at the moment. It is the portal that is killed: its launcher then
   * ends by itself. One that is killed before there is a portal is the launcher.
   */
  kill(): boolean {
    if (this.#pid === null || this.#killing) return false;
    this.#killing = true;
    try {
      Deno.kill(rolePidOf(this.#pid) ?? this.#pid, "SIGKILL");
    } catch {
      return false;
    }
    this.ends.killed++;
    return true;
  }

  /** Ends it politely; one that does not end is killed, which is a fault. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#signal("SIGTERM");
    let stoodStill = false;
    const late = setTimeout(() => {
      stoodStill = true;
      this.#signal("SIGKILL");
    }, STOP_MS);
    await this.#running.finally(() => clearTimeout(late));
    if (stoodStill) {
      throw new Error(`${this.name} did not end within ${STOP_MS / 1000} s of SIGTERM:\n${this.#lastWords}`);
    }
  }

  #signal(signal: Deno.Signal): void {
    if (this.#pid === null) return;
    try {
      Deno.kill(this.#pid, signal);
    } catch { /* it has ended just now */ }
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const begun = performance.now();
      this.#killing = false;
      const portal = await startPortal(this.env, (pid, said) => {
        this.#pid = pid;
        this.#said = said;
      });
      if (portal.said.includes(" is ready after ") && !this.#killing) {
        this.#isReady = true;
        this.#ready.resolve();
      }
      const { code } = await portal.end;
      this.#pid = null;
      if (!this.#killing && !this.#stopping) {
        if (!this.#isReady && code === 1 && this.wasAway(begun)) this.ends.startedInVain++;
        else this.ends.byItself.push(`${this.name} ended with ${code}:\n${this.#lastWords}`);
      }
      if (this.#isReady) this.#ready = Promise.withResolvers();
      this.#isReady = false;
      if (!this.#stopping) await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
    this.#ready.resolve();
  }
}
