/** Triangles of the drawn parts out of the models that `deno task draw` writes: as much of glTF 2.0 as those use. */

/** A piece as it lies in its assembly: three corners a triangle, each with its place (metres, Y up) and its normal. */
export interface Piece {
  callout: number;
  corners: Float32Array;
  normals: Float32Array;
  /** Linear red, green, blue. */
  color: readonly number[];
  /** 0 to 1. */
  metallic: number;
  roughness: number;
}

interface Accessor {
  bufferView: number;
  byteOffset?: number;
  componentType: number;
  count: number;
  normalized?: boolean;
}
interface Gltf {
  nodes: {
    mesh?: number;
    extras?: { callout?: number };
    translation?: number[];
    rotation?: number[];
    scale?: number[];
  }[];
  meshes: {
    primitives: { attributes: { POSITION: number; NORMAL: number }; indices: number; material: number }[];
  }[];
  materials: {
    pbrMetallicRoughness: { baseColorFactor: number[]; metallicFactor: number; roughnessFactor: number };
  }[];
  accessors: Accessor[];
  bufferViews: { byteOffset?: number; byteStride?: number }[];
  scene?: number;
  scenes: { name?: string; nodes: number[] }[];
}

const HEADER = 12, CHUNK = 8;
/** glTF 2.0, section 3.6.2.2: bytes of a component, how it is read, and what 1 is where it is normalised. */
const COMPONENTS: Readonly<
  Record<
    number,
    [bytes: number, read: "Int8" | "Uint8" | "Int16" | "Uint16" | "Uint32" | "Float32", one: number]
  >
> = {
  5120: [1, "Int8", 127],
  5121: [1, "Uint8", 255],
  5122: [2, "Int16", 32767],
  5123: [2, "Uint16", 65535],
  5125: [4, "Uint32", 1],
  5126: [4, "Float32", 1],
};

/** The pieces of a model: of several builds (scenes) the named one, else the usual. Of equal pieces one. */
export function piecesOf(glb: Uint8Array<ArrayBuffer>, build: string | null): Piece[] {
  const head = new DataView(glb.buffer, glb.byteOffset, glb.byteLength);
  const length = head.getUint32(HEADER, true);
  const gltf: Gltf = JSON.parse(
    new TextDecoder().decode(glb.subarray(HEADER + CHUNK, HEADER + CHUNK + length)),
  );
  const bytes = new DataView(glb.buffer, glb.byteOffset + HEADER + CHUNK + length + CHUNK);
  const scene = gltf.scenes.find(({ name }) => name === build) ?? gltf.scenes[gltf.scene ?? 0]!;
  const seen = new Set<string>();
  return scene.nodes.flatMap((index) => {
    const node = gltf.nodes[index]!;
    const callout = node.extras?.callout;
    if (node.mesh === undefined || callout === undefined || seen.has(`${callout} ${node.mesh}`)) return [];
    seen.add(`${callout} ${node.mesh}`);
    return gltf.meshes[node.mesh]!.primitives.map((primitive): Piece => {
      const order = read(gltf, bytes, primitive.indices, 1);
      const placed = read(gltf, bytes, primitive.attributes.POSITION, 3);
      const facing = read(gltf, bytes, primitive.attributes.NORMAL, 3);
      const corners = new Float32Array(order.length * 3), normals = new Float32Array(order.length * 3);
      const scale = node.scale ?? [1, 1, 1], move = node.translation ?? [0, 0, 0];
      order.forEach((from, to) => {
        const at = [0, 1, 2].map((axis) => placed[from * 3 + axis]! * scale[axis]!);
        corners.set(turned(at, node.rotation).map((value, axis) => value + move[axis]!), to * 3);
        normals.set(turned([...facing.subarray(from * 3, from * 3 + 3)], node.rotation), to * 3);
      });
      const { baseColorFactor, metallicFactor, roughnessFactor } =
        gltf.materials[primitive.material]!.pbrMetallicRoughness;
      return {
        callout,
        corners,
        normals,
        color: baseColorFactor.slice(0, 3),
        metallic: metallicFactor,
        roughness: roughnessFactor,
      };
    });
  });
}

function read(gltf: Gltf, bytes: DataView, index: number, width: number): Float32Array {
  const { bufferView, byteOffset = 0, componentType, count, normalized } = gltf.accessors[index]!;
  const view = gltf.bufferViews[bufferView]!;
  const [size, kind, one] = COMPONENTS[componentType]!;
  const stride = view.byteStride ?? size * width;
  const values = new Float32Array(count * width);
  for (let row = 0; row < count; row++) {
    for (let member = 0; member < width; member++) {
      const at = (view.byteOffset ?? 0) + byteOffset + row * stride + member * size;
      const value = kind === "Int8" || kind === "Uint8"
        ? bytes[`get${kind}`](at)
        : bytes[`get${kind}`](at, true);
      values[row * width + member] = normalized ? Math.max(value / one, -1) : value;
    }
  }
  return values;
}

/** A vector turned by a quaternion (x, y, z, w). */
function turned([x, y, z]: number[], turn?: number[]): number[] {
  if (!turn) return [x!, y!, z!];
  const [a, b, c, w] = turn as [number, number, number, number];
  const u = [b * z! - c * y!, c * x! - a * z!, a * y! - b * x!] as const;
  return [
    x! + 2 * (w * u[0] + b * u[2] - c * u[1]),
    y! + 2 * (w * u[1] + c * u[0] - a * u[2]),
    z! + 2 * (w * u[2] + a * u[1] - b * u[0]),
  ];
}
