import assert from "node:assert/strict";
import { turnsOf } from "@/engines/files/subprocess/turns.ts";
import { assertRefused } from "../refusal_of.ts";

Deno.test("who brings many files waits for himself; others have their turn at once", async () => {
  const inTurn = turnsOf(2);
  const ended: string[] = [];
  const open: (() => void)[] = [];
  const bring = (owner: string, name: string) =>
    inTurn(owner, () => new Promise<void>((end) => open.push(() => (ended.push(name), end()))));
  const all = ["m1", "m2", "m3", "m4"].map((name) => bring("many", name));
  await Promise.resolve();
  assert.equal(open.length, 1, "of one owner one at a time");
  all.push(bring("other", "o1"), bring("third", "t1"));
  await Promise.resolve();
  assert.equal(open.length, 2);
  while (ended.length < 6) {
    open.shift()!();
    await new Promise((go) => setTimeout(go));
  }
  await Promise.all(all);
  assert.deepEqual(ended.toSorted(), ["m1", "m2", "m3", "m4", "o1", "t1"]);
  assert.ok(ended.indexOf("t1") < ended.indexOf("m3"), ended.join(" "));
});

Deno.test("work that fails gives its turn on", async () => {
  const inTurn = turnsOf(1);
  await assert.rejects(inTurn("a", () => Promise.reject(new Error("no"))));
  assert.equal(await inTurn("a", () => Promise.resolve(1)), 1);
  assert.equal(await inTurn("b", () => Promise.resolve(2)), 2);
});

Deno.test("who comes when so many wait already is asked to come again, until one of them has had its turn", async () => {
  const inTurn = turnsOf(2, 1);
  const open: (() => void)[] = [];
  const bring = (owner: string) => inTurn(owner, () => new Promise<void>((end) => open.push(end)));
  const all = [bring("a"), bring("b"), bring("c")];
  await assertRefused(bring("d"), "unavailable");
  assert.equal(open.length, 2);
  open.shift()!();
  await all[0];
  all.push(bring("d"));
  while (open.length > 0) {
    open.shift()!();
    await new Promise((go) => setTimeout(go));
  }
  await Promise.all(all);
});

Deno.test("of one owner no more wait than may, and others are let in all the same", async () => {
  const inTurn = turnsOf(1, Infinity, 2);
  const open: (() => void)[] = [];
  const bring = (owner: string) => inTurn(owner, () => new Promise<void>((end) => open.push(end)));
  const all = [bring("many"), bring("many"), bring("many")];
  await assertRefused(bring("many"), "unavailable");
  all.push(bring("other"));
  while (open.length > 0) {
    open.shift()!();
    await new Promise((go) => setTimeout(go));
  }
  await Promise.all(all);
});
