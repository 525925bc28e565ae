import { z } from "zod";
import type { Flash } from "@/edge/flash.ts";
import type { ImportFault } from "@/services/orders/import_types.ts";

const faults = z.array(
  z.object({
    row: z.number(),
    typed: z.string(),
    message: z.string(),
    misfit: z.boolean().default(false),
    successor: z.string().nullable().default(null),
  }),
).catch([]);

/** The rows that a refused import told, with the form that was refused; empty when none was. */
export function importFaults(flash: Flash | null): { form: string | null; rows: ImportFault[] } {
  if (!flash?.form?.startsWith("import-")) return { form: null, rows: [] };
  return { form: flash.form, rows: faults.parse(flash.data.rows) };
}
