import assert from "node:assert/strict";
import { connect } from "@/platform/database/connect.ts";
import { Silence } from "@/platform/database/silence.ts";
import { freshDatabase } from "../database.ts";

/** Until a server counts as vanished in these stories, milliseconds. */
const LONGEST_MS = 400;

const pass = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until the watch has called, however busy the machine is. */
async function calls(called: number[]): Promise<void> {
  for (const late = performance.now() + 30_000; called.length === 0 && performance.now() < late;) {
    await pass(20);
  }
}

/** Takes the processor from everything else of this process, as a machine does that has too much to do. */
function starve(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** A watch with a statement that is open, and when it called the server vanished, milliseconds since its begin. */
function watched() {
  const begun = performance.now();
  const called: number[] = [];
  const silence = new Silence(LONGEST_MS, () => void called.push(performance.now() - begun));
  return { called, end: silence.watch()() };
}

Deno.test("a server that says nothing while it is listened to has vanished", async () => {
  const { called } = watched();
  await calls(called);
  assert.equal(called.length, 1);
  assert.ok(called[0]! >= LONGEST_MS - 1, `after ${called[0]} ms`);
});

Deno.test("what a process could not hear, because it did not get to run, is no silence of the server", async () => {
  const { called, end } = watched();
  await pass(20);
  starve(3 * LONGEST_MS);
  await pass(20);
  assert.deepEqual(called, [], "the answer may lie there, unread");
  end(null);
  await pass(2 * LONGEST_MS);
  assert.deepEqual(called, []);
});

Deno.test("a process that is starved again and again counts the moments between", async () => {
  const { called } = watched();
  for (let times = 0; times < 4; times++) {
    starve(LONGEST_MS / 2);
    await pass(5);
  }
  assert.deepEqual(called, []);
  await calls(called);
  assert.equal(called.length, 1, "a server that has vanished is noticed all the same");
});

Deno.test("a transaction goes on whose process was starved while a statement of it was open", async () => {
  await using db = await freshDatabase();
  const sql = connect(db.url, { pool: 1, statementTimeoutMs: 500 });
  const words = await sql.begin(async (tx) => {
    const answer = tx`select 'there' as word, pg_sleep(0.3)`.execute();
    await pass(50);
    // Longer than a server may be silent: its longest statement and 10 s more.
    starve(11_000);
    return [...await answer, ...await tx`select 'still' as word`].map(({ word }) => word);
  });
  assert.deepEqual(words, ["there", "still"]);
  await sql.end();
});
