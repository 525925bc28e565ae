import type { Config } from "./config.ts";
import { databaseCheck, filesCheck } from "./health_checks.ts";
import { withTimeout } from "./with_timeout.ts";
import type { Pool } from "@/kernel/ctx.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";

/** A part outside the process. */
interface Part {
  /** Without it this role can do nothing. */
  needed: boolean;
  /** Resolves when the part answers. */
  check: () => Promise<unknown>;
  last: { at: number; outcome: Promise<PartState> } | null;
  wasUp: boolean;
}

/** `ms`: how long the part took to answer. */
export interface PartState {
  state: "up" | "down";
  needed: boolean;
  ms: number;
}

/** The body of `/health/ready`. `degraded`: something is away that this role can do without for a while. */
export interface Readiness {
  status: "ready" | "degraded" | "starting" | "stopping" | "unavailable";
  role: Config["role"];
  parts: Record<string, PartState>;
}

/** Longest wait for a part, and how long an answer serves further askers, milliseconds. */
const CHECK_MS = 2000, FRESH_MS = 1000;

/** Whether a process can do its work: what it needs and what it uses, each asked when somebody wants to know. */
export class Health {
  /** Set by the start and by the stop of the process. */
  phase: "starting" | "running" | "stopping" = "running";
  readonly #parts = new Map<string, Part>();

  constructor(readonly role: Config["role"]) {}

  add(name: string, check: () => Promise<unknown>, { needed }: { needed: boolean }): void {
    this.#parts.set(name, { needed, check, last: null, wasUp: true });
  }

  /** Asks all parts side by side. Why one is down is told to the log, once for each outage, and not to whoever asks. */
  async read(): Promise<Readiness> {
    const asked = [...this.#parts].map(async ([name, part]) => [name, await this.#ask(name, part)] as const);
    const parts = Object.fromEntries(await Promise.all(asked));
    const away = Object.values(parts).filter(({ state }) => state === "down");
    const status = this.phase !== "running"
      ? this.phase
      : away.some(({ needed }) => needed)
      ? "unavailable"
      : away.length > 0
      ? "degraded"
      : "ready";
    return { status, role: this.role, parts };
  }

  #ask(name: string, part: Part): Promise<PartState> {
    const now = performance.now();
    if (part.last && now - part.last.at < FRESH_MS) return part.last.outcome;
    const outcome = this.#check(name, part);
    part.last = { at: now, outcome };
    return outcome;
  }

  async #check(name: string, part: Part): Promise<PartState> {
    const begun = performance.now();
    const told = (state: "up" | "down") => {
      part.wasUp = state === "up";
      return { state, needed: part.needed, ms: Math.round(performance.now() - begun) };
    };
    try {
      await withTimeout(CHECK_MS, part.check());
      if (!part.wasUp) console.info(`${name} answers again`);
      return told("up");
    } catch (error) {
      if (part.wasUp) console.warn(`${name} does not answer:`, error);
      return told("down");
    }
  }
}

/** What every role uses: the database, without which there is nothing, and the store of files. */
export function healthOf(
  role: Config["role"],
  stores: { sql: Pool; files: FileStore },
): Health {
  const health = new Health(role);
  health.add("database", databaseCheck(stores.sql), { needed: true });
  health.add("files", filesCheck(stores.files), { needed: false });
  return health;
}
