import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { amount, code, day, version } from "@/engines/events/members.ts";

const topic = "tis.epc.v1";

/** A figure of the parts catalogue has a new drawing or other lines. */
export const figureChanged = defineEvent({
  type: "epc.figure-changed",
  topic,
  data: z.object({
    figureCode: code,
    version,
    /** Where it hangs. */
    seriesCodes: z.array(code),
    changed: z.array(z.enum(["drawing", "callouts", "lines", "titles", "applicability"])).min(1),
    partNumbers: z.array(code),
  }),
  key: (data) => data.figureCode,
  sequence: (data) => data.version,
});

/** A part is replaced by another one or by several. */
export const partSuperseded = defineEvent({
  type: "epc.part-superseded",
  topic,
  data: z.object({
    partNumber: code,
    version,
    replacedBy: z.array(z.object({ partNumber: code, ratio: amount })).min(1),
    how: z.enum(["at-once", "use-up-stock"]),
    interchange: z.enum(["both", "forward", "none"]),
    validFrom: day,
  }),
  key: (data) => data.partNumber,
  sequence: (data) => data.version,
});
