import { codeOf, holderOrNull } from "@/kernel/access/actor.ts";
import { machineId, personId } from "@/kernel/access/person_id.ts";
import type { Ctx, Pool } from "@/kernel/ctx.ts";
import { levelOfReading, type LogLevel } from "./level_of.ts";

/** One reading of a page or call, for the figures of use. */
export interface Reading {
  at: Date;
  userId: number | null;
  machineId: number | null;
  userCode: string | null;
  orgCode: string | null;
  operation: string;
  funLink: string | null;
  level: LogLevel;
  requestId: string;
  address: string | null;
}

/** A reading by whoever the context is: `page` or a call's operation, and the page it belongs to. */
export function readingBy(ctx: Ctx, operation: string, funLink: string | null): Reading {
  return {
    at: ctx.clock(),
    userId: personId(ctx),
    machineId: machineId(ctx),
    userCode: codeOf(ctx.actor),
    orgCode: holderOrNull(ctx)?.orgCode ?? null,
    operation,
    funLink,
    level: levelOfReading(operation, funLink, holderOrNull(ctx) !== null),
    requestId: ctx.requestId,
    address: ctx.address,
  };
}

/**
 * Gathers readings and writes them in batches, once a second. What is still gathered when the process dies is lost:
 * at most the last second of readings, never a change (changes are written in their own transaction). Which readings are kept is asked
 * of the settings with each batch (services/logs/log_settings.ts), so that a change of them is in force at once in every process.
 */
export class ReadBuffer {
  #waiting: Reading[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly pool: Pool, private readonly everyMs = 1000) {}

  add(reading: Reading): void {
    this.#waiting.push(reading);
    this.#timer ??= setTimeout(() => void this.flush(), this.everyMs);
  }

  /** Writes what has been gathered; also called when the portal stops. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const rows = this.#waiting.splice(0);
    if (rows.length === 0) return this.#writing;
    this.#writing = this.#writing.then(async () => {
      const sql = this.pool;
      await sql`
        insert into operation_log (
          at, user_id, machine_id, user_code, org_code, operation, fun_link, level, is_change, request_id, address
        )
        select r.at, r."userId", r."machineId", r."userCode", r."orgCode", r.operation, r."funLink", r.level, false, r."requestId", r.address
        from jsonb_to_recordset(${sql.json(rows.map((row) => ({ ...row, at: row.at.toISOString() })))}) as r (
          at timestamptz, "userId" bigint, "machineId" bigint, "userCode" text, "orgCode" text, operation text, "funLink" text,
          level smallint, "requestId" text, address text
        )
        cross join log_settings s
        where s.level = 0 or r.level between 1 and s.level`;
    }).catch((error) => console.error("readings not written:", error));
    return this.#writing;
  }
}
