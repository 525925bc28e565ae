import { join } from "node:path";
import type { Ctx } from "@/kernel/ctx.ts";
import { reasonText } from "@/engines/files/convert/end_conversion.ts";
import { convertInSubprocess } from "@/engines/files/convert/convert_in_subprocess.ts";
import type { Drawing } from "@/engines/files/convert/drawings.ts";
import { RESULT_FILE, SOURCE_FILE } from "@/engines/files/convert/task.ts";
import type { TraceSettings } from "@/engines/files/convert/trace_settings.ts";
import { turnsOf } from "@/engines/files/subprocess/turns.ts";
import { Unconvertible } from "@/engines/files/convert/unconvertible.ts";
import { makeScratchFolder } from "@/engines/files/scratch_folder.ts";

/** An SVG as it would be stored with these settings, or why there is none. */
export type Preview =
  | { svg: string; facts: Record<string, number | string | boolean | null> }
  | { reason: { key: string; params?: Record<string, string | number> } };

/** The last ones, by content and settings, so that the page and the picture in it are traced once. */
const kept = new Map<string, Promise<Preview>>();
const KEPT = 12;
/** Traced at once in this process, and waiting. */
const AT_ONCE = 2;
const WAITING = 8;
const inTurn = turnsOf(AT_ONCE, WAITING);

/** Traces a drawing right away, in a process of its own as the workers do. */
export function previewDrawing(ctx: Ctx, drawing: Drawing, settings: TraceSettings): Promise<Preview> {
  const key = `${drawing.sha256} ${JSON.stringify(settings)}`;
  const known = kept.get(key);
  if (known) return known;
  const made = inTurn(key, () => trace(ctx, drawing, settings));
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return made;
}

async function trace(ctx: Ctx, { key, mediaType }: Drawing, settings: TraceSettings): Promise<Preview> {
  const body = await ctx.files.open(key);
  if (!body) return { reason: { key: reasonText("source-missing") } };
  const folder = await makeScratchFolder("preview");
  try {
    await Deno.writeFile(join(folder, SOURCE_FILE), body);
    const { facts } = await convertInSubprocess(folder, { kind: "svg", mediaType, settings });
    return { svg: await Deno.readTextFile(join(folder, RESULT_FILE)), facts };
  } catch (error) {
    if (!(error instanceof Unconvertible)) throw error;
    return { reason: { key: reasonText(error.key), params: error.params } };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
