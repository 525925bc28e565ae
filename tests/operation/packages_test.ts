import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LOCKED, projectFiles, ROOT } from "../source_tree.ts";

/** Packages of tests, drawings, benches and of tasks that write files which are kept. */
const NOT_OF_THE_PORTAL = [
  ...["@asyncapi/parser", "@readme/openapi-parser", "@redocly/openapi-core", "@sparticuz/chromium", "ajv"],
  ...["ajv-formats", "axe-core", "fast-check", "lucide-static", "manifold-3d", "openapi-fetch"],
  ...["openapi-typescript", "playwright-core", "replicad", "replicad-opencascadejs", "typescript"],
];
/** Packages of the portal that are fetched by the first page or conversion that needs them. */
const LATER = ["@hyzyla/pdfium", "echarts", "gltf-validator"];
/** What all packages of a start may weigh, MB unpacked; the embedded PostgreSQL, 61 MB, comes beside them. */
const START_MB = 150;

/** The programs that a start consists of. */
const START = ["start.ts", "role.ts", "platform/launcher/build_program.ts"];

interface Info {
  modules: { npmPackage?: string }[];
  npmPackages: Record<string, { name: string; dependencies: string[]; localPath: string }>;
}

/** Packages that these programs may load, by name, with their folders in the cache. */
async function packagesOf(...paths: string[]): Promise<Map<string, string>> {
  const entry = await Deno.makeTempFile({ suffix: ".ts" });
  const imports = paths.map((path) => `import ${JSON.stringify(pathToFileURL(join(ROOT, path)).href)};`);
  await Deno.writeTextFile(entry, imports.join("\n"));
  const { modules, npmPackages } = JSON.parse(
    await deno("info", "--json", `--config=${join(ROOT, "deno.json")}`, LOCKED, entry),
  ) as Info;
  await Deno.remove(entry);
  const found = new Map<string, string>();
  const visit = (id: string) => {
    const { name, dependencies, localPath } = npmPackages[id]!;
    if (found.has(name)) return;
    found.set(name, localPath);
    dependencies.forEach(visit);
  };
  for (const { npmPackage } of modules) if (npmPackage) visit(npmPackage);
  return found;
}

async function deno(...args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

/** Bytes of a folder; none when it is not there, as for packages of other systems. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await Array.fromAsync(Deno.readDir(folder)).catch(() => [])) {
    const path = join(folder, entry.name);
    bytes += entry.isDirectory ? await sizeOf(path) : (await Deno.lstat(path)).size;
  }
  return bytes;
}

Deno.test("a start fetches nothing that only tests, drawings or later pages need, and stays small", async () => {
  const packages = await packagesOf(...START);
  assert.ok(packages.has("sharp") && packages.has("esbuild"), "packages were found");
  assert.deepEqual([...NOT_OF_THE_PORTAL, ...LATER].filter((name) => packages.has(name)), []);
  let bytes = 0;
  for (const folder of packages.values()) bytes += await sizeOf(folder);
  assert.ok(bytes / 1e6 < START_MB, `the packages of a start weigh ${(bytes / 1e6).toFixed(0)} MB`);
});

Deno.test("no page and no conversion of the portal needs a package of tests or drawings", async () => {
  const routes = (await projectFiles(join(ROOT, "routes"))).filter((path) => path.endsWith(".tsx"));
  const packages = await packagesOf(...START, "engines/files/convert/converter.ts", ...routes);
  assert.deepEqual(LATER.filter((name) => !packages.has(name)), []);
  assert.deepEqual(NOT_OF_THE_PORTAL.filter((name) => packages.has(name)), []);
});

Deno.test("a task fetches nothing before its program is run", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const { success, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["task", `--config=${join(ROOT, "deno.json")}`, "--eval", "echo begun"],
      env: { DENO_DIR: folder },
    }).output();
    assert.ok(success, new TextDecoder().decode(stderr));
    const registries = await Array.fromAsync(Deno.readDir(join(folder, "npm"))).catch(() => []);
    for (const { name } of registries) {
      const packages = await Array.fromAsync(Deno.readDir(join(folder, "npm", name)));
      assert.deepEqual(packages.map(({ name }) => name), []);
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
