import { dirname, join } from "node:path";
import process from "node:process";
import { makeFolders, projectFiles, ROOT } from "../source_tree.ts";
import { faultsOf } from "./type_faults.ts";
import { type Count, denoCommand } from "./step.ts";

/** What deno.json asks for, and what Deno takes for granted (docs.deno.com, "Configuring TypeScript"). */
const OPTIONS = {
  ...{ target: "esnext", module: "esnext", moduleResolution: "bundler", moduleDetection: "force" },
  ...{ allowImportingTsExtensions: true, resolveJsonModule: true, esModuleInterop: true },
  ...{ isolatedModules: true, noEmit: true, skipLibCheck: true },
  ...{ lib: ["esnext", "dom"], libReplacement: true, types: ["node"] },
  typeRoots: ["./node_modules/.deno/node_modules/@types"],
};
/** Whether a file takes part in the types of the project. */
const TAKES_PART = /\.(tsx?|json)$|^deno\.lock$/;
/** A package by its version; beside its folder the name is enough. */
const VERSIONED = /(from |import\()"npm:((?:@[\w.-]+\/)?[\w.-]+)@[\d.]+/g;
/** Beside one core: other steps have the others. Collecting less often takes a third less time, and a gigabyte more memory. */
const FRUGAL = { args: ["--singleThreaded"], env: { GOGC: "400" } };

/**
 * Checks the types of every TypeScript file of the project with the TypeScript compiler that is a program of its own, in a quarter of the processor time of `deno check`
 * (docs/decisions/0258-types-by-the-native-compiler.md). It works on a copy of the sources in `folder`, where the packages of the lock file lie as it looks for them.
 */
export async function checkTypes(folder: string): Promise<Count> {
  const tree = join(folder, "types");
  await copySources(tree);
  const { failed } = await denoCommand([
    ...["install", "--quiet", "--node-modules-dir=auto", "--frozen"],
    ...[`--config=${join(tree, "deno.json")}`, `--lock=${join(tree, "deno.lock")}`],
  ]);
  if (failed > 0) return { passed: 0, failed };
  // The package brings a program for each kind of machine beside it, as esbuild does.
  const compiler = dirname(await Deno.realPath(join(tree, "node_modules", "typescript")));
  const libraries = join(compiler, "@typescript", `typescript-${process.platform}-${process.arch}`, "lib");
  await writeLibraries(tree, libraries);
  await Deno.writeTextFile(join(tree, "tsconfig.json"), JSON.stringify(await configuration()));
  const { code, stdout, stderr } = await new Deno.Command(join(libraries, "tsc"), {
    args: ["--project", tree, "--pretty", "false", ...FRUGAL.args],
    env: FRUGAL.env,
    cwd: tree,
  }).output();
  const said = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  // 1 and 2 mean that there are diagnostics; whatever else means that it broke off.
  const faults = code <= 2 ? faultsOf(said) : [`the compiler ended with ${code}:\n${said}`];
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function copySources(tree: string): Promise<void> {
  const paths = (await projectFiles()).filter((path) => TAKES_PART.test(path));
  await makeFolders(tree, paths);
  await Promise.all(paths.map(async (path) => {
    const text = await Deno.readTextFile(join(ROOT, path));
    await Deno.writeTextFile(join(tree, path), text.replace(VERSIONED, '$1"$2'));
  }));
}

/** What Deno adds to the language: its own names, and a member of the DOM that browsers have and the compiler does not know yet. */
async function writeLibraries(tree: string, compilerFolder: string): Promise<void> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["types"] }).output();
  const parts = new TextDecoder().decode(stdout).split(/^(?=\/\/ Copyright \d)/m);
  const names = parts.filter((part) => /^declare namespace Deno \{/m.test(part)).join("\n");
  if (names === "") throw new Error("deno types does not tell its own names");
  await Deno.writeTextFile(join(tree, "deno.d.ts"), names.replace(/^\/\/\/ <reference .*$/gm, ""));
  const dom = await Deno.readTextFile(join(compilerFolder, "lib.dom.d.ts"));
  const replaced = dom.replace(
    /^declare var ReadableStream: \{$/m,
    "$&\n    from<R>(items: Iterable<R | PromiseLike<R>> | AsyncIterable<R>): ReadableStream<R>;",
  );
  if (replaced === dom) throw new Error("lib.dom.d.ts does not declare ReadableStream as it did");
  // Found there by the compiler in place of its own (TypeScript 5.8, "--libReplacement").
  const folder = join(tree, "node_modules", "@typescript", "lib-dom");
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(join(folder, "index.d.ts"), replaced);
}

async function configuration(): Promise<unknown> {
  const { compilerOptions } = JSON.parse(await Deno.readTextFile(join(ROOT, "deno.json")));
  const { imports } = JSON.parse(await Deno.readTextFile(join(ROOT, "import_map.json")));
  const fresh = JSON.parse(await Deno.readTextFile(join(ROOT, "fresh", "deno.json")));
  const paths: Record<string, string[]> = { "@/*": [`${imports["@/"]}*`] };
  for (const [name, file] of Object.entries(fresh.exports as Record<string, string>)) {
    paths[`fresh${name.slice(1)}`] = [`./fresh/${file.slice(2)}`];
  }
  const { lib: _deno, ...asked } = compilerOptions;
  return {
    compilerOptions: { ...asked, ...OPTIONS, paths },
    include: ["**/*.ts", "**/*.tsx"],
    exclude: ["node_modules"],
  };
}
