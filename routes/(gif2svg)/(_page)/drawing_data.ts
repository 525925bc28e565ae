import { previewHref } from "@/components/gif2svg/trace_links.ts";
import type { Shown } from "@/components/gif2svg/TraceCompare.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { readDrawing, recentDrawings } from "@/engines/files/convert/drawings.ts";
import { figuresOf } from "@/services/gif2svg/keep_figure_image.ts";
import { previewDrawing } from "@/services/gif2svg/preview_drawing.ts";
import { readConversion } from "@/engines/files/convert/read_conversion.ts";
import type { TraceSettings } from "@/engines/files/convert/trace_settings.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";

const RECENT = 12;

/** What the page shows: one drawing with its preview, or the last ones. */
export async function drawingData(ctx: Ctx, file: string | null, settings: TraceSettings) {
  const found = file === null ? null : await attempt(() => readDrawing(ctx, file));
  if (!found?.ok) return { chosen: null, recent: await recentDrawings(ctx, RECENT), isGone: found !== null };
  const drawing = found.ok;
  const [preview, conversion] = await Promise.all([
    previewDrawing(ctx, drawing, settings),
    readConversion(ctx, drawing.id, "svg"),
  ]);
  const figures = conversion?.resultId ? await figuresOf(ctx, conversion.resultId) : [];
  const facts = "facts" in preview ? preview.facts : null;
  const shown: Shown = {
    href: previewHref(drawing.id, settings),
    paths: facts && Number(facts.paths),
    size: facts && Number(facts.size),
    threshold: facts && Number(facts.threshold),
    reason: "reason" in preview ? ctx.t(preview.reason.key, preview.reason.params) : null,
  };
  return { chosen: { drawing, shown, conversion, figures }, recent: [], isGone: false };
}
