import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { bundleIslands } from "../src/dev/bundle.ts";

/** Bundles modules given as text and imports what came out of the first. */
async function bundled(modules: Record<string, string>): Promise<Record<string, unknown>> {
  const root = await Deno.makeTempDir();
  try {
    for (const [name, source] of Object.entries(modules)) await Deno.writeTextFile(`${root}/${name}`, source);
    const paths = Object.keys(modules).map((name) => `${root}/${name}`);
    const bundle = await bundleIslands(paths, { root, target: "es2022", mode: "production" });
    for (const [name, contents] of bundle.files) await Deno.writeFile(`${root}/${name}`, contents);
    return await import(pathToFileURL(`${root}/${bundle.islands[0]!.chunks[0]}`).href);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

Deno.test("React is Preact in islands, and there is one copy of it", async () => {
  const found = await bundled({
    "a.jsx": `import React, { useState } from "react";
      import { createPortal } from "react-dom";
      import { jsx } from "react/jsx-runtime";
      import { createElement } from "preact";
      import { useState as own } from "preact/hooks";
      export const answers = [React.createElement === createElement, useState === own, typeof createPortal, typeof jsx];`,
  });
  assert.deepEqual(found.answers, [true, true, "function", "function"]);
});

Deno.test("packages of deno.json and what they depend on are found", async () => {
  const found = await bundled({
    "a.ts": `import { signal, Signal } from "@preact/signals";
      import { z } from "zod";
      import { IntlMessageFormat } from "intl-messageformat";
      const parsed = z.object({ n: z.number() }).parse({ n: 1 });
      export const answers = [signal(1) instanceof Signal, parsed.n,
        new IntlMessageFormat("{n, plural, one {# part} other {# parts}}", "en").format({ n: 2 })];`,
  });
  assert.deepEqual(found.answers, [true, 1, "2 parts"]);
});

Deno.test("a specifier with its version is found too", async () => {
  const found = await bundled({ "a.ts": `export { h as answer } from "npm:preact@10.29.8";` });
  assert.equal(typeof found.answer, "function");
});

Deno.test("islands share chunks and keep what is loaded later apart", async () => {
  const root = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${root}/heavy.ts`, `export const heavy = "heavy".repeat(3);`);
    await Deno.writeTextFile(`${root}/shared.ts`, `export const shared = Math.random();`);
    for (const name of ["a", "b"]) {
      await Deno.writeTextFile(
        `${root}/${name}.tsx`,
        `import { shared } from "./shared.ts";
        export const ${name} = () => { void import("./heavy.ts"); return <p>{shared}</p>; };`,
      );
    }
    const { islands, files } = await bundleIslands([`${root}/a.tsx`, `${root}/b.tsx`], {
      root,
      target: "es2022",
      mode: "production",
    });
    const text = (name: string) => new TextDecoder().decode(files.get(name)!);
    const [a, b] = islands;
    const common = a!.chunks.filter((chunk) => b!.chunks.includes(chunk));
    assert.ok(common.some((chunk) => text(chunk).includes("Math.random")));
    assert.ok(!a!.chunks.some((chunk) => text(chunk).includes(`"heavy"`)));
    assert.ok([...files.keys()].some((name) => text(name).includes(`"heavy"`)));
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

Deno.test("what sets of islands share comes in one piece, live and evaluated once", async () => {
  const root = await Deno.makeTempDir();
  const write = (name: string, source: string) => Deno.writeTextFile(`${root}/${name}`, source);
  const names = ["a", "b", "c", "d"];
  try {
    await write("counter.ts", `export let count = 0; export const add = () => { count++; };`);
    await write("said.ts", `import { add } from "./counter.ts"; add(); export default "said";`);
    await write("a.ts", `export { count, add } from "./counter.ts";`);
    await write(
      "b.ts",
      `import said from "./said.ts"; import { add } from "./counter.ts"; add(); export { said };`,
    );
    await write(
      "c.ts",
      `import said from "./said.ts"; export const later = () => import("./counter.ts"); export { said };`,
    );
    await write("d.ts", `export { default as said } from "./said.ts";`);
    const paths = names.map((name) => `${root}/${name}.ts`);
    const { islands, files } = await bundleIslands(paths, { root, target: "es2022", mode: "production" });
    for (const { chunks } of islands) assert.deepEqual(chunks.slice(1), ["shared.js"]);
    for (const [name, contents] of files) await Deno.writeFile(`${root}/${name}`, contents);
    const [a, b, c, d] = await Promise.all(
      names.map((name) => import(pathToFileURL(`${root}/${name}.js`).href)),
    );
    assert.deepEqual([b.said, c.said, d.said, a.count], ["said", "said", "said", 2]);
    (await c.later()).add();
    assert.equal(a.count, 3);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

Deno.test("an unknown package is named with the file that wants it", async () => {
  await assert.rejects(bundled({ "a.ts": `import "no-such-package-here";` }), /a\.ts.*no-such-package-here/s);
});
