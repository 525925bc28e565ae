import assert from "node:assert/strict";
import { connect } from "@/platform/database/connect.ts";
import { withTimeout } from "@/platform/with_timeout.ts";

/** AuthenticationOk and ReadyForQuery (PostgreSQL, message formats). */
const WELCOME = new Uint8Array([...[82, 0, 0, 0, 8, 0, 0, 0, 0], ...[90, 0, 0, 0, 5, 73]]);

/** A server that welcomes each client and resets the connection, the first statement unread. */
async function resetEach(listener: Deno.Listener): Promise<void> {
  for await (const conn of listener) {
    await conn.read(new Uint8Array(1000));
    await conn.write(WELCOME);
    await new Promise((done) => setTimeout(done, 100));
    conn.close();
  }
}

Deno.test("a pool that is ended as soon as its statement has failed by a reset ends", async () => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const serving = resetEach(listener);
  const pool = connect(`postgres://x@127.0.0.1:${(listener.addr as Deno.NetAddr).port}/x`, { pool: 1 });
  try {
    await assert.rejects(async () => {
      try {
        await pool`select 1`;
      } finally {
        await withTimeout(10_000, pool.end());
      }
    }, /RESET|CLOSED|ended by the other/);
  } finally {
    listener.close();
    await serving.catch(() => {});
  }
});
