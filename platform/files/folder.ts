import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { type FileStore, FileStoreUnavailable, type StoredObject } from "@/kernel/ports/file_store.ts";
import { folderParts, UNJOINED } from "./folder_parts.ts";
import { requireKey } from "./key_rule.ts";

/** Folder of files in the making, no key can lead there. */
const UNFINISHED = ".unfinished";
/** Files in the making of dead processes go after this time, ms. */
const UNFINISHED_MS = 24 * 3600_000;

/**
 * The file store in a folder: a key is a path below it. A file is written beside, flushed to the disk and renamed, so all of it or
 * nothing stands under its key.
 */
export async function folderStore(root: string): Promise<FileStore> {
  await Deno.mkdir(join(root, UNFINISHED), { recursive: true });
  await sweepUnfinished(join(root, UNFINISHED));
  const pathOf = (key: string) => {
    requireKey(key);
    return join(root, key);
  };
  const unfinished = () => join(root, UNFINISHED, crypto.randomUUID());
  return {
    async put(key, body) {
      const path = pathOf(key);
      const temporary = unfinished();
      try {
        const written = await write(temporary, body);
        await outside(() => place(temporary, path));
        return written;
      } catch (error) {
        await Deno.remove(temporary).catch(() => {});
        throw error;
      }
    },
    async open(key, range) {
      return await outside(() => read(pathOf(key), range));
    },
    async stat(key) {
      return await outside(() => stat(key, pathOf(key)));
    },
    async copy(from, to) {
      const [source, target] = [pathOf(from), pathOf(to)];
      const temporary = unfinished();
      await outside(async () => {
        // The same bytes under two names: nothing is copied, and what stands under a key is never written to.
        await Deno.link(source, temporary);
        await place(temporary, target);
        // Renaming one name of a file over another of the same file leaves both.
        await Deno.remove(temporary).catch(() => {});
      });
    },
    async remove(key) {
      await outside(() => Deno.remove(pathOf(key)).catch(ifFound));
    },
    list: (prefix) => list(root, prefix),
    link: () => Promise.resolve(null),
    parts: outsideParts(folderParts(pathOf)),
  };
}

async function write(
  path: string,
  body: ReadableStream<Uint8Array>,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  using file = await outside(() => Deno.open(path, { write: true, createNew: true, mode: 0o640 }));
  for await (const chunk of body) {
    hash.update(chunk);
    size += chunk.length;
    await outside(async () => {
      for (let at = 0; at < chunk.length;) at += await file.write(chunk.subarray(at));
    });
  }
  await outside(() => file.sync());
  return { size, sha256: hash.digest("hex") };
}

/** Renames and flushes the folder too: the name itself must outlive a power cut. */
async function place(temporary: string, path: string): Promise<void> {
  await Deno.mkdir(dirname(path), { recursive: true, mode: 0o750 });
  await Deno.rename(temporary, path);
  using folder = await Deno.open(dirname(path));
  await folder.sync();
}

async function read(
  path: string,
  range: { start: number; end?: number } = { start: 0 },
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  const file = await Deno.open(path).catch(ifFound);
  if (!file) return null;
  if (range.start > 0) await file.seek(range.start, Deno.SeekMode.Start);
  return range.end === undefined
    ? file.readable
    : file.readable.pipeThrough(firstBytes(range.end - range.start + 1));
}

/** Passes on so many bytes, then ends the stream before it. */
function firstBytes(count: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = count;
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk.length > left ? chunk.subarray(0, left) : chunk);
      left -= Math.min(left, chunk.length);
      if (left === 0) controller.terminate();
    },
  });
}

async function stat(key: string, path: string): Promise<StoredObject | null> {
  const found = await Deno.stat(path).catch(ifFound);
  return found?.isFile ? { key, size: found.size, modified: found.mtime ?? new Date(0) } : null;
}

/** Walks the folders in which keys of the prefix can lie; what vanishes meanwhile is passed over. */
async function* list(root: string, prefix: string): AsyncGenerator<StoredObject> {
  const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  const entries: Deno.DirEntry[] = [];
  try {
    for await (const entry of Deno.readDir(join(root, folder))) entries.push(entry);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    throw new FileStoreUnavailable("the folder of files cannot be read", { cause: error });
  }
  for (const { name, isDirectory } of entries) {
    const key = folder + name;
    if (!key.startsWith(prefix) || name.startsWith(".") || name.endsWith(UNJOINED)) continue;
    if (isDirectory) yield* list(root, `${key}/`);
    else {
      const found = await outside(() => stat(key, join(root, key)));
      if (found) yield found;
    }
  }
}

async function sweepUnfinished(folder: string): Promise<void> {
  for await (const { name } of Deno.readDir(folder)) {
    const path = join(folder, name);
    const found = await Deno.stat(path).catch(() => null);
    if (found?.mtime && Date.now() - found.mtime.getTime() > UNFINISHED_MS) {
      await Deno.remove(path).catch(() => {});
    }
  }
}

function ifFound(error: unknown): null {
  if (error instanceof Deno.errors.NotFound) return null;
  throw error;
}

/** A full or vanished disk is an outage, not a fault of the program. */
async function outside<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileStoreUnavailable || !isOfDisk(error)) throw error;
    throw new FileStoreUnavailable(`the folder of files does not take or give a file: ${error.message}`, {
      cause: error,
    });
  }
}

function isOfDisk(error: unknown): error is Error {
  return error instanceof Error &&
    ("code" in error || Object.values(Deno.errors).some((kind) => error instanceof kind));
}

function outsideParts(parts: FileStore["parts"]): FileStore["parts"] {
  return {
    leastBytes: parts.leastBytes,
    start: (key, type) => outside(() => parts.start(key, type)),
    put: (key, handle, part, bytes) => outside(() => parts.put(key, handle, part, bytes)),
    join: (key, handle, pieces) => outside(() => parts.join(key, handle, pieces)),
    drop: (key, handle) => outside(() => parts.drop(key, handle)),
  };
}
