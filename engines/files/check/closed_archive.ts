import type { Content } from "../content.ts";
import type { AdmittedType } from "../demand_place.ts";
import { broken, notFitting } from "./faults.ts";

const RAR = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07];
const SEVEN_ZIP = [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c];

/**
 * RAR and 7z: the portal has no reader of these and never unpacks them. Looked at are the signature and, of a 7z, whether it is as long
 * as its head says; neither entries, nor what they unpack to.
 */
export async function checkClosedArchive(content: Content, admitted: AdmittedType): Promise<void> {
  const head = await content.read(0, 32);
  const begins = (signature: number[]) => signature.every((byte, at) => head[at] === byte);
  if (!begins(admitted.type === "rar" ? RAR : SEVEN_ZIP)) throw notFitting(admitted);
  if (head.length < 32) throw broken(admitted);
  if (admitted.type === "7z") {
    const view = new DataView(head.buffer, head.byteOffset);
    const end = 32n + view.getBigUint64(12, true) + view.getBigUint64(20, true);
    if (end > BigInt(content.size)) throw broken(admitted);
  }
}
