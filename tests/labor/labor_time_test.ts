import assert from "node:assert/strict";
import fc from "fast-check";
import {
  hoursOf,
  hundredthsOf,
  laborTimeOf,
  minutesOf,
  secondsOf,
  writtenTime,
} from "@/services/labor/time/labor_time.ts";

Deno.test("a step time is HH:MM:SS with two digits each, and nothing else", () => {
  const table: [string, number | null][] = [
    ["00:00:00", 0],
    ["00:12:30", 750],
    ["01:00:01", 3601],
    ["99:59:59", 359_999],
    [" 00:01:00 ", 60],
    ["0:12:30", null],
    ["00:60:00", null],
    ["00:00:60", null],
    ["12:30", null],
    ["001230", null],
    ["00:12:3", null],
    ["００:12:30", null],
    ["", null],
    ["-0:12:30", null],
  ];
  assert.deepEqual(table.map(([written]) => [written, secondsOf(written)]), table);
});

Deno.test("a coefficient has at most two places and is more than nothing", () => {
  const table: [string, number | null][] = [
    ["1", 100],
    ["1.2", 120],
    ["1,25", 125],
    ["0.05", 5],
    ["9.99", 999],
    ["0", null],
    ["0.00", null],
    ["1.234", null],
    ["-1", null],
    ["", null],
  ];
  assert.deepEqual(table.map(([written]) => [written, hundredthsOf(written)]), table);
});

Deno.test("what is charged is the time of each step, times its workers, times the coefficient", () => {
  const steps = [
    { stepTime: "00:10:00", workerNum: 2 },
    { stepTime: "00:00:30", workerNum: null },
    { stepTime: null, workerNum: 3 },
    { stepTime: "wrong", workerNum: 1 },
  ];
  assert.deepEqual(laborTimeOf(steps, "1.00"), {
    elapsedSeconds: 630,
    workSeconds: 1230,
    laborSeconds: 1230,
  });
  assert.deepEqual(laborTimeOf(steps, "1.25").laborSeconds, 1538);
  // A coefficient that is none leaves the time as it is.
  assert.deepEqual(laborTimeOf(steps, "").laborSeconds, 1230);
});

Deno.test("minutes and hours are rounded half up, each from the seconds", () => {
  const table: [seconds: number, minutes: number, hours: string][] = [
    [0, 0, "0.00"],
    [1, 1, "0.00"],
    [29, 1, "0.01"],
    [89, 1, "0.02"],
    [90, 2, "0.03"],
    [1800, 30, "0.50"],
    [3600, 60, "1.00"],
    [3618, 60, "1.01"],
    [4860, 81, "1.35"],
  ];
  assert.deepEqual(table.map(([seconds]) => [seconds, minutesOf(seconds), hoursOf(seconds)]), table);
});

const step = fc.record({
  stepTime: fc.integer({ min: 0, max: 6 * 3600 }).map(writtenTime),
  workerNum: fc.integer({ min: 1, max: 20 }),
});
const coefficient = fc.integer({ min: 10, max: 999 }).map((hundredths) => (hundredths / 100).toFixed(2));

Deno.test("an independent computation comes to the same seconds", () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 40 }), coefficient, (steps, factor) => {
    const work = steps.reduce((sum, { stepTime, workerNum }) => {
      const [h, m, s] = stepTime.split(":").map(BigInt);
      return sum + (h! * 3600n + m! * 60n + s!) * BigInt(workerNum);
    }, 0n);
    // Half up, of exact hundredths.
    const exact = (work * BigInt(factor.replace(".", "")) * 2n + 100n) / 200n;
    assert.equal(BigInt(laborTimeOf(steps, factor).laborSeconds), exact);
  }));
});

Deno.test("the order of the steps does not matter, and a time written is read again", () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 20 }), coefficient, (steps, factor) => {
    assert.deepEqual(laborTimeOf(steps.toReversed(), factor), laborTimeOf(steps, factor));
    for (const { stepTime } of steps) assert.equal(writtenTime(secondsOf(stepTime)!), stepTime);
  }));
});
