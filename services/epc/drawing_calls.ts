import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { addDrawing, newDrawing } from "./drawings/add_drawing.ts";
import { savedHotspots, saveHotspots } from "./drawings/save_hotspots.ts";

const TAG = "Figures";

/** Calls that keep the drawings of figures. */
export const DRAWING_CALLS = [
  defineCall({
    operationId: "addFigureDrawing",
    method: "post",
    path: "/tis/sas/figure-drawings",
    need: "EPC2DImage:draw",
    tag: TAG,
    summary: "Give a figure a new drawing: an uploaded SVG, or a raster drawing that was turned into SVG",
    input: newDrawing,
    output: z.object({ figureCode: newDrawing.shape.figureCode, drawing: z.int() }),
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
    input: savedHotspots,
    output: z.object({ drawing: z.int(), version: z.int() }),
    run: (ctx, input) => saveHotspots(ctx, input),
  }),
] as const;
