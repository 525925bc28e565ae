import { z } from "zod";

/** One row of an import as it was read. */
export interface ImportRow {
  /** Row in the file or line in the pasted text, from 1. */
  row: number;
  partNumber: string;
  /** As typed. */
  quantity: string;
  note: string;
  /** As typed; empty: not said; null: for stock, for no vehicle. */
  vin: string | null;
  /** Where no VIN is said: what may be the last eight characters of one. */
  tail?: string;
  /** Number that was typed, where this part is taken in its place. */
  insteadOf?: string;
}

const importFault = z.object({
  row: z.int(),
  typed: z.string(),
  message: z.string(),
  misfit: z.boolean().describe(
    "all that is wrong is that it, or its successor, does not fit: it can be consented to",
  ),
  successor: z.string().nullable().describe("what can be ordered in its place, in words; null: nothing"),
});
export type ImportFault = z.infer<typeof importFault>;

export const importResult = z.object({
  imported: z.int(),
  left: z.array(importFault)
    .describe("rows that cannot be imported; empty unless goodRowsOnly"),
});
export type ImportResult = z.infer<typeof importResult>;
