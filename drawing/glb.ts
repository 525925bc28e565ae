/** The 3D model: assembled positions in metres, Y up, one named node an instance, explode way in `extras`. */
import {
  Document,
  type GltfMesh,
  KHRMeshQuantization,
  Logger,
  MeshoptSimplifier,
  NodeIO,
  quantize,
  simplify,
  weld,
} from "./deps.ts";
import { FINISHES, type Part } from "./assembly.ts";
import type { Solid } from "./primitives.ts";
import type { Triangles } from "./tessellation.ts";
import { quaternion, type V3 } from "./vector.ts";

/** Millimetres with Z up to metres with Y up. */
const metres = ([x, y, z]: V3): V3 => [x / 1000, z / 1000, -y / 1000].map((v) => v === 0 ? 0 : v) as V3;

function flipped(list: number[], scale: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(list.length);
  for (let i = 0; i < list.length; i += 3) {
    out.set([list[i]! * scale, list[i + 2]! * scale, -list[i + 1]! * scale], i);
  }
  return out;
}

/** Triangles may go where the surface moves by less than this part of the mesh's extent. */
const SIMPLIFY_WITHIN = .001;

/**
 * Binary glTF of the parts; `meshOf` gives the triangles of a solid in its own frame.
 * Node extras: `callout` (number) and `explode` ([x, y, z] metres, glTF axes, to be added to the translation).
 * Positions and normals are quantised (KHR_mesh_quantization), which every common viewer reads.
 */
export async function glbOf(
  title: string,
  parts: Part[],
  meshOf: (s: Solid) => Triangles,
  variants?: readonly string[],
): Promise<Uint8Array> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.ERROR));
  const buffer = document.createBuffer();
  // Each build is a scene of its own; viewers show the usual one, which is the first.
  const scenes = (variants ?? [undefined]).map((variant) => ({
    variant,
    scene: document.createScene(variant ?? title),
  }));
  document.getRoot().setDefaultScene(scenes[0]!.scene);
  const meshes = new Map<string, GltfMesh>();
  const keys = new Map<Solid, number>();
  const material = (finish: keyof typeof FINISHES) => {
    const known = document.getRoot().listMaterials().find((m) => m.getName() === finish);
    if (known) return known;
    const [r, g, b, metal, rough] = FINISHES[finish];
    return document.createMaterial(finish).setBaseColorFactor([r, g, b, 1]).setMetallicFactor(metal)
      .setRoughnessFactor(rough);
  };
  const meshFor = (p: Part): GltfMesh => {
    const finish = p.finish ?? "steel";
    if (!keys.has(p.solid)) keys.set(p.solid, keys.size);
    const key = `${keys.get(p.solid)} ${finish}`;
    const known = meshes.get(key);
    if (known) return known;
    const { vertices, normals, triangles } = meshOf(p.solid);
    const indices = vertices.length / 3 < 65536 ? new Uint16Array(triangles) : new Uint32Array(triangles);
    const vec3 = (array: Float32Array<ArrayBuffer>) =>
      document.createAccessor().setArray(array).setType("VEC3").setBuffer(buffer);
    const primitive = document.createPrimitive()
      .setAttribute("POSITION", vec3(flipped(vertices, .001)))
      .setAttribute("NORMAL", vec3(flipped(normals, 1)))
      .setIndices(document.createAccessor().setArray(indices).setType("SCALAR").setBuffer(buffer))
      .setMaterial(material(finish));
    const mesh = document.createMesh(p.name).addPrimitive(primitive);
    meshes.set(key, mesh);
    return mesh;
  };
  for (const p of parts) {
    const [x, y, z, w] = quaternion(p.turn ?? [0, 0, 0]);
    const node = document.createNode(p.name).setMesh(meshFor(p))
      .setTranslation(metres(p.at ?? [0, 0, 0])).setRotation([x, z, -y, w])
      .setExtras({
        callout: p.callout,
        explode: metres(p.explode ?? [0, 0, 0]),
        ...(p.variant && { variant: p.variant }),
      });
    for (const { variant, scene } of scenes) {
      if (!variant || !p.variant || p.variant === variant) scene.addChild(node);
    }
  }
  await MeshoptSimplifier.ready;
  await document.transform(
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0, error: SIMPLIFY_WITHIN }),
    quantize({ quantizePosition: 14, quantizeNormal: 8 }),
  );
  return await new NodeIO().registerExtensions([KHRMeshQuantization]).writeBinary(document);
}
