import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { importedAtOnce } from "../src/dev/imported_at_once.ts";

Deno.test("what a module imports at once is found further and further, by relative and by mapped names; the rest is not", async () => {
  const root = await Deno.makeTempDir();
  const write = (name: string, text: string) => Deno.writeTextFile(`${root}/${name}`, text);
  try {
    await write(
      "main.ts",
      `import { one } from "./one.ts";\nimport {\n  two,\n} from "./two.ts";\nimport "./effect.ts";\n` +
        `import "preact";\nimport { App } from "fresh";\nexport * from './again.ts';\n` +
        `const late = () => import("./late.ts");\n// from "./comment.ts"\n`,
    );
    await write("one.ts", `import { main } from "./main.ts";\nexport { deep } from "./deep.ts";`);
    const found = await importedAtOnce(`file://${root}/main.ts`);
    const ours = [...found].filter((path) => path.startsWith(root)).map((path) =>
      path.slice(root.length + 1)
    );
    assert.deepEqual(ours, ["main.ts", "one.ts", "two.ts", "effect.ts", "again.ts", "deep.ts"]);
    assert.ok(found.has(fileURLToPath(import.meta.resolve("../src/app.ts"))), "by way of fresh itself");

  } finally {
    await Deno.remove(root, { recursive: true });
  }
});
