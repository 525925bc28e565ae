import assert from "node:assert/strict";
import { SlowestFiles } from "./slowest_files.ts";

Deno.test("the files whose tests took longest are told, the slowest first", () => {
  const files = new SlowestFiles();
  for (
    const line of [
      "./tests/a_test.ts => short ... ok (40ms)",
      "./tests/b_test.ts => long ... ok (1m2s)",
      "./tests/a_test.ts => failing ... FAILED (3s)",
      "  at ./tests/c_test.ts => no end of a test",
    ]
  ) files.hear(line);
  assert.equal(files.tell(), "slowest: tests/b_test.ts 62 s, tests/a_test.ts 3 s");
});

Deno.test("where files are not told apart nothing is said of them", () => {
  const files = new SlowestFiles();
  files.hear("alone ... ok (40ms)");
  assert.equal(files.tell(), null);
});
