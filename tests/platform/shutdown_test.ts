import assert from "node:assert/strict";
import { Shutdown } from "@/platform/shutdown.ts";
import { holdBack } from "../hold_back.ts";

Deno.test("what was begun last ends first", async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  shutdown.add("database", () => ended.push("database"));
  shutdown.add("pages", async () => {
    await new Promise((done) => setTimeout(done, 5));
    ended.push("pages");
  });
  await Promise.all([shutdown.run(), shutdown.run()]);
  assert.deepEqual(ended, ["pages", "database"]);
});

Deno.test("a step that fails does not keep the rest from ending", async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  shutdown.add("database", () => ended.push("database"));
  shutdown.add("mails", () => {
    throw new Error("expected while stopping");
  });
  const told = await toldBy(shutdown);
  assert.deepEqual(ended, ["database"]);
  assert.match(told[0]!, /mails: Error: expected while stopping/);
});

Deno.test("a part that does not end is told by its name and left behind", async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  shutdown.add("database", () => ended.push("database"));
  shutdown.add("consumers", () => new Promise(() => {}), 20);
  assert.deepEqual(await toldBy(shutdown), [
    "while stopping: consumers took longer than 0.02 s and is left behind",
  ]);
  assert.deepEqual(ended, ["database"]);
});

Deno.test("parts that need nothing of each other end side by side", async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  const [mails, jobs] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  shutdown.add("database", () => ended.push("database"));
  shutdown.add("mails", async () => {
    mails.resolve();
    await jobs.promise;
    ended.push("mails");
  });
  shutdown.addBeside("jobs", async () => {
    jobs.resolve();
    await mails.promise;
    ended.push("jobs");
  });
  assert.deepEqual(await toldBy(shutdown), []);
  assert.equal(ended.length, 3);
  assert.equal(ended.at(-1), "database");
});

Deno.test("what is begun while all is ending ends too", async () => {
  const shutdown = new Shutdown();
  await shutdown.run();
  let ended = false;
  shutdown.add("late", () => void (ended = true));
  await shutdown.run();
  assert.equal(ended, true);
});

/** What ending everything writes into the log as faults. */
async function toldBy(shutdown: Shutdown): Promise<string[]> {
  using log = holdBack("error");
  await shutdown.run();
  return log.lines;
}
