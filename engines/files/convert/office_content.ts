import { LIMITS } from "@/kernel/limits.ts";
import { unpacksWithin } from "../unpacks_within.ts";
import { Unconvertible } from "./unconvertible.ts";

/** Compound File Binary ([MS-CFB] 2.2): doc, xls, ppt, and OOXML behind a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const END_OF_ZIP = "PK\x05\x06";

/** What each kind of archive must hold, named in its directory. */
const MUST_HOLD: Record<string, string[]> = {
  docx: ["[Content_Types].xml", "word/document.xml"],
  xlsx: ["[Content_Types].xml", "xl/workbook.xml"],
  pptx: ["[Content_Types].xml", "ppt/presentation.xml"],
  odt: ["content.xml"],
};

/** The old formats by the name of the stream that holds the document, as UTF-16 in the directory. */
const STREAMS: Record<string, string[]> = {
  doc: ["WordDocument"],
  xls: ["Workbook", "Book"],
  ppt: ["PowerPoint Document"],
};

/**
 * Refuses what is no whole office document of its kind before LibreOffice sees it: LibreOffice would take nearly anything for
 * text. Archives are unpacked to count their bytes, whatever they declare.
 */
export async function requireOffice(bytes: Uint8Array<ArrayBuffer>, extension: string): Promise<void> {
  const begins = (signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  const parts = MUST_HOLD[extension];
  if (parts) {
    if (begins(COMPOUND)) throw new Unconvertible("office-encrypted");
    const text = new TextDecoder("latin1").decode(bytes.subarray(Math.max(0, bytes.length - DIRECTORY)));
    const hasEnd = text.lastIndexOf(END_OF_ZIP) >= 0;
    if (!begins(ZIP) || !hasEnd || !parts.every((part) => text.includes(part))) {
      throw new Unconvertible("office-broken");
    }
    const unpacks = await unpacksWithin(bytes, LIMITS.officeUnpackedBytes);
    if (unpacks === "unreadable") throw new Unconvertible("office-broken");
    if (unpacks === "more") {
      throw new Unconvertible("archive-too-large", { mb: LIMITS.officeUnpackedBytes / 1024 / 1024 });
    }
    return;
  }
  if (!begins(COMPOUND)) throw new Unconvertible("office-broken");
  const names = STREAMS[extension] ?? [];
  if (!names.some((name) => indexOf(bytes, utf16(name)) >= 0)) {
    throw new Unconvertible(
      indexOf(bytes, utf16("EncryptedPackage")) >= 0 ? "office-encrypted" : "office-broken",
    );
  }
}

/** The directory of a ZIP archive stands at its end; that of an office document is far smaller. */
const DIRECTORY = 4 * 1024 * 1024;

function utf16(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((character) => [character.charCodeAt(0), 0]));
}

function indexOf(bytes: Uint8Array, sought: Uint8Array): number {
  for (let at = bytes.indexOf(sought[0]!); at >= 0; at = bytes.indexOf(sought[0]!, at + 1)) {
    if (sought.every((byte, offset) => bytes[at + offset] === byte)) return at;
  }
  return -1;
}
