import assert from "node:assert/strict";
import { join } from "node:path";
import { ROOT } from "../source_tree.ts";
import { denoTest } from "./count_tests.ts";
import { inGroups, testFiles, testGroups } from "./groups.ts";

Deno.test("the longest files have a process each and begin, the others share", () => {
  assert.deepEqual(
    inGroups(["a", "b", "c", "d", "e"], { alone: ["d", "b", "gone"], most: 2, least: 2 }),
    [["d"], ["b"], ["a", "c"], ["e"]],
  );
});

Deno.test("groups become smaller towards the end, within bounds", () => {
  const files = Array.from({ length: 100 }, (_, at) => `${at}`);
  const groups = inGroups(files, { alone: [], most: 15, least: 6 });
  assert.deepEqual(groups.map((group) => group.length), [15, 15, 12, 10, 8, 7, 6, 6, 6, 6, 6, 3]);
  assert.deepEqual(groups.flat(), files);
});

Deno.test("every file of tests is run once", async () => {
  const files = await testFiles();
  assert.deepEqual(inGroups(files, { alone: files.slice(3, 5), most: 40, least: 14 }).flat().sort(), files);
  for (
    const one of ["tests/run/groups_test.ts", "fresh/tests/app_test.tsx", "drawing/tests/figure_test.ts"]
  ) {
    assert.ok(files.includes(one), one);
  }
});

Deno.test("when work beside the groups ends, one process more takes of what is left, and is waited for", async () => {
  const freed = Promise.withResolvers<void>();
  let running = 0, most = 0;
  const taken: string[] = [];
  const count = await testGroups([["a"], ["b"], ["c"], ["d"]], {
    ...{ env: {}, jobs: 1, freed: freed.promise },
    async test(_args, { TEST_FILES }) {
      taken.push(TEST_FILES!);
      most = Math.max(most, ++running);
      if (TEST_FILES === "b") freed.resolve();
      await new Promise((done) => setTimeout(done, TEST_FILES === "c" ? 60 : 20));
      running--;
      return { passed: 1, failed: 0 };
    },
  });
  assert.deepEqual([taken, most, running, count.passed], [["a", "b", "c", "d"], 2, 0, 4]);
});

Deno.test("groups that are done do not wait for what is beside them", async () => {
  const test = () => Promise.resolve({ passed: 2, failed: 1 });
  const never = new Promise<void>(() => {});
  assert.deepEqual(await testGroups([["a"], ["b"]], { env: {}, jobs: 3, freed: never, test }), {
    passed: 4,
    failed: 2,
  });
});

/** Runs files of these texts in one process. */
async function together(texts: Record<string, string>) {
  // Paths are told from the project's folder, and others read its sources meanwhile.
  const data = join(ROOT, ".data");
  await Deno.mkdir(data, { recursive: true });
  const folder = await Deno.makeTempDir({ dir: data, prefix: "sample-" });
  const lines: string[] = [];
  try {
    const paths = Object.keys(texts).filter((name) => name !== "shared.ts").map((name) =>
      `${folder.slice(ROOT.length)}/${name}`
    );
    for (const [name, text] of Object.entries(texts)) await Deno.writeTextFile(join(folder, name), text);
    const count = await denoTest(
      ["--parallel", join(ROOT, "tests/run/together.ts")],
      { TEST_FILES: paths.join("\n") },
      { passing: true, print: (line) => lines.push(line) },
    );
    const told = await Deno.readTextFile(join(folder, "told"));
    return { count, told, said: lines.join("\n").replaceAll(folder.slice(ROOT.length), "tests") };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("files in one process keep their names, their hooks and their failures", async () => {
  const hooked = `
    let state = "closed";
    Deno.test.beforeAll(() => { state = "open"; });
    Deno.test.beforeEach(() => { state += "+"; });
    Deno.test.afterAll(() => Deno.writeTextFileSync(import.meta.dirname + "/told", state + ";", { append: true }));
    Deno.test("first", () => { if (state !== "open+") throw new Error(state); });
    Deno.test({ name: "second", fn: () => { if (state !== "open++") throw new Error(state); } });
    Deno.test.ignore("last", () => {});`;
  const { count, told, said } = await together({
    "a.ts": hooked,
    "b.ts": `Deno.test(function named() { throw new Error("expected failure"); });`,
    "c.ts": `throw new Error("expected too");`,
    "d.ts": hooked,
  });
  assert.deepEqual(count, { passed: 4, failed: 2 }, said);
  assert.match(said, /^\.\/tests\/a\.ts => second \.\.\. ok/m);
  assert.match(said, /^\.\/tests\/b\.ts => named \.\.\. FAILED/m);
  assert.match(said, /^\.\/tests\/c\.ts => is loaded \.\.\. FAILED/m);
  assert.equal(told, "open++;open++;");
});

Deno.test("a hook of a module that files share runs once, after them all", async () => {
  const { count, told, said } = await together({
    "shared.ts":
      `export const told = []; Deno.test.afterAll(() => Deno.writeTextFileSync(import.meta.dirname + "/told", told.join()));`,
    "a.ts": `import { told } from "./shared.ts"; Deno.test("a", () => void told.push("a"));`,
    "b.ts": `import { told } from "./shared.ts"; Deno.test("b", () => void told.push("b"));`,
  });
  assert.equal(count.failed, 0, said);
  assert.equal(told, "a,b");
});
