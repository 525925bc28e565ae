import { createHash, type Hash } from "node:crypto";

/** Uploads whose hash is kept between requests; a forgotten one only costs reading the file again. */
const KEPT = 64;

/** SHA-256 of the first `covers` bytes of an upload. */
interface Running {
  hash: Hash;
  covers: number;
}

const running = new Map<string, Running>();

/**
 * The hash of an upload as far as this process has seen it without a gap, or null. Bytes are hashed while they pass, so that a
 * large file need not be read again at its end.
 */
export function hashFrom(id: string, offset: number): Hash | null {
  if (offset === 0) running.set(id, { hash: createHash("sha256"), covers: 0 });
  const kept = running.get(id);
  if (kept && kept.covers !== offset) running.delete(id);
  for (const oldest of running.keys()) {
    if (running.size <= KEPT) break;
    running.delete(oldest);
  }
  return running.get(id)?.hash ?? null;
}

/** Tells how far the hash reaches after a request. */
export function hashedUpTo(id: string, offset: number): void {
  const kept = running.get(id);
  if (kept) kept.covers = offset;
}

/** The hash of a whole upload as lower-case hex, or null when this process has not seen all of it. It is forgotten. */
export function endHash(id: string, size: number): string | null {
  const kept = running.get(id);
  running.delete(id);
  return kept?.covers === size ? kept.hash.digest("hex") : null;
}
