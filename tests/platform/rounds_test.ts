import assert from "node:assert/strict";
import { Rounds } from "@/platform/rounds.ts";
import { holdBack } from "../hold_back.ts";

/** Long enough that only being woken ends the pause. */
const HOUR = 3_600_000;

Deno.test("rounds follow at once while there is more, then pause until woken or stopped", async () => {
  const more = [true, true, false];
  let reached = Promise.withResolvers<void>();
  let done = 0;
  const rounds = new Rounds({
    round: () => {
      done++;
      const answer = more.shift() ?? false;
      if (!answer) reached.resolve();
      return Promise.resolve(answer);
    },
    pauseMs: () => HOUR,
    failed: "nothing done",
  });
  await reached.promise;
  assert.equal(done, 3);
  reached = Promise.withResolvers<void>();
  rounds.wake();
  await reached.promise;
  await rounds.stop();
  assert.equal(done, 4);
});

Deno.test("a round that fails is followed by another, and the log has it once in a row", async () => {
  using log = holdBack("warn");
  const outcomes = ["fails", "fails", "ends", "fails", "ends"];
  const through = Promise.withResolvers<void>();
  const rounds = new Rounds({
    round: () => {
      const outcome = outcomes.shift();
      if (outcomes.length === 0) through.resolve();
      return outcome === "fails" ? Promise.reject(new Error("away")) : Promise.resolve();
    },
    pauseMs: () => 1,
    failed: "nothing done",
  });
  await through.promise;
  await rounds.stop();
  assert.deepEqual(log.lines, Array(2).fill("nothing done, trying again: Error: away"));
});

Deno.test("a stop is told to the round under way, and waits for it", async () => {
  const begun = Promise.withResolvers<void>();
  let ended = false;
  const rounds = new Rounds({
    round: async (stop) => {
      begun.resolve();
      await new Promise((done) => stop.addEventListener("abort", done, { once: true }));
      ended = true;
    },
    pauseMs: () => HOUR,
    failed: "nothing done",
  });
  await begun.promise;
  await rounds.stop();
  assert.ok(ended);
});
