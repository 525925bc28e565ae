import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { importedAtOnce } from "../src/dev/imported_at_once.ts";

Deno.test("what a module imports at once is found further and further, by relative and by mapped names; the rest is not", async () => {
  const root = await Deno.makeTempDir();
  const write = (name: string, text: string) => Deno.writeTextFile(`${root}/${name}`, text);
  try {
    // Written so that they are no imports of this file.
    const from = (name: string) => `from "./${name}.ts"`;
    await write(
      "main.ts",
      [
        `import { one } ${from("one")};`,
        `import {\n  two,\n} ${from("two")};`,
        `import ${from("effect").slice("from ".length)};`,
        `import ${JSON.stringify("preact")};`,
        `import { App } from ${JSON.stringify("fresh")};`,
        `export * ${from("again")};`,
        `const late = () => import(${from("late").slice("from ".length)});`,
        `// ${from("comment")}`,
      ].join("\n"),
    );
    await write("one.ts", `import { main } ${from("main")};\nexport { deep } ${from("deep")};`);
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
