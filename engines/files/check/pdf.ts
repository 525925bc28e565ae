import type { Content } from "../content.ts";
import type { AdmittedType } from "../demand_place.ts";
import { broken, notFitting } from "./faults.ts";

/** The head may stand somewhere in the first KB, the mark of the end in the last (readers' practice; ISO 32000-1, 7.5.2, 7.5.5). */
const EDGE_BYTES = 1024;

/** Looks whether a PDF has its head and its end; what stands between is up to those who convert and stamp it. */
export async function checkPdf(content: Content, admitted: AdmittedType): Promise<void> {
  const text = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
  const head = text(await content.read(0, EDGE_BYTES));
  if (!/%PDF-[12]\.\d/.test(head)) throw notFitting(admitted);
  const tail = text(await content.read(Math.max(0, content.size - EDGE_BYTES), EDGE_BYTES));
  if (!/startxref\s+\d+\s+%%EOF/.test(tail)) throw broken(admitted);
}
