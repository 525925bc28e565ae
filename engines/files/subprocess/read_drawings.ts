// @ts-types="@types/yauzl"
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from "yauzl";
import { LIMITS } from "@/kernel/limits.ts";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { cleanSvg, DrawingTooLarge, NoDrawing } from "../check/clean_svg.ts";
import { ContentReader } from "../check/content_reader.ts";
import type { Content } from "../content.ts";

/** Why a file of an archive is no drawing that is taken. */
export type DrawingRule =
  | "drawing-type"
  | "drawing-too-big"
  | "drawing-too-complex"
  | "drawing-unsafe"
  | "drawing-encoding"
  | "drawing-empty"
  | "drawing-damaged";

/** A file of an archive of drawings: cleaned, or why it is not taken. */
export interface ReadDrawing {
  /** Its place in the archive, from 1. */
  entry: number;
  /** Without folders, composed (NFC). */
  name: string;
  svg: Uint8Array<ArrayBuffer> | null;
  rule: DrawingRule | null;
}

/** Which files are read: from this one of the archive on, so many at most. */
export interface DrawingsAsked {
  from: number;
  most: number;
}

/** What was read, where to go on (null: that was all), and how many files the archive has. */
export interface DrawingsRead {
  drawings: ReadDrawing[];
  next: number | null;
  entries: number;
}

/** Cleaned bytes of one answer, and milliseconds after which it is given: far within what a reading may take, so that the last one has the rest. */
const ANSWER_BYTES = 16 * 1024 * 1024, ANSWER_MS = 5_000;
/** What archives have beside what was put into them: folders' own views on other systems. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** Says of an entry that its name is UTF-8 (APPNOTE 4.4.4). */
const UTF8_NAMES = 0x800;

/**
 * Drawings of a ZIP archive, each through the same cleaner as one that is brought by itself, some at a time; null for what is no archive. No entry
 * is unpacked further than a drawing may be large, whatever the archive says of it.
 */
export async function readDrawings(content: Content, asked: DrawingsAsked): Promise<DrawingsRead | null> {
  let zip: ZipFile;
  try {
    zip = await fromRandomAccessReaderPromise(new ContentReader(content), content.size, { autoClose: false });
  } catch (error) {
    if (error instanceof FileStoreUnavailable) throw error;
    return null;
  }
  const until = Date.now() + ANSWER_MS;
  const drawings: ReadDrawing[] = [];
  let entry = 0, bytes = 0;
  try {
    for await (const file of zip.eachEntry()) {
      const path = pathOf(file);
      if (++entry < asked.from || path.endsWith("/") || BESIDE.test(path)) continue;
      if (drawings.length >= asked.most || bytes >= ANSWER_BYTES || Date.now() > until) {
        return { drawings, next: entry, entries: zip.entryCount };
      }
      const name = path.split("/").at(-1)!;
      const read = await drawingOf(zip, file, name).catch(damaged);
      drawings.push({ entry, name, svg: null, rule: null, ...read });
      bytes += read.svg?.length ?? 0;
    }
    return { drawings, next: null, entries: zip.entryCount };
  } catch (error) {
    if (error instanceof FileStoreUnavailable) throw error;
    return null;
  } finally {
    zip.close();
  }
}

/**
 * How an entry is called, composed (NFC), as people type it: macOS takes letters and their marks apart. It also writes UTF-8 without saying so, where
 * the format would have the code page of DOS.
 */
function pathOf({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  if ((generalPurposeBitFlag & UTF8_NAMES) !== 0) return fileName.normalize("NFC");
  try {
    const path = new TextDecoder("utf-8", { fatal: true }).decode(fileNameRaw);
    return path.replaceAll("\\", "/").normalize("NFC");
  } catch {
    return fileName.normalize("NFC");
  }
}

/** What a single entry is when it cannot be read, but for the file store's own faults: the others still can. */
function damaged(error: unknown): DrawingOf {
  if (error instanceof FileStoreUnavailable) throw error;
  return { rule: "drawing-damaged" };
}

interface DrawingOf {
  svg?: Uint8Array<ArrayBuffer>;
  rule?: DrawingRule;
}

async function drawingOf(zip: ZipFile, file: Entry, name: string): Promise<DrawingOf> {
  if (!/\.svg$/i.test(name) || file.isEncrypted()) return { rule: "drawing-type" };
  const came = await unpacked(zip, file);
  if (came === null) return { rule: "drawing-too-big" };
  if (came.length === 0) return { rule: "drawing-empty" };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(came);
  } catch {
    return { rule: "drawing-encoding" };
  }
  try {
    return { svg: new TextEncoder().encode(cleanSvg(text)) };
  } catch (error) {
    if (error instanceof DrawingTooLarge) return { rule: "drawing-too-complex" };
    if (error instanceof NoDrawing) return { rule: "drawing-unsafe" };
    throw error;
  }
}

/** The bytes of an entry, or null when they are more than a drawing may have. */
async function unpacked(zip: ZipFile, file: Entry): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = await zip.openReadStreamPromise(file);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const piece of stream) {
      size += piece.length;
      if (size > LIMITS.svgBytes) return null;
      pieces.push(new Uint8Array(piece));
    }
  } finally {
    stream.destroy();
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
