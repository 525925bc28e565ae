import assert from "node:assert/strict";
import { Shutdown } from "@/platform/shutdown.ts";

Deno.test("what was begun last ends first", async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  shutdown.add(() => ended.push("database"));
  shutdown.add(async () => {
    await new Promise((done) => setTimeout(done, 5));
    ended.push("pages");
  });
  await Promise.all([shutdown.run(), shutdown.run()]);
  assert.deepEqual(ended, ["pages", "database"]);
});

Deno.test("a step that fails does not keep the rest from ending", async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  shutdown.add(() => ended.push("database"));
  shutdown.add(() => {
    throw new Error("expected while stopping");
  });
  const { error } = console;
  const told: unknown[] = [];
  console.error = (...words) => told.push(words.join(" "));
  try {
    await shutdown.run();
  } finally {
    console.error = error;
  }
  assert.deepEqual(ended, ["database"]);
  assert.match(String(told[0]), /expected while stopping/);
});

Deno.test("what is begun while all is ending ends too", async () => {
  const shutdown = new Shutdown();
  await shutdown.run();
  let ended = false;
  shutdown.add(() => void (ended = true));
  await shutdown.run();
  assert.equal(ended, true);
});
