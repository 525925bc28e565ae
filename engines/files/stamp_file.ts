import { join } from "node:path";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { convertInSubprocess } from "./convert/convert_in_subprocess.ts";
import { RESULT_FILE, SOURCE_FILE } from "./convert/task.ts";
import { Unconvertible } from "./convert/unconvertible.ts";
import { turnsOf } from "./subprocess/turns.ts";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { makeScratchFolder } from "./scratch_folder.ts";

/** A reader has one PDF stamped at a time, and so many readers theirs side by side. */
const inTurn = turnsOf(LIMITS.readAtOnce, Infinity, LIMITS.readsWaiting);

/**
 * A PDF with the reader's name, code and the time on every page (specification section 9, print watermark). It is stamped in a process of
 * its own. Refuses one that a password closes or that is damaged.
 */
export function stampFile(ctx: Ctx, file: Stampable): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(personOf(ctx).userCode, () => stamp(ctx, file));
}

interface Stampable {
  key: string;
  name: string;
  mediaType: string;
}

async function stamp(ctx: Ctx, { key, name, mediaType }: Stampable): Promise<Uint8Array<ArrayBuffer>> {
  const { fullName, userCode } = personOf(ctx);
  const folder = await makeScratchFolder("stamp");
  try {
    const body = await ctx.files.open(key);
    if (!body) throw new FileStoreUnavailable(`the bytes under ${key} are missing`);
    await Deno.writeFile(join(folder, SOURCE_FILE), body);
    const mark = [fullName, userCode, formatOf(ctx).moment(ctx.clock())];
    await convertInSubprocess(folder, { kind: "stamp", mediaType, mark });
    return await Deno.readFile(join(folder, RESULT_FILE));
  } catch (error) {
    if (!(error instanceof Unconvertible)) throw error;
    throw refuse(error.key === "pdf-encrypted" ? "file-encrypted" : "file-broken", { name });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
