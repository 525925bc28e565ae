import assert from "node:assert/strict";
import { connect } from "@/platform/database/connect.ts";
import { withTimeout } from "@/platform/with_timeout.ts";

/** AuthenticationOk, what each server says of itself, and ReadyForQuery (PostgreSQL, message formats). */
const WELCOME = new Uint8Array([
  ...[82, 0, 0, 0, 8, 0, 0, 0, 0],
  ...parameterStatus("in_hot_standby", "off"),
  ...parameterStatus("default_transaction_read_only", "off"),
  ...[90, 0, 0, 0, 5, 73],
]);

function parameterStatus(name: string, value: string): number[] {
  const said = [...new TextEncoder().encode(`${name}\0${value}\0`)];
  return [83, 0, 0, 0, said.length + 4, ...said];
}

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
