import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { defineCall } from "@/engines/calls/define_call.ts";
import { addDrawing } from "./drawings/add_drawing.ts";
import { hotspotInput, MOST_HOTSPOTS } from "./drawings/hotspot_input.ts";
import { saveHotspots } from "./drawings/save_hotspots.ts";

const TAG = "figures";
const figureCode = z.string().min(1).max(100);
const figureVersion = z.coerce.number().int().positive().describe("of the figure, as it was read");
const day = dayText().nullable().default(null).describe("day of production, inclusive; null: open");
const optionalFile = z.union([z.uuid(), z.literal("").transform(() => null)]).nullable().default(null);

/** Calls that keep the drawings of figures. */
export const DRAWING_CALLS = [
  defineCall({
    operationId: "addFigureDrawing",
    method: "post",
    path: "/tis/sas/figure-drawings",
    need: "EPC2DImage:draw",
    tag: TAG,
    summary: "Give a figure a new drawing: an uploaded SVG, or a raster drawing that was turned into SVG",
    input: z.object({
      figureCode,
      version: figureVersion,
      file: z.uuid().describe("of the drawing"),
      model: optionalFile.describe("file of the 3D model"),
      validFrom: day,
      validTo: day,
      keepHotspots: z.stringbool().or(z.boolean()).default(false)
        .describe("take over the hotspots of the newest drawing"),
    }),
    output: z.object({ figureCode, drawing: z.int() }),
    form: {
      to: ({ figureCode, drawing }) =>
        `EPC2DImage?figure=${encodeURIComponent(figureCode)}&drawing=${drawing}`,
      message: "epc.drawing.added",
    },
    run: async (ctx, input) => ({ figureCode: input.figureCode, drawing: await addDrawing(ctx, input) }),
  }),
  defineCall({
    operationId: "saveFigureHotspots",
    method: "post",
    path: "/tis/sas/figure-drawings/hotspots",
    need: "EPC2DImage:draw",
    tag: TAG,
    summary: "Save the hotspots and the period of a drawing, into it or as a new one",
    input: z.object({
      figureCode,
      version: figureVersion,
      drawing: z.int().positive(),
      asNew: z.boolean(),
      validFrom: day,
      validTo: day,
      hotspots: z.array(hotspotInput).max(MOST_HOTSPOTS),
    }),
    output: z.object({ drawing: z.int(), version: z.int() }),
    run: (ctx, input) => saveHotspots(ctx, input),
  }),
] as const;
