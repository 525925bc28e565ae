import { join } from "node:path";
import { goProgram } from "../run/go_program.ts";

/** The Kubernetes whose description the manifests are held against. */
const KUBERNETES_VERSION = "v1.34.2";

type Schema = Record<string, unknown> & { properties?: Record<string, unknown> };
interface Kind extends Schema {
  "x-kubernetes-group-version-kind"?: { group: string; version: string; kind: string }[];
}

/**
 * Writes a JSON schema for each kind of Kubernetes into `folder`, named as kubeconform asks for them: `deployment-apps-v1.json`. They
 * are made of the OpenAPI description in Kubernetes' own Go module, of which only that file is read.
 */
export async function writeSchemas(folder: string): Promise<{ written: number } | { skipped: string }> {
  const description = await readDescription();
  if ("skipped" in description) return description;
  const definitions = Object.fromEntries(
    Object.entries(description.definitions).map(([name, schema]) => [name, strict(name, schema)]),
  );
  await Deno.writeTextFile(join(folder, "definitions.json"), JSON.stringify({ definitions }));
  let written = 0;
  for (const [name, schema] of Object.entries(description.definitions)) {
    for (const { group, version, kind } of schema["x-kubernetes-group-version-kind"] ?? []) {
      const file = [kind, ...(group ? [group.split(".")[0]!] : []), version].join("-").toLowerCase();
      const reference = { $ref: `definitions.json#/definitions/${name}` };
      await Deno.writeTextFile(join(folder, `${file}.json`), JSON.stringify(reference));
      written++;
    }
  }
  return { written };
}

/** What is misspelt is refused: a field that the description does not name. */
function strict(name: string, schema: Kind): Schema {
  // Written as text or as a number, though the description says text.
  if (name.endsWith(".intstr.IntOrString")) return { oneOf: [{ type: "string" }, { type: "integer" }] };
  if (name.endsWith(".resource.Quantity")) return { oneOf: [{ type: "string" }, { type: "number" }] };
  return schema.properties && !schema.additionalProperties
    ? { ...schema, additionalProperties: false }
    : schema;
}

async function readDescription(): Promise<{ definitions: Record<string, Kind> } | { skipped: string }> {
  const go = await goProgram();
  if (go === null) return { skipped: "there is no Go to fetch the description of Kubernetes" };
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(join(folder, "go.mod"), "module fetch\n");
    const { success, stdout, stderr } = await new Deno.Command(go.path, {
      args: ["mod", "download", "-json", `k8s.io/kubernetes@${KUBERNETES_VERSION}`],
      ...{ cwd: folder, env: go.env },
    }).output();
    if (!success) {
      return { skipped: `Go could not fetch it: ${new TextDecoder().decode(stderr).slice(-300)}` };
    }
    const { Dir } = JSON.parse(new TextDecoder().decode(stdout)) as { Dir: string };
    return JSON.parse(await Deno.readTextFile(join(Dir, "api", "openapi-spec", "swagger.json")));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
