import { Logger, WebIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { dedup, meshopt, prune, weld } from "@gltf-transform/functions";
import validator from "gltf-validator";
import { MeshoptDecoder, MeshoptEncoder } from "meshoptimizer";
import type { Made, Source } from "./made.ts";
import { Unconvertible } from "./unconvertible.ts";

/** What the Khronos validator tells. */
interface Report {
  issues: {
    numErrors: number;
    numWarnings: number;
    messages: { code: string; pointer?: string; severity: number }[];
  };
  info?: {
    totalTriangleCount?: number;
    drawCallCount?: number;
    materialCount?: number;
    resources?: { storage: string }[];
    extensionsRequired?: string[];
  };
}

/** Severity of an error (glTF-Validator, Issues.md). */
const ERROR = 0;

/**
 * Checks a 3D model by Khronos' validator and compresses it: doubles and leftovers taken out, vertices welded, meshes
 * quantised and packed by meshopt (EXT_meshopt_compression, which three.js reads). Names and empty nodes stay, since parts
 * are found by name.
 */
export async function makeModel({ path, out, mediaType }: Source): Promise<Made> {
  const bytes = await Deno.readFile(path);
  const before = await check(bytes);
  const silent = new Logger(Logger.Verbosity.SILENT);
  await MeshoptDecoder.ready;
  await MeshoptEncoder.ready;
  const io = new WebIO().setLogger(silent).registerExtensions(ALL_EXTENSIONS).registerDependencies({
    "meshopt.decoder": MeshoptDecoder,
    "meshopt.encoder": MeshoptEncoder,
  });
  try {
    const document = mediaType === "model/gltf-binary"
      ? await io.readBinary(bytes)
      : await io.readJSON({ json: JSON.parse(new TextDecoder().decode(bytes)), resources: {} });
    document.setLogger(silent);
    await document.transform(
      dedup({ keepUniqueNames: true }),
      prune({ keepLeaves: true, keepExtras: true }),
      weld(),
      meshopt({ encoder: MeshoptEncoder, level: "medium" }),
    );
    const made = await io.writeBinary(document);
    // What is compressed already may have grown: then it stays as it is, in one file.
    const kept = made.length < bytes.length || mediaType !== "model/gltf-binary" ? made : bytes;
    await Deno.writeFile(out, kept);
    const { info, issues } = await check(kept);
    return {
      mediaType: "model/gltf-binary",
      extension: "glb",
      facts: {
        triangles: info?.totalTriangleCount ?? 0,
        drawCalls: info?.drawCallCount ?? 0,
        materials: info?.materialCount ?? 0,
        nodes: document.getRoot().listNodes().length,
        warnings: issues.numWarnings,
        trianglesBefore: before.info?.totalTriangleCount ?? 0,
        sizeBefore: bytes.length,
        size: kept.length,
      },
    };
  } catch (error) {
    if (error instanceof Unconvertible) throw error;
    const required = before.info?.extensionsRequired ?? [];
    if (/extension/i.test(String(error)) && required.length > 0) {
      throw new Unconvertible("model-extension", { extensions: required.join(", ") }, error);
    }
    throw new Unconvertible("model-broken", { count: 1, first: String(error).slice(0, 120) }, error);
  }
}

/** Refuses what the specification of glTF 2.0 does not allow, and what lies in other files. */
async function check(bytes: Uint8Array): Promise<Report> {
  let report: Report;
  try {
    report = await validator.validateBytes(bytes, { maxIssues: 100, writeTimestamp: false });
  } catch (error) {
    throw new Unconvertible("model-broken", { count: 1, first: String(error).slice(0, 120) }, error);
  }
  if (report.info?.resources?.some(({ storage }) => storage === "external")) {
    throw new Unconvertible("model-external");
  }
  const errors = report.issues.messages.filter(({ severity }) => severity === ERROR);
  if (report.issues.numErrors > 0) {
    const [{ code, pointer } = { code: "ERROR" }] = errors;
    const first = pointer ? `${code} ${pointer}` : code;
    throw new Unconvertible("model-broken", { count: report.issues.numErrors, first });
  }
  return report;
}
