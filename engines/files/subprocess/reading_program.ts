import { once } from "node:events";
import process from "node:process";
import { LIMITS } from "@/kernel/limits.ts";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import type { Content } from "../content.ts";
import { frameOf, framesOf } from "./frames.ts";
import type { Begin, Given, Said, TaskName, Tasks } from "./tasks.ts";

/** Bytes asked for at a time where a content is read from one end to the other. */
const PIECE = 1024 * 1024;
/** Small ranges are taken out of blocks of so many bytes, of which the last is remembered: a film is walked by its many small boxes. */
const BLOCK = 64 * 1024;

/** What is done by each task; a task's readers are loaded for it alone. */
const DOERS: {
  [Name in TaskName]: (content: Content, told: Tasks[Name]["told"]) => Promise<Tasks[Name]["answer"]>;
} = {
  async check(content, admitted) {
    const { checkContent } = await import("../check/check_content.ts");
    return await checkContent(content, admitted);
  },
  async sheet(content, bounds) {
    const { sheetRows } = await import("./sheet_rows.ts");
    return await sheetRows(content, bounds);
  },
  async drawings(content, asked) {
    const { readDrawings } = await import("./read_drawings.ts");
    return await readDrawings(content, asked);
  },
};

/** The process that one content is read in, started by read_in_subprocess.ts: frames come in and go out. */
if (import.meta.main) {
  const frames = framesOf(process.stdin, LIMITS.uploadBytes);
  const { task, told, size } = (await frames.next()).value as Begin;
  const content = contentFrom(frames, size);
  const doer = DOERS[task] as (content: Content, told: unknown) => Promise<unknown>;
  try {
    await say({ answer: await doer(content, told) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { key, params, fields } = error;
    await say({ refused: { key, params, fields } });
  }
  Deno.exit(0);
}

async function say(said: Said): Promise<void> {
  if (!process.stdout.write(frameOf(said))) await once(process.stdout, "drain");
}

/** The content whose bytes the portal gives, a range at a time. */
function contentFrom(frames: AsyncGenerator<unknown>, size: number): Content {
  let last: Promise<unknown> = Promise.resolve();
  const ask = async (start: number, length: number): Promise<Uint8Array<ArrayBuffer>> => {
    await say({ needs: { start, length } });
    const { value, done } = await frames.next();
    // The starter is gone, and so goes this.
    if (done) Deno.exit(1);
    if (value === null) throw new FileStoreUnavailable("the bytes cannot be had");
    return new Uint8Array(value as NonNullable<Given>);
  };
  let block = { start: 0, bytes: new Uint8Array() };
  const take = async (start: number, length: number) => {
    if (length > BLOCK) return await ask(start, length);
    const isThere = start >= block.start && start + length <= block.start + block.bytes.length;
    if (!isThere) block = { start, bytes: await ask(start, BLOCK) };
    return block.bytes.slice(start - block.start, start - block.start + length);
  };
  // Readers may ask for several ranges at once; answers come in the order of the questions.
  const read = (start: number, length: number) => {
    const next = last.then(() => take(start, length));
    last = next.catch(() => {});
    return next;
  };
  return {
    size,
    read,
    stream: () => {
      let at = 0;
      return Promise.resolve(
        new ReadableStream({
          async pull(controller) {
            if (at >= size) return controller.close();
            const piece = await read(at, PIECE);
            at += piece.length;
            if (piece.length > 0) controller.enqueue(piece);
            else controller.close();
          },
        }),
      );
    },
  };
}
