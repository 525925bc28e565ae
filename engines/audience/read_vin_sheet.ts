import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { readSheetCells } from "../files/read_sheet_cells.ts";
import { parseVins } from "./parse_vins.ts";

export const vinSheet = z.object({
  vins: z.string().describe("one a line"),
  count: z.int(),
});

const BOUNDS = {
  bytes: LIMITS.registerImportBytes,
  unpacked: LIMITS.registerImportUnpackedBytes,
  // With its head.
  rows: LIMITS.epcVinsPerJob + 1,
};
/** Characters of the column that are read: as many VINs as a list may have, with what stands between them. */
const CHARACTERS = LIMITS.epcVinsPerJob * 40;

/**
 * VINs of a sheet: of the column with the head 'VIN', or of its first one. Refuses, at `file`, more than a list may have, what is no VIN, a
 * sheet without any, and what is no XLSX.
 */
export async function readVinSheet(ctx: Ctx, file: File): Promise<z.infer<typeof vinSheet>> {
  const cells = await readSheetCells(ctx, file, BOUNDS);
  const tooLong = () =>
    refuseField("file", "audience-sheet-too-long", { limit: LIMITS.epcVinsPerJob, characters: CHARACTERS });
  if (cells.length > BOUNDS.rows) throw tooLong();
  const head = cells[0]?.findIndex((cell) => String(cell ?? "").trim().toUpperCase() === "VIN") ?? -1;
  const texts = cells.map((row) => String(row[Math.max(head, 0)] ?? ""));
  // Cells may share one long text, so that a small file says megabytes.
  if (texts.reduce((sum, { length }) => sum + length, 0) > CHARACTERS) throw tooLong();
  const { vins, wrong, wrongCount } = parseVins(texts.join("\n"));
  if (vins.length > LIMITS.epcVinsPerJob) {
    throw refuseField("file", "audience-too-many-vins", { limit: LIMITS.epcVinsPerJob, count: vins.length });
  }
  if (wrongCount > 0) {
    throw refuseField("file", "audience-vin-wrong", { count: wrongCount, first: wrong });
  }
  if (vins.length === 0) throw refuseField("file", "import-empty");
  return { vins: vins.join("\n"), count: vins.length };
}
