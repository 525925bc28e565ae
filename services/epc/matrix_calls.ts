import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { saveModelOptions } from "./save_model_options.ts";

/** A form sends one of them as text, several as a list. */
const texts = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]);

/** Calls of the matrix of model codes and option values. */
export const MATRIX_CALLS = [
  defineCall({
    operationId: "saveModelOptions",
    method: "post",
    path: "/tis/model-codes/option-matrix",
    need: "EpcModel:edit",
    tag: "Parts catalog",
    summary: "Set which option values the model codes of a series carry, all or none",
    input: z.object({
      seriesCode: z.string().max(40),
      models: texts.describe("model codes that are meant, each as <version>:<code>"),
      carried: texts.describe("what is carried, each as <model code> <value code>"),
    }),
    output: z.object({ seriesCode: z.string(), changed: z.int().describe("model codes that changed") }),
    form: {
      to: ({ seriesCode }) => `EpcConfigMatrix?seriesCode=${encodeURIComponent(seriesCode)}`,
      message: ({ changed }) => ({ key: "epc.register.matrix_saved", params: { count: changed } }),
    },
    run: async (ctx, { seriesCode, models, carried }) => {
      const byModel = Map.groupBy(carried, (pair) => pair.slice(0, pair.indexOf(" ")));
      const rows = models.map((model) => {
        const at = model.indexOf(":");
        const modelCode = model.slice(at + 1);
        const options = (byModel.get(modelCode) ?? []).map((pair) => pair.slice(modelCode.length + 1));
        return { modelCode, version: Number(model.slice(0, at)), options };
      });
      return { seriesCode, changed: await saveModelOptions(ctx, rows) };
    },
  }),
] as const;
