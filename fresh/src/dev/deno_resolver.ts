import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from "esbuild";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dependencyOf, type NpmPackage, packageName, packageOf } from "./npm_package.ts";

/** Islands may use React libraries; they get Preact under React's name. */
const REACT: Record<string, string> = {
  "react": "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react-dom/test-utils": "preact/test-utils",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react/jsx-dev-runtime": "preact/jsx-runtime",
};

/** Whoever imports these gets the project's one copy: a second would have hooks and signals of its own. */
const ONE_COPY = new Set(["preact", "@preact/signals", "@preact/signals-core"]);

/** Marks requests of this plugin to esbuild's own resolver, which would come back to the plugin otherwise. */
const OWN = Symbol("own");

/** Teaches esbuild the imports of deno.json and the packages in Deno's cache. */
export function denoResolver(): Plugin {
  return {
    name: "deno",
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async (args) => {
        if (
          args.pluginData === OWN || args.kind === "entry-point" || /^(https?|data|node):/.test(args.path)
        ) return;
        const specifier = REACT[args.path] ?? args.path;
        const importer = packageOf(args.importer);
        if (importer === undefined || ONE_COPY.has(packageName(specifier))) {
          return await fromProject(build, args, specifier);
        }
        return await fromPackage(build, args, specifier);
      });
    },
  };
}

/** deno.json decides, as it does on the server. */
async function fromProject(
  build: PluginBuild,
  args: OnResolveArgs,
  specifier: string,
): Promise<OnResolveResult> {
  let url: string;
  try {
    url = await resolveFetched(specifier);
  } catch (error) {
    // A package that only another package depends on, such as signals-core.
    const found = dependencyOf(specifier, args.importer);
    if (found !== undefined) return await inPackage(build, args, specifier, found);
    return { errors: [{ text: (error as Error).message }] };
  }
  if (!url.startsWith("file:")) {
    return { errors: [{ text: `${specifier} leads to ${url}, which is no file` }] };
  }
  const path = fileURLToPath(url);
  const found = packageOf(path);
  if (found === undefined) return { path };
  // The path is what Deno would load; a browser may need another file of the package.
  if (packageName(specifier) === found.name) return await inPackage(build, args, specifier, found);
  return { path };
}

/** Packages may be fetched only when they are imported. That one made for browsers does not run here does not matter. */
async function resolveFetched(specifier: string): Promise<string> {
  const url = import.meta.resolve(specifier);
  if (url.startsWith("file:") ? existsSync(fileURLToPath(url)) : !url.startsWith("npm:")) return url;
  await import(specifier).catch(() => {});
  return import.meta.resolve(specifier);
}

async function fromPackage(
  build: PluginBuild,
  args: OnResolveArgs,
  specifier: string,
): Promise<OnResolveResult> {
  // First the package's own word: its `browser` field may replace a module or leave it out.
  const { importer, resolveDir, kind } = args;
  const own = await build.resolve(specifier, { importer, resolveDir, kind, pluginData: OWN });
  if (own.errors.length === 0) return own;
  const found = dependencyOf(specifier, importer);
  return found === undefined ? own : await inPackage(build, args, specifier, found);
}

/** Asks esbuild from inside the package, where it may name itself, so that all its conditions and fields count. */
async function inPackage(
  build: PluginBuild,
  { kind, importer }: OnResolveArgs,
  specifier: string,
  { folder, name, hasExports }: NpmPackage,
): Promise<OnResolveResult> {
  const path = hasExports ? specifier : `.${specifier.slice(name.length)}`;
  return await build.resolve(path, { resolveDir: folder, importer, kind, pluginData: OWN });
}
