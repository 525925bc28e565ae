import { type BuildContext, type BuildOptions, context, type OutputFile, stop } from "esbuild";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { BootChunks } from "../build_cache.ts";
import { denoResolver } from "./deno_resolver.ts";
import { importedAtOnce, joinChunks } from "./join_chunks.ts";

/** Scripts made of islands. */
export interface Bundle {
  /** File name -> contents. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
  bootChunks: BootChunks;
  islands: { path: string; name: string; chunks: string[] }[];
}

/** How islands are bundled. */
export interface BundleOptions {
  root: string;
  target: string | string[];
  mode: "production" | "development";
}

/** Bundles the same islands again and again: what has not changed since the last time is not read again. */
export interface Bundler {
  bundle(): Promise<Bundle>;
  /** Whether a file went into the last bundle, or would have, had that not failed. */
  uses(path: string): boolean;
  end(): Promise<void>;
}

const BOOT = "boot", BOOT_PARTIALS = "boot_partials";

/** Bundles islands and the runtime that wakes them, each island in a chunk of its own, what they share in others. */
export async function bundleIslands(islands: string[], options: BundleOptions): Promise<Bundle> {
  const bundler = openBundler(islands, options);
  try {
    return await bundler.bundle();
  } finally {
    await bundler.end();
    // Else esbuild's process would outlive the build.
    await stop();
  }
}

export function openBundler(islands: string[], options: BundleOptions): Bundler {
  const { root, mode } = options;
  const named = islands.map((path) => ({ path, name: islandName(relative(root, path)) }));
  let opened: Promise<BuildContext<{ write: false; metafile: true }>> | undefined;
  let used: Set<string> | undefined;
  return {
    async bundle() {
      if (islands.length === 0) {
        return { files: new Map(), bootChunks: { plain: [], partials: [] }, islands: [] };
      }
      used = undefined;
      opened ??= context({ ...settings(named, options), write: false, metafile: true });
      const bundled = await (await opened).rebuild();
      used = new Set(Object.keys(bundled.metafile.inputs).map((path) => join(root, path)));
      const { metafile: { outputs }, outputFiles } = mode === "production"
        ? await joinChunks(
          bundled,
          [BOOT, BOOT_PARTIALS, ...named.map(({ name }) => name)].map(fileOf),
          settings([], options),
        )
        : bundled;
      const chunksOf = (name: string) => [...importedAtOnce(outputs, fileOf(name))];
      return {
        files: filesOf(outputFiles),
        bootChunks: { plain: chunksOf(BOOT), partials: chunksOf(BOOT_PARTIALS) },
        islands: named.map(({ path, name }) => ({ path, name, chunks: chunksOf(name) })),
      };
    },
    uses: (path) => used?.has(path) ?? true,
    async end() {
      await (await opened?.catch(() => undefined))?.dispose();
    },
  };
}

function settings(
  named: { path: string; name: string }[],
  { root, target, mode }: BundleOptions,
): BuildOptions {
  return {
    entryPoints: [
      ...[BOOT, BOOT_PARTIALS].map((name) => ({
        in: fileURLToPath(new URL(`../client/${name}.ts`, import.meta.url)),
        out: name,
      })),
      ...named.map(({ path, name }) => ({ in: path, out: name })),
    ],
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
    logLevel: "warning",
    plugins: [denoResolver()],
  };
}

function filesOf(outputs: OutputFile[]): Bundle["files"] {
  return new Map(outputs.map(({ path, contents }) => [basename(path), new Uint8Array(contents)]));
}

const fileOf = (name: string) => `${name}.js`;

function islandName(path: string): string {
  return path.replace(/\.\w+$/, "").replace(/\W+/g, "_").replace(/^_/, "");
}
