import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readDrawing } from "./drawings.ts";
import { askAgain } from "./retry_conversion.ts";
import type { TraceSettings } from "./trace_settings.ts";

/** Asks the workers to turn a drawing into SVG with these settings; what was made of it before is replaced. */
export async function convertDrawing(ctx: Ctx, fileId: string, settings: TraceSettings): Promise<void> {
  await readDrawing(ctx, fileId);
  await ctx.tx(async (tx) => {
    const [row] = await tx.sql<{ state: string }[]>`
      select state from file_conversions where file_id = ${fileId} and kind = 'svg' for update`;
    if (row?.state === "pending" || row?.state === "processing") throw refuse("conversion-running");
    await askAgain(tx, { fileId, kind: "svg", settings });
  });
}
