import { z } from "zod";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";

/** A copied file: path below the target with slashes, bytes and SHA-256 (hex) of what was written. */
export const copiedFile = z.object({ path: z.string(), size: z.int(), sha256: z.string() });
export type CopiedFile = z.infer<typeof copiedFile>;

export interface CopyOptions {
  /** Leaves out what it answers true for; the path is relative to the source, with slashes. Folders are left out whole. */
  leaveOut?: (path: string) => boolean;
  /** Put before the paths of the answer. */
  as: string;
}

/**
 * Copies a folder while it may be in use: what vanishes meanwhile is passed over, what grows is taken as far as it was read.
 * Empty folders are kept. Links are not followed.
 */
export async function copyTree(from: string, to: string, options: CopyOptions): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  const walk = async (below: string) => {
    await Deno.mkdir(join(to, below), { recursive: true });
    for await (const entry of Deno.readDir(join(from, below))) {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (options.leaveOut?.(path)) continue;
      if (entry.isDirectory) await walk(path);
      else if (entry.isFile) {
        const told = await copyFile(join(from, path), join(to, path));
        if (told) copied.push({ path: `${options.as}/${path}`, ...told });
      }
    }
  };
  await walk("");
  return copied;
}

/** Copies one file and answers what was written; null when it was gone. */
export async function copyFile(
  from: string,
  to: string,
): Promise<{ size: number; sha256: string } | null> {
  const source = await Deno.open(from).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  });
  if (source === null) return null;
  await Deno.mkdir(dirname(to), { recursive: true });
  const target = await Deno.open(to, { write: true, createNew: true, mode: 0o600 });
  const { counted, told } = counting();
  await source.readable.pipeThrough(counted).pipeTo(target.writable);
  return told();
}

/** Bytes and SHA-256 of a file. */
export async function hashOfFile(path: string): Promise<{ size: number; sha256: string }> {
  const { counted, told } = counting();
  await (await Deno.open(path)).readable.pipeThrough(counted).pipeTo(new WritableStream());
  return told();
}

function counting() {
  const hash = createHash("sha256");
  let size = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      hash.update(chunk);
      size += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { counted, told: () => ({ size, sha256: hash.digest("hex") }) };
}
