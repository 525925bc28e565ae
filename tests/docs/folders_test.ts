import assert from "node:assert/strict";
import { join } from "node:path";
import { projectFiles, ROOT } from "../source_tree.ts";

const ARCHITECTURE = await Deno.readTextFile(join(ROOT, "docs/ARCHITECTURE.md"));

/** What the first column of the table below a head names. */
function namedIn(head: string): string[] {
  const begin = ARCHITECTURE.indexOf(head);
  assert.ok(begin >= 0, `no table ${head}`);
  const rows = ARCHITECTURE.slice(begin, ARCHITECTURE.indexOf("\n\n", begin)).split("\n").slice(2);
  return rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

Deno.test("the architecture says what stands in each folder of the kernel, the engines, the domains and the platform", async () => {
  const files = await projectFiles();
  for (const parent of ["kernel", "engines", "services", "platform"]) {
    const below = files.filter((path) => path.startsWith(`${parent}/`)).map((path) =>
      path.split("/").slice(1)
    );
    const folders = new Set(below.flatMap(([name, ...rest]) => rest.length > 0 ? [name!] : []));
    const named = namedIn(`| in \`${parent}/\` |`);
    assert.deepEqual([...folders].filter((name) => !named.includes(name)), [], `not named of ${parent}`);
    const there = new Set(below.map(([name]) => name!));
    assert.deepEqual(named.filter((name) => !there.has(name)), [], `no longer in ${parent}`);
  }
});

Deno.test("the architecture says what stands in each folder of the project", async () => {
  const folders = new Set(
    (await projectFiles()).filter((path) => path.includes("/")).map((path) => `${path.split("/")[0]}/`),
  );
  const named = namedIn("| folder |");
  // The document stands in one of them; what a service of builds asks for says so by its name.
  const left = [...folders].filter((name) =>
    !named.includes(name) && name !== "docs/" && !name.startsWith(".")
  );
  assert.deepEqual(left, []);
});
