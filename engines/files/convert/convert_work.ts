import { join } from "node:path";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { defineWork } from "../../work/define_work.ts";
import { storeMade } from "../store_made.ts";
import { type ConversionPayload, CONVERT } from "./conversion_payload.ts";
import { convertInSubprocess } from "./convert_in_subprocess.ts";
import { AlreadyEnded, endConverted, endFailed } from "./end_conversion.ts";
import { RESULT_FILE, SOURCE_FILE } from "./task.ts";
import { DEFAULT_TRACE } from "./trace_settings.ts";
import { Unconvertible } from "./unconvertible.ts";
import { makeScratchFolder } from "../scratch_folder.ts";

const LEASE_SECONDS = 60;

/**
 * One conversion of one file: read from the store into a folder of its own, converted apart, stored, put down. A run that is
 * repeated after a crash makes the same content again, which the store keeps once.
 */
export const convertWork = defineWork({
  ...CONVERT,
  tries: 5,
  leaseSeconds: LEASE_SECONDS,
  atOnce: 2,
  async run(ctx, payload, run) {
    const source = await begin(ctx, payload);
    if (!source) return;
    const folder = await makeScratchFolder("convert");
    const renewal = setInterval(() => void run.progress(0.5).catch(() => {}), LEASE_SECONDS * 1000 / 4);
    try {
      await fetchSource(ctx, source, join(folder, SOURCE_FILE));
      const task = {
        kind: payload.kind,
        mediaType: source.mediaType,
        ...(payload.kind === "svg" ? { settings: payload.settings ?? DEFAULT_TRACE } : {}),
      };
      const made = await convertInSubprocess(folder, task, run.signal);
      const result = {
        madeFrom: source,
        name: `${source.name.replace(/\.[^.]*$/, "")}.${made.extension}`,
        mediaType: made.mediaType,
        body: (await Deno.open(join(folder, RESULT_FILE))).readable,
      };
      await storeMade(ctx, result, (tx, id) => endConverted(tx, payload, id, made.facts));
    } catch (error) {
      if (error instanceof AlreadyEnded) return;
      if (!(error instanceof Unconvertible)) throw error;
      // Readers are told to take the original; this is for those who can install it.
      if (error.key === "office-missing") {
        console.error("no PDF of office files: LibreOffice is not installed here");
      }
      if (error.key === "media-missing") {
        console.error("films and sounds are played as they came: ffmpeg is not installed here");
      }
      await endFailed(ctx, payload, error.key, error.params);
    } finally {
      clearInterval(renewal);
      await Deno.remove(folder, { recursive: true }).catch(() => {});
    }
  },
  async givenUp(ctx, payload) {
    await endFailed(ctx, payload, "converter-died");
  },
});

/** The file that something is to be made of. */
interface Begun {
  id: string;
  key: string;
  name: string;
  place: string;
  mediaType: string;
  ownerId: number | null;
  /** Bytes; bigint comes as text. */
  size: string | number;
  scan: string;
}

/** Marks it as being worked on; null when it is done, was never asked for, or the file is gone. */
async function begin(ctx: Ctx, { fileId, kind }: ConversionPayload): Promise<Begun | null> {
  const [file] = await ctx.sql<Begun[]>`
    update file_conversions c
    set state = 'processing', changed_at = ${ctx.clock()}
    from files f
    where c.file_id = ${fileId} and c.kind = ${kind} and c.state in ('pending', 'processing') and f.id = c.file_id
    returning f.id, f.key, f.name, f.place, f.media_type, f.owner_id, f.size, f.scan`;
  if (!file) return null;
  // Nothing is made of a file before it is known to be clean.
  if (file.scan === "waiting") throw new Error(`file ${fileId} waits for its scan`);
  return file;
}

async function fetchSource(ctx: Ctx, source: Begun, path: string): Promise<void> {
  if (source.scan === "infected") throw new Unconvertible("infected");
  if (Number(source.size) > LIMITS.convertBytes) {
    throw new Unconvertible("too-large", { mb: LIMITS.convertBytes / 1024 / 1024 });
  }
  const body = await ctx.files.open(source.key);
  if (!body) throw new Unconvertible("source-missing");
  await Deno.writeFile(path, body);
}
