import type { Content } from "../content.ts";
import type { AdmittedType } from "../demand_place.ts";
import { broken, notFitting } from "./faults.ts";

/** `glTF` and `JSON`, as little-endian numbers (glTF 2.0, section 4.4). */
const MAGIC = 0x46546c67, JSON_CHUNK = 0x4e4f534a;

/** Looks at the head of a binary glTF: version 2, as long as it says, beginning with its JSON. Its meshes are the converter's. */
export async function checkGlb(content: Content, admitted: AdmittedType): Promise<void> {
  const head = await content.read(0, 20);
  if (head.length < 4) throw notFitting(admitted);
  const view = new DataView(head.buffer, head.byteOffset);
  if (view.getUint32(0, true) !== MAGIC) throw notFitting(admitted);
  if (head.length < 20 || view.getUint32(4, true) !== 2) throw broken(admitted);
  const [length, chunk, kind] = [8, 12, 16].map((at) => view.getUint32(at, true)) as [number, number, number];
  if (length !== content.size || kind !== JSON_CHUNK || 20 + chunk > content.size) throw broken(admitted);
}
