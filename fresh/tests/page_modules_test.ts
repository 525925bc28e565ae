import assert from "node:assert/strict";
import { PageModules } from "../src/dev/page_modules.ts";

Deno.test("what a change makes old is found up the imports; where it is more than pages, there is no telling them apart", async () => {
  const root = await Deno.makeTempDir();
  const write = async (name: string, text: string) => {
    await Deno.mkdir(`${root}/${name}`.replace(/\/[^/]*$/, ""), { recursive: true });
    await Deno.writeTextFile(`${root}/${name}`, text);
  };
  // Written so that they are no imports of this file.
  const from = (name: string) => `from "${name}";`;
  try {
    await write("routes/one.tsx", `import { B } ${from("../components/Button.tsx")}`);
    await write("routes/two.tsx", `import {\n  P,\n} ${from("../components/Panel.tsx")}`);
    await write("components/Panel.tsx", `export * ${from("./Button.tsx")}`);
    await write("components/Button.tsx", "");
    await write("components/Mark.tsx", "");
    await write("components/Sheet.tsx", "");
    await write("components/Plan.tsx", "");
    await write("mails/letter.ts", `import { M } ${from("../components/Mark.tsx")}`);
    await write("mails/later.ts", `const load = () => ${"import"}("../components/Sheet.tsx");`);
    await write("mails/types.ts", `import type { P } ${from("../components/Plan.tsx")}`);
    await write("services/sell.ts", "");
    const pages = new PageModules({ root, outDir: `${root}/_fresh`, staticDir: [] }, [
      `${root}/routes`,
      `${root}/components`,
    ]);
    const old = async (...names: string[]) =>
      (await pages.madeOldBy(names.map((name) => `${root}/${name}`)))
        ?.map((path) => path.slice(root.length + 1)).sort() ?? null;
    assert.deepEqual(await old("routes/one.tsx"), ["routes/one.tsx"]);
    assert.deepEqual(await old("components/Button.tsx"), [
      "components/Button.tsx",
      "components/Panel.tsx",
      "routes/one.tsx",
      "routes/two.tsx",
    ]);
    assert.equal(await old("components/Mark.tsx"), null, "a letter is made of it");
    assert.equal(await old("components/Sheet.tsx"), null, "the same, loaded later");
    assert.deepEqual(await old("components/Plan.tsx"), ["components/Plan.tsx"], "types are not loaded");
    assert.equal(await old("services/sell.ts"), null);
    assert.equal(await old("routes/one.tsx", "services/sell.ts"), null, "saved together");

    await write("routes/one.tsx", "");
    await write("components/New.tsx", "");
    await write("mails/letter.ts", "");
    assert.deepEqual(await old("routes/one.tsx", "components/New.tsx"), [
      "components/New.tsx",
      "routes/one.tsx",
    ]);
    assert.equal(await old("mails/letter.ts"), null);
    assert.deepEqual(await old("components/Mark.tsx"), ["components/Mark.tsx"], "no letter any more");
    assert.equal((await old("components/Button.tsx"))?.includes("routes/one.tsx"), false);
    assert.equal(await old("components/rows.json"), null, "data may have been read by anyone");
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});
