import assert from "node:assert/strict";
import { ROOT, sources } from "../source_tree.ts";

Deno.test("the keys that files are kept under are those of docs/files.md", async () => {
  const docs = await Deno.readTextFile(`${ROOT}docs/files.md`);
  const told = [...docs.matchAll(/^\| `((?:objects|staging)\/[^`]+)`/gm)].map(([, key]) => shapeOf(key!));
  const used = new Set<string>();
  for (const { path, code } of (await sources()).values()) {
    if (!/^(engines|platform|services|edge|kernel)\//.test(path)) continue;
    for (const [, key] of code.matchAll(/`((?:objects|staging)\/[^`]*)`/g)) used.add(shapeOf(key!));
    // The key of a content that has an object already goes on with an id.
    for (const [, end] of code.matchAll(/`\$\{plainKey\(sha256\)\}([^`]+)`/g)) {
      used.add(shapeOf(`objects/a/b/<c>${end}`));
    }
  }
  assert.deepEqual([...used].sort(), told.sort());
});

/** A key without what differs: `objects/<>/<>/<>-<>`. */
function shapeOf(key: string): string {
  const [area, ...rest] = key.split("/");
  const parts = rest.map((part) =>
    part.replaceAll(/\$\{[^}]*\}|<[^>]*>/g, "<>").replace(/^(ab|cd|a|b)$/, "<>")
  );
  return [area, ...parts].join("/");
}
