import { join } from "node:path";
import { PACKAGE_CACHE } from "@/engines/files/subprocess/readable_paths.ts";
import { builderOptions } from "@/fresh.config.ts";

const ROOT = builderOptions.root;
/** Packages whose native parts a role process loads: the scope of the parts, and how their names begin. */
const NATIVE = [
  { name: "@node-rs/argon2", scope: "@node-rs", part: /^argon2-/ },
  { name: "sharp", scope: "@img", part: /^sharp-(?!libvips)/ },
] as const;

/** Files of native parts that Deno has in its cache, in the versions that the import map names; fetched where they are missing. */
export async function nativeModules(): Promise<string[]> {
  const versions = JSON.parse(await Deno.readTextFile(join(ROOT, "import_map.json"))).imports;
  const find = () =>
    Promise.all(
      NATIVE.map(({ name, scope, part }) => partsOf(scope, part, versions[name].split("@").at(-1))),
    );
  const found = await find();
  if (found.every((parts) => parts.length > 0)) return found.flat();
  await fetchParts();
  return (await find()).flat();
}

async function partsOf(scope: string, part: RegExp, version: string): Promise<string[]> {
  const files: string[] = [];
  for (const registry of await namesIn(join(PACKAGE_CACHE, "npm"))) {
    for (const name of await namesIn(join(PACKAGE_CACHE, "npm", registry, scope))) {
      if (part.test(name)) {
        files.push(...await filesIn(join(PACKAGE_CACHE, "npm", registry, scope, name, version)));
      }
    }
  }
  return files;
}

async function filesIn(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await Array.fromAsync(Deno.readDir(folder)).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) files.push(...await filesIn(path));
    else if (entry.name.endsWith(".node")) files.push(path);
  }
  return files;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await Array.fromAsync(Deno.readDir(folder)).catch(() => [])).map(({ name }) => name);
}

/** In a process of its own, which ends with what it has loaded. */
async function fetchParts(): Promise<void> {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "--quiet", `--config=${join(ROOT, "deno.json")}`, `--lock=${join(ROOT, "deno.lock")}`],
      join(import.meta.dirname!, "load_native.ts"),
    ],
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).output();
  if (!success) throw new Error(`native packages cannot be fetched: ${new TextDecoder().decode(stderr)}`);
}
