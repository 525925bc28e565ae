import { z } from "zod";

/** What may hold the answer to a question. */
export const SOURCES = ["knowledge", "case", "tsb", "dtc"] as const;

export const lookAlike = z.object({
  source: z.enum(SOURCES),
  key: z.string(),
  code: z.string(),
  title: z.string(),
  text: z.string().describe("enough of it to know whether it helps; empty: only its page says it"),
  link: z.string(),
  reason: z.string().describe("why it is offered, in the caller's language"),
  weight: z.number().describe("how like it is"),
});
/** Something that may hold the answer already. */
export type LookAlike = z.infer<typeof lookAlike>;
