/** Binary glTF 2.0: header of 12 bytes, then length and type of the first chunk, which is JSON. */
const HEADER = 12, CHUNK_HEADER = 8, JSON_CHUNK = 0x4e4f534a;
/** Room that a JSON chunk is filled up to, with blanks. */
const STEP = 4;

/**
 * A 3D model whose default scene is another: each build of an assembly is a scene by its name (drawing/glb.ts). As it is where it has no
 * such scene, or is no binary glTF.
 */
export function withScene(glb: Uint8Array<ArrayBuffer>, name: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength);
  if (glb.byteLength < HEADER + CHUNK_HEADER || view.getUint32(HEADER + 4, true) !== JSON_CHUNK) return glb;
  const begins = HEADER + CHUNK_HEADER, ends = begins + view.getUint32(HEADER, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(begins, ends)));
  const scene = (json.scenes ?? []).findIndex((one: { name?: string }) => one.name === name);
  if (scene < 0) return glb;
  const text = new TextEncoder().encode(JSON.stringify({ ...json, scene }));
  const length = Math.ceil(text.length / STEP) * STEP;
  const made = new Uint8Array(begins + length + glb.byteLength - ends).fill(0x20, begins, begins + length);
  made.set(glb.subarray(0, begins));
  made.set(text, begins);
  made.set(glb.subarray(ends), begins + length);
  const written = new DataView(made.buffer);
  written.setUint32(8, made.byteLength, true);
  written.setUint32(HEADER, length, true);
  return made;
}
