import assert from "node:assert/strict";
import { openSignals, type Signals } from "@/platform/signals.ts";
import { SignalSender } from "@/platform/signals/sender.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { freshDatabase } from "../database.ts";
import { holdBack } from "../hold_back.ts";

const db = await freshDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());

function open(): Signals & AsyncDisposable {
  const signals = openSignals(db.url, db.sql);
  return { ...signals, [Symbol.asyncDispose]: signals.stop };
}

/** What a channel has told, and a way to wait for the n-th of it. */
function record(signals: Signals, channel: string) {
  const told: (string | null)[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  signals.on(channel, (payload) => {
    told.push(payload);
    for (const one of waiting) if (told.length >= one.count) one.done();
  });
  return {
    told,
    reach: (count: number) =>
      new Promise<void>((done) => told.length >= count ? done() : waiting.push({ count, done })),
  };
}

async function killEars(): Promise<number> {
  const gone = await db.sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database() and application_name = 'tis signals'`;
  return gone.length;
}

Deno.test("a signal reaches the listeners of its channel in other processes and in its own", async () => {
  await using here = open();
  await using there = open();
  const mine = record(here, "one"), theirs = record(there, "one"), other = record(there, "two");
  await Promise.all([here.listening(), there.listening()]);
  here.signal("one", "hello");
  await Promise.all([mine.reach(1), theirs.reach(1)]);
  here.signal("two");
  await other.reach(1);
  assert.deepEqual([mine.told, theirs.told, other.told], [["hello"], ["hello"], [""]]);
});

Deno.test("after silence a signal is sent at once, with all that were told in the same turn", async () => {
  const sent: string[][] = [];
  const pool = (_: unknown, _channels: string[], payloads: string[]) => {
    sent.push(payloads);
    return Promise.resolve();
  };
  const sender = new SignalSender(pool as never);
  const turn = () => new Promise((done) => setTimeout(done, 0));
  sender.send("one", "a");
  sender.send("one", "b");
  sender.send("one", "a");
  await turn();
  assert.deepEqual(sent, [["a", "b"]]);
  for (const payload of ["c", "d", "c"]) sender.send("one", payload);
  await sender.stop();
  assert.deepEqual(sent.slice(1), [["c", "d"]]);
});

Deno.test("signals that come together are sent once each, in one statement", async () => {
  await using signals = open();
  const heard = record(signals, "many");
  await signals.listening();
  for (let n = 0; n < 1000; n++) signals.signal("many", String(n % 3));
  await heard.reach(3);
  signals.signal("many", "end");
  await heard.reach(4);
  assert.deepEqual(heard.told, ["0", "1", "2", "end"]);
});

Deno.test("a transaction's signal is sent after its commit, and never when it fails", async () => {
  await using signals = open();
  const heard = record(signals, "tx");
  await signals.listening();
  const ctx = makeCtx(
    { pool: db.sql, dictionaries: new Map(), signal: signals.signal },
    () => crypto.randomUUID(),
  );
  await assert.rejects(ctx.tx((tx) => {
    tx.signal("tx", "never");
    return Promise.reject(new Error("expected"));
  }));
  await ctx.tx((tx) => Promise.resolve(tx.signal("tx", "committed")));
  await heard.reach(1);
  assert.deepEqual(heard.told, ["committed"]);
});

Deno.test("after its connection was cut a listener is told that it may have missed something, and hears again", async () => {
  await using signals = open();
  const heard = record(signals, "cut");
  await signals.listening();
  for (let round = 1; round <= 3; round++) {
    assert.equal(await killEars(), 1);
    await heard.reach(round * 2 - 1);
    assert.equal(heard.told.at(-1), null);
    signals.signal("cut", String(round));
    await heard.reach(round * 2);
    assert.equal(heard.told.at(-1), String(round));
  }
});

Deno.test("who has ended listening hears nothing, and a listener that fails does not hinder the others", async () => {
  await using signals = open();
  using _held = holdBack("error");
  const off = signals.on("off", () => assert.fail("heard after its end"));
  signals.on("off", () => {
    throw new Error("expected in a listener");
  });
  const heard = record(signals, "off");
  await signals.listening();
  off();
  signals.signal("off");
  await heard.reach(1);
});

Deno.test("a payload or channel that PostgreSQL would refuse is refused at once", async () => {
  await using signals = open();
  assert.throws(() => signals.signal("long", "中".repeat(2667)), RangeError);
  assert.throws(() => signals.signal("x".repeat(64)), RangeError);
  const heard = record(signals, "long");
  await signals.listening();
  signals.signal("long", "中".repeat(2666));
  await heard.reach(1);
  assert.equal(heard.told[0]?.length, 2666);
});

Deno.test("without listeners nothing is waited for, and stopping sends what is gathered", async () => {
  await using listener = open();
  const heard = record(listener, "last");
  await listener.listening();
  const speaker = openSignals(db.url, db.sql);
  await speaker.listening();
  speaker.signal("last", "words");
  await speaker.stop();
  await heard.reach(1);
});
