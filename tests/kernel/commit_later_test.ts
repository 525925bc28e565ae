import assert from "node:assert/strict";
import { commitLater } from "@/kernel/commit_later.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { freshDatabase } from "../database.ts";

const db = await freshDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());

const ctx = makeCtx({ pool: db.sql, dictionaries: new Map() }, () => crypto.randomUUID());

Deno.test("a commit is not waited for where a statement says so, and the next one is", async () => {
  const one = await db.sql.reserve();
  const set = async () => (await one`show synchronous_commit`)[0]!.synchronousCommit;
  await one`set synchronous_commit = on`;
  const [said] = await one`select ${commitLater(ctx)}`;
  assert.equal(said!.commitLater, "off");
  assert.equal(await set(), "on");
  const [unsaid] = await one`select ${commitLater(ctx, db.sql`false`)}`;
  assert.equal(unsaid!.commitLater, null);
  one.release();
});

Deno.test("a transaction is never ended so", async () => {
  await ctx.tx((tx) => Promise.resolve(assert.throws(() => commitLater(tx), TypeError)));
});
