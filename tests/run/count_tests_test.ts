import assert from "node:assert/strict";
import { join } from "node:path";
import { denoTest } from "./count_tests.ts";

/** Counts the tests of a folder with these files. */
async function countOf(files: Record<string, string>, run: Parameters<typeof denoTest>[2] = {}) {
  const folder = await Deno.makeTempDir();
  for (const [name, text] of Object.entries(files)) await Deno.writeTextFile(join(folder, name), text);
  try {
    return await denoTest(["--no-config", "--no-lock", folder], {}, { print() {}, ...run });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const GOOD = `Deno.test("good", () => {}); Deno.test("also good", () => {});`;

Deno.test("tests that pass are counted", async () => {
  assert.deepEqual(await countOf({ "a_test.ts": GOOD }), { passed: 2, failed: 0 });
});

Deno.test("a test that fails is counted beside those that pass", async () => {
  const failing = `Deno.test("wrong", () => { throw new Error("expected failure"); });`;
  assert.deepEqual(await countOf({ "a_test.ts": GOOD, "b_test.ts": failing }), { passed: 2, failed: 1 });
});

Deno.test("a file that cannot be loaded is a failure", async () => {
  const { failed } = await countOf({
    "a_test.ts": GOOD,
    "b_test.ts": `throw new Error("expected failure");`,
  });
  assert.equal(failed, 1);
});

Deno.test("a file that is no program is a failure, not an empty success", async () => {
  assert.deepEqual(await countOf({ "a_test.ts": "this is no program" }), { passed: 0, failed: 1 });
});

Deno.test("a folder without tests is a failure", async () => {
  assert.deepEqual(await countOf({ "a.ts": "" }), { passed: 0, failed: 1 });
});

Deno.test("tests that pass are named where that is asked for, under the file that they stand in", async () => {
  for (const passing of [true, false]) {
    const lines: string[] = [];
    await countOf({ "a_test.ts": GOOD }, { passing, print: (line) => lines.push(line) });
    assert.equal(lines.some((line) => /^running 2 tests from .*a_test\.ts$/.test(line)), passing);
    assert.equal(lines.some((line) => /^also good \.\.\. ok \(.+\)$/.test(line)), passing);
  }
});

Deno.test("a test is named as it passes, not when all are through", async () => {
  const slow =
    `Deno.test("first", () => {}); Deno.test("slow", () => new Promise((end) => setTimeout(end, 1500)));`;
  const at = new Map<string, number>();
  const print = (line: string) => void at.set(line.split(" ")[0]!, performance.now());
  await countOf({ "a_test.ts": slow }, { passing: true, print });
  assert.ok(at.get("slow")! - at.get("first")! > 1000);
});

Deno.test("tests that stand still are ended and are a failure", async () => {
  const still = `Deno.test("still", () => new Promise((done) => setTimeout(done, 3_600_000)));`;
  assert.deepEqual(await countOf({ "a_test.ts": still }, { mostMs: 3000 }), { passed: 0, failed: 1 });
});
