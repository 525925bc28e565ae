import { z } from "zod";
import { KINDS } from "./kinds.ts";
import { TraceSettings } from "./trace_settings.ts";

/** Kind and payload of the work that a conversion is; its run stands in convert_work.ts. */
export const CONVERT = {
  kind: "convert",
  payload: z.object({
    fileId: z.uuid(),
    kind: z.enum(KINDS),
    /** Of `svg` alone. */
    settings: TraceSettings.optional(),
  }),
} as const;

export type ConversionPayload = z.output<typeof CONVERT.payload>;
