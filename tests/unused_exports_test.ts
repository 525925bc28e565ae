import assert from "node:assert/strict";
import { join } from "node:path";
import { projectFiles, ROOT, type Source, sources } from "./source_tree.ts";
import { unusedExports } from "./unused_exports.ts";

/** Read by others than imports: routes by the framework, faces by domains.ts, the public API that `fresh/` stands in for, what a build is written for. */
const READ_OTHERWISE =
  /^fresh\/|(^|\/)routes\/(?!.*\(_page\))|^services\/\w+\/domain\.ts$|^engines\/\w+\/face\.ts$|^tests\/served_app\.ts$/;

const written = (path: string, code: string): Source => ({ path, code, imports: [] });

Deno.test("an export that nobody imports is found; types of what is exported belong to it", () => {
  const service = written(
    "services/tools/lift.ts",
    [
      "export interface Lift {\n  code: string;\n}",
      "export interface Post {\n  height: number;\n}",
      "export const LIMIT = 3;",
      "export async function liftOf(\n  code: string,\n): Promise<Lift> {\n  const post: Post = read(code);\n}",
      "export function read() {}",
      "export function loaded() {}",
    ].join("\n"),
  );
  const at = `"@/${service.path}"`;
  const page = written(
    "routes/Lift.tsx",
    [
      `import { liftOf as one } from ${at};`,
      `import * as lift from ${at};`,
      `lift.read(); const { loaded } = await import(${at});`,
    ].join("\n"),
  );
  assert.deepEqual(unusedExports([service], [service, page]), [
    "services/tools/lift.ts Post",
    "services/tools/lift.ts LIMIT",
  ]);
});

Deno.test("every export is imported by somebody", async () => {
  const all = [...(await sources()).values()];
  const documents = (await projectFiles()).filter((path) => path.endsWith(".md"));
  const readers = await Promise.all(
    documents.map(async (path) => ({ path, code: await Deno.readTextFile(join(ROOT, path)) })),
  );
  const asked = all.filter(({ path }) => !READ_OTHERWISE.test(path));
  assert.ok(asked.length > 1000, `${asked.length} files`);
  assert.deepEqual(unusedExports(asked, [...all, ...readers]), []);
});
