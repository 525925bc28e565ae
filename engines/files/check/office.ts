import { Buffer } from "node:buffer";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { Content } from "../content.ts";
import type { AdmittedType } from "../demand_place.ts";
import { broken, notFitting } from "./faults.ts";

/** Head of a compound file (MS-CFB, 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const SECTOR = 512;

/** Streams that a document of each type has, as the folder of its compound file names them. */
const STREAMS: Record<string, readonly string[]> = {
  doc: ["WordDocument"],
  xls: ["Workbook", "Book"],
  ppt: ["PowerPoint Document"],
};
const ENCRYPTED = "EncryptedPackage";

/** Office documents from before 2007: a compound file that has the stream of its type. */
export async function checkOffice(content: Content, admitted: AdmittedType): Promise<void> {
  if (!await isCompound(content)) throw notFitting(admitted);
  if (content.size < 3 * SECTOR) throw broken(admitted);
  const found = await namesIn(content, [...STREAMS[admitted.type]!, ENCRYPTED]);
  if (found.has(ENCRYPTED)) throw encrypted(admitted);
  if (found.size === 0) throw notFitting(admitted);
}

/** Whether a document of 2007 and later is locked by a password: then it is a compound file around the archive. */
export async function isLockedOffice(content: Content): Promise<boolean> {
  return await isCompound(content) && (await namesIn(content, [ENCRYPTED])).size > 0;
}

/** The refusal of what a password closes. */
export function encrypted({ name }: AdmittedType) {
  return refuseField("file", "file-encrypted", { name });
}

async function isCompound(content: Content): Promise<boolean> {
  const head = await content.read(0, COMPOUND.length);
  return COMPOUND.every((byte, at) => head[at] === byte);
}

/** Which of the names stand in the file, written as the folder writes them: UTF-16 with a zero behind. */
async function namesIn(content: Content, names: readonly string[]): Promise<Set<string>> {
  const needles = names.map((name) => ({ name, bytes: Buffer.from(`${name}\0`, "utf16le") }));
  const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
  const found = new Set<string>();
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of await content.stream()) {
    const part = Buffer.concat([rest, chunk]);
    for (const { name, bytes } of needles) if (part.includes(bytes)) found.add(name);
    rest = part.subarray(-longest);
  }
  return found;
}
