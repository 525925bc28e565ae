import assert from "node:assert/strict";
import { ConnectionLost } from "@/platform/database/connection_lost.ts";
import type { Pool } from "@/kernel/ctx.ts";

/** Rows that a transaction writes. */
const PARTS = 4;

/**
 * Writes transactions of several rows through a pool, whatever happens to its server, and afterwards holds what is in the table against
 * what each of them was told.
 */
export class Ledger {
  /** What each transaction was told, by its number. */
  readonly told = new Map<number, "committed" | "lost" | "unknown" | "refused">();
  #next = 0;

  constructor(readonly pool: Pool) {}

  async open(): Promise<void> {
    await this.pool`
      create table ledger (tx int, part int, xid xid8 not null default pg_current_xact_id(), primary key (tx, part))`;
  }

  /** Writes transactions one after another until `signal` is aborted. */
  async write(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const tx = this.#next++;
      this.told.set(tx, await this.#one(tx));
    }
  }

  async #one(tx: number) {
    try {
      await this.pool.begin(async (sql) => {
        const put = (part: number) => sql`insert into ledger (tx, part) values (${tx}, ${part})`;
        await put(0);
        await Promise.all([put(1), sql`select pg_sleep(0.002)`]);
        // Goes on after a failure, as a careless work does: the row must not land outside.
        await sql`select pg_sleep(${tx % 3 / 1000})`.catch(() => put(2)).catch(() => put(2));
        await sql.savepoint(async (inner) => {
          await inner`insert into ledger (tx, part) values (${tx}, 0)`;
        }).catch(() => {});
        await sql`insert into ledger (tx, part) values (${tx}, 2) on conflict do nothing`;
        await put(3);
        if (tx % 7 === 0) throw new Error("refused");
      });
      return "committed" as const;
    } catch (error) {
      if ((error as Error).message === "refused") return "refused" as const;
      return error instanceof ConnectionLost && error.maybeCommitted ? "unknown" as const : "lost" as const;
    }
  }

  /** Compares the table with what was told; returns how often each was. */
  async check(): Promise<Record<string, number>> {
    const rows = await this.pool<{ tx: number; parts: number; xids: string[] }[]>`
      select tx, count(*) as parts, array_agg(distinct xid::text) as xids
      from ledger
      group by tx`;
    const found = new Map(rows.map((row) => [row.tx, row]));
    const counts: Record<string, number> = {};
    const xids = new Set<string>();
    for (const [tx, told] of this.told) {
      counts[told] = (counts[told] ?? 0) + 1;
      const row = found.get(tx);
      if (told === "committed") assert.ok(row, `${tx} was told committed and is not there`);
      if (told === "lost" || told === "refused") assert.equal(row, undefined, `${tx} was told ${told}`);
      if (!row) continue;
      assert.equal(row.parts, PARTS, `${tx} is there in part`);
      assert.equal(row.xids.length, 1, `${tx} was written by several transactions`);
      assert.ok(!xids.has(row.xids[0]!), `${tx} was written in another's transaction`);
      xids.add(row.xids[0]!);
    }
    assert.equal(found.size - [...found.keys()].filter((tx) => this.told.has(tx)).length, 0);
    return counts;
  }
}
