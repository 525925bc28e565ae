import assert from "node:assert/strict";
import { join } from "node:path";
import { editsOf } from "../../bench/loop/edits.ts";
import { textOf } from "../../bench/loop/scratch.ts";
import { ROOT } from "../source_tree.ts";

Deno.test("what the bench of the developer's loop edits stands in the tree", async () => {
  for (const { what, file, from } of editsOf(1)) {
    assert.ok((await textOf(join(ROOT, file))).includes(from), `${what}: ${file} lacks ${from}`);
  }
});
