import { dirname, join, relative, sep } from "node:path";
import type { StaticFile } from "../build_cache.ts";
import type { FoundRoute } from "./crawl.ts";
import { togetherSource } from "../islands_module.ts";
import type { Bundle } from "./bundle.ts";

/** What the output folder is made of. */
export interface BuildParts {
  outDir: string;
  root: string;
  serverEntry: string;
  buildId: string;
  routes: FoundRoute[];
  bundle: Bundle;
  statics: Map<string, StaticFile>;
}

/** Writes `server.js`, `islands.js` and the folder `static`, replacing an older build. */
export async function writeBuild(parts: BuildParts): Promise<void> {
  const { outDir, statics } = parts;
  await Deno.remove(outDir, { recursive: true }).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
  for (const [path, file] of statics) {
    const target = join(outDir, "static", path);
    await Deno.mkdir(dirname(target), { recursive: true });
    if (typeof file.source === "string") await Deno.copyFile(file.source, target);
    else await Deno.writeFile(target, file.source);
  }
  await Deno.mkdir(outDir, { recursive: true });
  const islands = parts.bundle.islands.map(({ path }) => specifier(outDir, path));
  await Deno.writeTextFile(
    join(outDir, "islands.js"),
    `// Written by the builder.\n${togetherSource(islands)}`,
  );
  await Deno.writeTextFile(join(outDir, "server.js"), serverSource(parts));
}

/**
 * The generated server. Modules are imported by computed names: Deno then reads them when they are needed, whereas with
 * literal names it would read all of the graph at start (a second for 150 routes, against 60 ms).
 */
function serverSource({ outDir, root, serverEntry, buildId, routes, bundle, statics }: BuildParts): string {
  const from = (path: string) => JSON.stringify(specifier(outDir, path));
  const text = JSON.stringify;
  const routeLines = routes.map(({ kind, node, pattern, overridesPattern, path }) =>
    `    [${text(kind)}, ${text(node)}, ${text(pattern)}, ${overridesPattern}, load(${from(path)})],`
  );
  const islandLines = bundle.islands.map(({ name, chunks }) => `    [${text(name)}, ${text(chunks)}],`);
  const staticLines = Array.from(
    statics,
    ([path, { hash, size, contentType }]) => `    ${text(path)}: ${text([hash, size, contentType])},`,
  );
  return `// Written by the builder.
import { openBuild, setBuildCache } from "fresh/internal";
import { app } from ${from(serverEntry)};

const load = (path) => () => import(new URL(path, import.meta.url).href);

const build = {
  buildId: ${text(buildId)},
  routes: [
${routeLines.join("\n")}
  ],
  islands: [
${islandLines.join("\n")}
  ],
  loadIslands: load("./islands.js"),
  bootChunks: ${text(bundle.bootChunks)},
  statics: {
${staticLines.join("\n")}
  },
};

setBuildCache(app, openBuild(build, new URL("./", import.meta.url).href, new URL(${
    from(root)
  }, import.meta.url).href));
const handler = app.handler();

export default { fetch: (req, info) => handler(req, info) };
`;
}

function specifier(outDir: string, path: string): string {
  const way = relative(outDir, path).split(sep).map(encodeURIComponent).join("/");
  return way.startsWith(".") ? way : `./${way}`;
}
