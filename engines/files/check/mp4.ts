import type { Content } from "../content.ts";
import type { AdmittedType } from "../demand_place.ts";
import { broken, notFitting } from "./faults.ts";
import { sniff } from "./sniff.ts";

/** Boxes of the top level; a fragmented film has one for every few seconds. */
const MOST_BOXES = 10_000;

/** Walks the boxes of the top level (ISO/IEC 14496-12, 4.2): the last must end with the file, and the index must be there. */
export async function checkMp4(content: Content, admitted: AdmittedType): Promise<void> {
  if (await sniff(content) !== "video/mp4") throw notFitting(admitted);
  let hasIndex = false;
  let at = 0;
  for (let boxes = 0; at < content.size; boxes++) {
    const head = await content.read(at, 16);
    if (head.length < 8 || boxes === MOST_BOXES) throw broken(admitted);
    const view = new DataView(head.buffer, head.byteOffset);
    const kind = new TextDecoder("latin1").decode(head.subarray(4, 8));
    hasIndex ||= kind === "moov";
    let length = view.getUint32(0);
    // 0: to the end of the file; 1: the length stands behind the kind.
    if (length === 0) length = content.size - at;
    else if (length === 1) {
      if (head.length < 16) throw broken(admitted);
      length = Number(view.getBigUint64(8));
    }
    if (length < 8 || at + length > content.size) throw broken(admitted);
    at += length;
  }
  if (!hasIndex) throw broken(admitted);
}
