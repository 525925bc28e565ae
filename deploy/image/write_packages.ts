import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Writes packages.ts: the packages of the portal as imports, which an image fetches in a layer of its own before it copies the sources,
// so that a change of the sources fetches nothing again.
//   deno run -A deploy/image/write_packages.ts

const ROOT = join(import.meta.dirname!, "..", "..");
const HEAD =
  "// The packages of the portal, written by write_packages.ts: an image fetches them before it copies the sources.\n";

/** The text of packages.ts as the sources are now. */
export async function packagesText(): Promise<string> {
  return HEAD + (await packages()).map((name) => `import ${JSON.stringify(name)};\n`).join("");
}

/** Packages that the portal may load, by their names in import_map.json, sorted: those of the programs that `deno task fetch` names. */
async function packages(): Promise<string[]> {
  const entry = await Deno.makeTempFile({ suffix: ".ts" });
  try {
    const imports = (await programs()).map((path) => `import ${JSON.stringify(pathToFileURL(path).href)};\n`);
    await Deno.writeTextFile(entry, imports.join(""));
    const { modules } = JSON.parse(await modulesOf(entry)) as { modules: { specifier: string }[] };
    const names = modules.map(({ specifier }) => /^npm:\/?((?:@[^/]+\/)?[^/@]+)/.exec(specifier)?.[1]);
    // Types are for the check alone: no image loads them.
    return [...new Set(names.flatMap((name) => name && !name.startsWith("@types/") ? [name] : []))].sort();
  } finally {
    await Deno.remove(entry);
  }
}

/** Absolute paths of the programs that `deno task fetch` names. */
async function programs(): Promise<string[]> {
  const { tasks } = JSON.parse(await Deno.readTextFile(join(ROOT, "deno.json")));
  const named = String(tasks.fetch).split(" ").filter((word) => /\.tsx?$/.test(word));
  const plain = named.filter((word) => !word.includes("*")).map((word) => join(ROOT, word));
  return [...plain, ...await pages(join(ROOT, "routes"))];
}

async function pages(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) found.push(...await pages(join(folder, name)));
    else if (name.endsWith(".tsx")) found.push(join(folder, name));
  }
  return found;
}

async function modulesOf(entry: string): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "info",
      "--json",
      `--config=${join(ROOT, "deno.json")}`,
      `--lock=${join(ROOT, "deno.lock")}`,
      entry,
    ],
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

if (import.meta.main) {
  await Deno.writeTextFile(join(import.meta.dirname!, "packages.ts"), await packagesText());
}
