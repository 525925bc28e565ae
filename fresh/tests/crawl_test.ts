import assert from "node:assert/strict";
import { dirname } from "node:path";
import { crawl } from "../src/dev/crawl.ts";

async function found(files: Record<string, string>, ignore?: RegExp[]) {
  const root = await Deno.makeTempDir();
  try {
    for (const [path, text] of Object.entries(files)) {
      await Deno.mkdir(dirname(`${root}/${path}`), { recursive: true });
      await Deno.writeTextFile(`${root}/${path}`, text);
    }
    const { routes, islands } = await crawl(`${root}/routes`, `${root}/islands`, ignore);
    return {
      islands: islands.map((path) => path.slice(root.length + 1)),
      routes: routes.map(({ kind, node, pattern }) => [kind, node, pattern].join(" ")),
    };
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

Deno.test("islands are all source files of their folders but tests, or but what is ignored", async () => {
  const files = {
    "islands/a/Viewer.tsx": "",
    "islands/Plain.jsx": "",
    "islands/geometry.ts": `export const width = (x: number) => Math.abs(x);`,
    "islands/geometry_test.ts": "",
    "islands/Viewer.css": "",
    "routes/(epc)/(_islands)/Near.tsx": "",
  };
  const components = ["islands/Plain.jsx", "islands/a/Viewer.tsx", "routes/(epc)/(_islands)/Near.tsx"];
  assert.deepEqual((await found(files)).islands, [
    components[0],
    components[1],
    "islands/geometry.ts",
    components[2],
  ]);
  assert.deepEqual((await found(files, [/\/islands\/.*\.ts$/])).islands, components);
});

Deno.test("special files are known by their names, tests and unknown ones are left out", async () => {
  const { routes } = await found({
    "routes/_app.tsx": "",
    "routes/_404.tsx": "",
    "routes/(epc)/_layout.tsx": "",
    "routes/(epc)/_middleware.ts": "",
    "routes/(epc)/parts/_error.tsx": "",
    "routes/_500.tsx": "",
    "routes/(epc)/parts/[number].tsx": "",
    "routes/(epc)/parts/new.tsx": "",
    "routes/(epc)/parts/new_test.ts": "",
    "routes/(epc)/_draft.tsx": "",
    "routes/(_components)/Card.tsx": "",
    "routes/readme.md": "",
  });
  assert.deepEqual(routes.toSorted(), [
    "app / /",
    "error / /",
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
