import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { ModuleVersions } from "../src/dev/module_versions.ts";
import { makeCopyDir } from "./copy_dir.ts";

Deno.test("a newer module is imported by all that are imported anew; what is not old and packages stay the same copy", async () => {
  const root = await makeCopyDir("versions_");
  const write = (name: string, text: string) => Deno.writeTextFile(`${root}/${name}`, text);
  const from = (name: string) => `from "${name}";`;
  const url = pathToFileURL(`${root}/page.ts`).href;
  try {
    await write("kept.ts", "export const kept = {};");
    await write("label.ts", `export const label = "one";`);
    await write(
      "page.ts",
      [
        `export * ${from("./label.ts")}`,
        `export * ${from("./kept.ts")}`,
        `export { options } ${from("preact")}`,
        `export { Signal } ${from("@preact/signals")}`,
      ].join("\n"),
    );
    const first = await import(url);
    const versions = new ModuleVersions();
    for (const label of ["two", "three"]) {
      await write("label.ts", `export const label = "${label}";`);
      assert.notEqual((await import(url)).label, label);
      versions.renew([`${root}/label.ts`, `${root}/page.ts`]);
      const newer = await import(url);
      assert.equal(newer.label, label);
      for (const same of ["kept", "options", "Signal"]) assert.equal(newer[same], first[same], same);
    }
    assert.equal((await import(url)).label, "three", "the latest from then on");
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});
