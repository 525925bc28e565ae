import type { Ctx } from "@/kernel/ctx.ts";

/** How much of a text is shown, bytes. */
const SHOWN_BYTES = 64 * 1024;

/** The beginning of a text file as UTF-8, what is cut in the middle of a character left out; null when it is gone. */
export async function readTextStart(ctx: Ctx, id: string): Promise<string | null> {
  const [file] = await ctx.sql<{ key: string; size: number }[]>`select key, size from files where id = ${id}`;
  if (!file) return null;
  const stream = await ctx.files.open(file.key, {
    start: 0,
    end: Math.max(0, Math.min(file.size, SHOWN_BYTES) - 1),
  });
  if (!stream) return null;
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return file.size > SHOWN_BYTES ? `${text}\n…` : text + decoder.decode();
}
