import assert from "node:assert/strict";
import { dirname } from "node:path";
import { crawl } from "../src/dev/crawl.ts";

async function found(files: Record<string, string>) {
  const root = await Deno.makeTempDir();
  try {
    for (const [path, text] of Object.entries(files)) {
      await Deno.mkdir(dirname(`${root}/${path}`), { recursive: true });
      await Deno.writeTextFile(`${root}/${path}`, text);
    }
    const { routes, islands } = await crawl(`${root}/routes`, `${root}/islands`);
    return {
      islands: islands.map((path) => path.slice(root.length + 1)),
      routes: routes.map(({ kind, node, pattern }) => [kind, node, pattern].join(" ")),
    };
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

Deno.test("islands are files with JSX, and others that make nodes", async () => {
  const { islands } = await found({
    "islands/a/Viewer.tsx": "",
    "islands/Plain.jsx": "",
    "islands/Made.ts": `import { h } from "preact"; export const Made = () => h("p", null);`,
    "islands/geometry.ts": `export const width = (x: number) => Math.abs(x);`,
    "islands/geometry_test.ts": `h()`,
    "islands/Viewer.css": "",
    "routes/(epc)/(_islands)/Near.tsx": "",
  });
  assert.deepEqual(islands, [
    "islands/Made.ts",
    "islands/Plain.jsx",
    "islands/a/Viewer.tsx",
    "routes/(epc)/(_islands)/Near.tsx",
  ]);
});

Deno.test("special files are known by their names, tests and unknown ones are left out", async () => {
  const { routes } = await found({
    "routes/_app.tsx": "",
    "routes/_404.tsx": "",
    "routes/(epc)/_layout.tsx": "",
    "routes/(epc)/_middleware.ts": "",
    "routes/(epc)/parts/_error.tsx": "",
    "routes/(epc)/parts/[number].tsx": "",
    "routes/(epc)/parts/new.tsx": "",
    "routes/(epc)/parts/new_test.ts": "",
    "routes/(epc)/_draft.tsx": "",
    "routes/(_components)/Card.tsx": "",
    "routes/readme.md": "",
  });
  assert.deepEqual(routes.toSorted(), [
    "app / /",
    "error /(epc)/parts /parts",
    "layout /(epc) /",
    "middleware /(epc) /",
    "notFound / /",
    "route /(epc)/parts /parts/:number",
    "route /(epc)/parts /parts/new",
  ]);
  assert.ok(
    routes.indexOf("route /(epc)/parts /parts/new") < routes.indexOf("route /(epc)/parts /parts/:number"),
  );
});
