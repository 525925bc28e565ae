import assert from "node:assert/strict";
import { DraftSaverLoop, type Saved } from "@/islands/documents/draft_saver.ts";

/** A loop on a clock of the test's own. */
function openLoop(answers: (Saved | Promise<Saved>)[] = []) {
  let now = 0;
  let timers: { at: number; work: () => void; id: number }[] = [];
  let lastId = 0;
  const told: string[] = [];
  const savedAt: number[] = [];
  const loop = new DraftSaverLoop({
    save: () => {
      savedAt.push(now);
      return Promise.resolve(answers.shift() ?? "saved");
    },
    tell: (state) => told.push(state),
    setTimer: (work, ms) => {
      timers.push({ at: now + ms, work, id: ++lastId });
      return lastId;
    },
    clearTimer: (timer) => {
      timers = timers.filter(({ id }) => id !== timer);
    },
    now: () => now,
  });
  return {
    loop,
    told,
    savedAt,
    async pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = next.at;
        timers = timers.filter(({ id }) => id !== next.id);
        next.work();
        await new Promise((resolve) => setTimeout(resolve));
      }
      now = end;
    },
  };
}

Deno.test("a draft is saved after a pause in typing", async () => {
  const { loop, savedAt, told, pass } = openLoop();
  loop.changed();
  await pass(300);
  loop.changed();
  await pass(5000);
  assert.deepEqual(savedAt, [1100]);
  assert.deepEqual(told, ["saving", "saved"]);
  assert.equal(loop.isUnsaved, false);
});

Deno.test("a draft is saved within two seconds while typing goes on", async () => {
  const { loop, savedAt, pass } = openLoop();
  for (let key = 0; key < 50; key++) {
    loop.changed();
    await pass(100);
  }
  assert.deepEqual(savedAt.slice(0, 2), [2000, 4000]);
});

Deno.test("a lost connection is tried again until it is there", async () => {
  const { loop, savedAt, told, pass } = openLoop(["lost", "lost", "saved"]);
  loop.changed();
  await pass(800);
  assert.equal(loop.isUnsaved, true);
  await pass(10_000);
  assert.deepEqual(savedAt, [800, 3800, 6800]);
  assert.deepEqual(told, ["saving", "lost", "saving", "lost", "saving", "saved"]);
  assert.equal(loop.isUnsaved, false);
});

Deno.test("a fault while saving is reported, and what is typed is tried again", async () => {
  const faults: string[] = [];
  const hear = (event: ErrorEvent) => (event.preventDefault(), faults.push(event.error.message));
  globalThis.addEventListener("error", hear);
  const { loop, savedAt, told, pass } = openLoop([Promise.reject(new Error("a fault"))]);
  loop.changed();
  await pass(10_000);
  globalThis.removeEventListener("error", hear);
  assert.deepEqual(savedAt, [800, 3800]);
  assert.deepEqual(told, ["saving", "lost", "saving", "saved"]);
  assert.deepEqual(faults, ["a fault"]);
  assert.equal(loop.isUnsaved, false);
});

Deno.test("what somebody else has changed is not overwritten, whatever is typed", async () => {
  const { loop, savedAt, told, pass } = openLoop(["stale"]);
  loop.changed();
  await pass(1000);
  loop.changed();
  await pass(10_000);
  assert.deepEqual(savedAt, [800]);
  assert.deepEqual(told, ["saving", "stale"]);
  assert.equal(loop.isUnsaved, true);
});

Deno.test("what is refused waits for the next change, and what is unsaved can be saved at once", async () => {
  const { loop, savedAt, pass } = openLoop(["refused"]);
  loop.changed();
  await pass(10_000);
  assert.deepEqual(savedAt, [800]);
  assert.equal(loop.isUnsaved, true);
  assert.equal(await loop.flush(), true);
  assert.equal(loop.isUnsaved, false);
  assert.equal(await loop.flush(), true);
  assert.equal(savedAt.length, 2);
});
