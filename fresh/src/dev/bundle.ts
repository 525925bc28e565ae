import { build, type BuildResult, type Metafile, stop } from "esbuild";
import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { denoResolver } from "./deno_resolver.ts";

/** Scripts made of islands. */
export interface Bundle {
  /** File name -> contents. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
  bootChunks: string[];
  islands: { path: string; name: string; chunks: string[] }[];
}

const BOOT = "boot";

/** Bundles islands and the runtime that wakes them, each island in a chunk of its own, what they share in others. */
export async function bundleIslands(
  islands: string[],
  options: { root: string; target: string | string[]; mode: "production" | "development" },
): Promise<Bundle> {
  const { root, target, mode } = options;
  const named = islands.map((path) => ({ path, name: islandName(relative(root, path)) }));
  const entryPoints = [
    { in: fileURLToPath(new URL("../client/boot.ts", import.meta.url)), out: BOOT },
    ...named.map(({ path, name }) => ({ in: path, out: name })),
  ];
  let result: BuildResult<{ write: false; metafile: true }>;
  try {
    result = await build({
      entryPoints,
      absWorkingDir: root,
      outdir: ".",
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "browser",
      conditions: ["browser", "module", "import"],
      target,
      jsx: "automatic",
      jsxImportSource: "preact",
      minify: mode === "production",
      sourcemap: mode === "development" ? "inline" : false,
      entryNames: "[name]",
      chunkNames: "chunk-[hash]",
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
      // One owner for the settings: a tsconfig further up must not change the build.
      tsconfigRaw: {},
      legalComments: "none",
      write: false,
      metafile: true,
      logLevel: "warning",
      plugins: [denoResolver()],
    });
  } finally {
    await stop();
  }
  const files = new Map(
    result.outputFiles.map(({ path, contents }) => [basename(path), new Uint8Array(contents)]),
  );
  return {
    files,
    bootChunks: chunksOf(result.metafile, `${BOOT}.js`),
    islands: named.map(({ path, name }) => ({ path, name, chunks: chunksOf(result.metafile, `${name}.js`) })),
  };
}

/** A chunk and all that it imports at once, not those it loads later. */
function chunksOf(metafile: Metafile, entry: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === "import-statement") visit(path);
    }
  };
  visit(entry);
  return [...found];
}

function islandName(path: string): string {
  return path.replace(/\.\w+$/, "").replace(/\W+/g, "_").replace(/^_/, "");
}
