import { previewHref } from "@/components/convert/trace_links.ts";
import type { Shown } from "@/components/convert/TraceCompare.tsx";
import type { Ctx } from "@/services/ctx.ts";
import { readDrawing, recentDrawings } from "@/services/files/convert/drawings.ts";
import { figuresOf } from "@/services/files/convert/keep_figure_image.ts";
import { previewDrawing } from "@/services/files/convert/preview_drawing.ts";
import { readConversion } from "@/services/files/convert/read_conversion.ts";
import type { TraceSettings } from "@/services/files/convert/trace_settings.ts";
import { attempt } from "@/services/refusals/attempt.ts";

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
