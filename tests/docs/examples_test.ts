import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { projectFiles, ROOT } from "../source_tree.ts";
import { scratchTree } from "../new/scratch_tree.ts";

/** A block of code that is a whole file: `ts file=services/tools/lift_register.ts`. */
const WHOLE = /^( *)```tsx? file=(\S+)\n([^]*?)^\1```$/gm;

Deno.test("examples that are whole files type-check in the tree, and are formatted as its files are", async () => {
  await using tree = await scratchTree();
  const paths: string[] = [];
  for (const document of (await projectFiles()).filter((path) => /^docs\/[^/]+\.md$/.test(path))) {
    const text = await Deno.readTextFile(join(ROOT, document));
    for (const [, indent, path, code] of text.matchAll(WHOLE)) {
      const full = join(tree.root, path!);
      await Deno.mkdir(dirname(full), { recursive: true });
      await Deno.writeTextFile(full, code!.replaceAll(new RegExp(`^${indent}`, "gm"), ""));
      paths.push(path!);
    }
  }
  assert.ok(paths.length >= 7, `${paths.length} examples`);
  assert.equal(new Set(paths).size, paths.length, "two examples are one file");
  await tree.examine(paths);
});
