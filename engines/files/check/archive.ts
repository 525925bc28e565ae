import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
// @ts-types="@types/yauzl"
import { type Entry, fromRandomAccessReaderPromise, openPromise, type ZipFile } from "yauzl";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal, refuseField } from "@/kernel/refusals/refuse.ts";
import type { Content } from "../content.ts";
import type { AdmittedType } from "../require_place.ts";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { ContentReader } from "./content_reader.ts";
import { broken, notFitting } from "./faults.ts";
import { encrypted, isLockedOffice } from "./office.ts";

/** Entries that an archive of a type must hold. */
const HOLDS: Record<string, readonly string[]> = {
  jar: ["META-INF/"],
  war: ["WEB-INF/"],
  docx: ["[Content_Types].xml", "word/"],
  xlsx: ["[Content_Types].xml", "xl/"],
  pptx: ["[Content_Types].xml", "ppt/"],
};

/** First bytes of a ZIP archive. */
const PK = [0x50, 0x4b, 0x03, 0x04];
/** First bytes of archives that are not looked into. */
const FOREIGN = [[0x52, 0x61, 0x72, 0x21], [0x37, 0x7a, 0xbc, 0xaf], [0x1f, 0x8b], [0x42, 0x5a, 0x68], [
  0xfd,
  0x37,
  0x7a,
  0x58,
]];
/** Permissions of a symbolic link in the upper half of an entry's attributes (made by Unix). */
const KIND_BITS = 0o170000, LINK = 0o120000;

/** What an archive and those in it may still unpack to. */
interface Budget {
  bytes: number;
  entries: number;
  /** Of bytes, what it had at first: MB. */
  readonly megabytes: number;
}

/**
 * Unpacks a ZIP archive to nowhere, and those within it, counting as it goes: the sizes that an archive declares may be lies. Refused are
 * too much, too many or too deep, entries that lead out of the folder, links, and what a password closes. Archives of other kinds within
 * it are taken as they are.
 */
export async function checkArchive(content: Content, admitted: AdmittedType): Promise<void> {
  const head = await content.read(0, 4);
  if (!PK.every((byte, at) => head[at] === byte)) {
    if (HOLDS[admitted.type] && await isLockedOffice(content)) throw encrypted(admitted);
    throw notFitting(admitted);
  }
  const bytes = Math.min(
    LIMITS.unpackedBytes,
    Math.max(LIMITS.unpackedFreeBytes, content.size * LIMITS.unpackedRatio),
  );
  const budget: Budget = {
    bytes,
    entries: LIMITS.unpackedEntries,
    megabytes: Math.floor(bytes / 1024 / 1024),
  };
  const missing = new Set(HOLDS[admitted.type] ?? []);
  const zip = await opened(
    () => fromRandomAccessReaderPromise(new ContentReader(content), content.size, { autoClose: false }),
    admitted,
  );
  await walk(zip, budget, 1, admitted, (name) => {
    for (const part of missing) if (name.startsWith(part)) missing.delete(part);
  });
  if (missing.size > 0) throw notFitting(admitted);
}

async function walk(
  zip: ZipFile,
  budget: Budget,
  depth: number,
  admitted: AdmittedType,
  see: (name: string) => void,
): Promise<void> {
  try {
    for await (const entry of zip.eachEntry()) {
      if (--budget.entries < 0) throw tooMuch(admitted, { broke: "entries", limit: LIMITS.unpackedEntries });
      see(entry.fileName);
      requirePlain(entry, admitted);
      if (!entry.fileName.endsWith("/")) await unpack(zip, entry, budget, depth, admitted);
    }
  } catch (error) {
    throw explained(error, admitted);
  } finally {
    zip.close();
  }
}

function requirePlain(entry: Entry, admitted: AdmittedType): void {
  if (entry.isEncrypted()) throw encrypted(admitted);
  if ((entry.externalFileAttributes >>> 16 & KIND_BITS) === LINK) throw unsafe(admitted, entry.fileName);
  if (![0, 8].includes(entry.compressionMethod)) throw broken(admitted);
}

/** Counts what an entry unpacks to; an archive in it is kept in a file for as long as it is looked into. */
async function unpack(
  zip: ZipFile,
  entry: Entry,
  budget: Budget,
  depth: number,
  admitted: AdmittedType,
): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  let first = true;
  let folder: string | null = null;
  try {
    const counted = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        budget.bytes -= chunk.length;
        if (budget.bytes < 0) throw tooMuch(admitted, { broke: "bytes", limit: budget.megabytes });
        yield chunk;
      }
    };
    const chunks = counted(stream)[Symbol.asyncIterator]();
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      if (!first) continue;
      first = false;
      const begins = (mark: number[]) => mark.every((byte, at) => next.value![at] === byte);
      if (depth >= LIMITS.unpackedDepth && (begins(PK) || FOREIGN.some(begins))) {
        throw tooMuch(admitted, { broke: "depth", limit: LIMITS.unpackedDepth });
      }
      if (!begins(PK)) continue;
      folder = await Deno.makeTempDir({ prefix: "tis-archive-" });
      const path = join(folder, "inner.zip");
      const beginning = next.value;
      await pipeline(async function* () {
        yield beginning;
        for (let more = await chunks.next(); !more.done; more = await chunks.next()) yield more.value;
      }, createWriteStream(path));
      const inner = await opened(() => openPromise(path, { autoClose: false }), admitted);
      await walk(inner, budget, depth + 1, admitted, () => {});
      return;
    }
  } finally {
    stream.destroy();
    if (folder !== null) await Deno.remove(folder, { recursive: true });
  }
}

async function opened(open: () => Promise<ZipFile>, admitted: AdmittedType): Promise<ZipFile> {
  try {
    return await open();
  } catch (error) {
    throw explained(error, admitted);
  }
}

/** yauzl tells what is wrong by its message alone. */
function explained(error: unknown, admitted: AdmittedType): unknown {
  if (error instanceof Refusal || error instanceof FileStoreUnavailable) return error;
  const told = error instanceof Error ? error.message : "";
  const name = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/.exec(told)
    ?.[1];
  if (name !== undefined) return unsafe(admitted, name);
  return broken(admitted);
}

function unsafe({ name }: AdmittedType, entry: string) {
  return refuseField("file", "file-unsafe-archive", { name, entry: entry.slice(0, 100) });
}

function tooMuch({ name }: AdmittedType, limit: { broke: "bytes" | "entries" | "depth"; limit: number }) {
  return refuseField("file", "file-unpacks-too-much", { name, ...limit });
}
