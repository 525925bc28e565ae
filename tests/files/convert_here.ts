import assert from "node:assert/strict";
import { convert } from "@/engines/files/convert/convert.ts";
import type { Made } from "@/engines/files/convert/made.ts";
import type { Task } from "@/engines/files/convert/task.ts";
import { type ReasonKey, Unconvertible } from "@/engines/files/convert/unconvertible.ts";

/** A folder of its own that holds `source`, gone when disposed of. */
export async function folderWith(bytes: Uint8Array): Promise<AsyncDisposable & { path: string }> {
  const path = await Deno.makeTempDir();
  await Deno.writeFile(`${path}/source`, bytes);
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** Converts in this process: what is made, with its bytes. */
export async function convertHere(
  bytes: Uint8Array,
  task: Task,
): Promise<Made & { bytes: Uint8Array<ArrayBuffer> }> {
  await using folder = await folderWith(bytes);
  const out = `${folder.path}/result`;
  const made = await convert({ path: `${folder.path}/source`, out, mediaType: task.mediaType }, task);
  return { ...made, bytes: await Deno.readFile(out) };
}

/** Why it cannot be converted. */
export async function reasonOf(work: Promise<unknown>): Promise<ReasonKey> {
  const error = await work.then(() => null, (error) => error);
  assert.ok(error instanceof Unconvertible, `expected a reason, got ${error ?? "a result"}`);
  return error.key;
}
