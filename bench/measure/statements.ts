import { connect } from "@/platform/database/connect.ts";
import type { Pool } from "@/kernel/ctx.ts";

/** A statement as the client sent it. */
export interface Statement {
  text: string;
  parameters: unknown[];
}

/** A pool of one connection that notes what is sent over it. */
export function recordingPool(url: string) {
  const pool = connect(url, { pool: 1, name: "tis bench" });
  let sent: Statement[] = [];
  // The client looks at this option with every statement, so that it can be set once the pool is there.
  (pool.options as { debug?: unknown }).debug = (_: number, text: string, parameters: unknown[]) => {
    sent.push({ text, parameters: [...parameters] });
  };
  return {
    pool,
    /** The statements that `work` sends, in order; what it refuses is no failure here. */
    async record(work: () => Promise<unknown>): Promise<Statement[]> {
      sent = [];
      await work().catch(() => {});
      // What the client asks for itself on a new connection (its list of types) is not the portal's.
      return sent.filter(({ text }) => !text.includes("pg_catalog.pg_type"));
    },
  };
}

/** Sends statements one after the other over the pool's one connection. */
export async function replay(pool: Pool, statements: readonly Statement[]): Promise<void> {
  for (const { text, parameters } of statements) {
    await pool.unsafe(text, parameters as never[], { prepare: parameters.length > 0 });
  }
}
