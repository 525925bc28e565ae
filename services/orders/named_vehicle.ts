import type { Ctx } from "@/kernel/ctx.ts";
import { VIN } from "@/kernel/vin.ts";
import { knownVins, unnamedVins } from "@/services/epc/known_vehicles.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import type { ImportRow } from "./import_types.ts";

/** A VIN among other words: digits and letters both, so that neither a long number nor a long word is one. */
const AMONG_WORDS =
  /(?<![\p{L}\p{N}])(?=[^\s]*\d{4})(?=[^\s]*[A-HJ-NPR-Z])[A-HJ-NPR-Z0-9]{17}(?![\p{L}\p{N}])/iu;
/** What may be the last eight characters of one. */
const TAIL = /^[A-HJ-NPR-Z0-9]{4}\d{4}$/;

/**
 * A row whose column for the VIN is empty takes the vehicle that it names elsewhere: lists of other systems have the VIN in columns of their own, and without it
 * the part would have no vehicle to be judged by. The last eight characters are kept as such: they may be something else.
 *
 * @param elsewhere its further cells
 */
export function withNamedVehicle(row: ImportRow, elsewhere: readonly string[]): ImportRow {
  if (row.vin !== "") return row;
  const cells = [row.note, ...elsewhere];
  for (const cell of cells) {
    const whole = VIN.test(cleanVin(cell));
    const vin = whole ? cell : AMONG_WORDS.exec(cell)?.[0];
    if (vin !== undefined) return { ...row, vin, note: whole && cell === row.note ? "" : row.note };
  }
  const tail = cells.find((cell) => TAIL.test(cleanVin(cell)));
  return tail === undefined ? row : { ...row, tail };
}

/** The same where the last eight characters are those of a vehicle, or of several, which is then told. */
export async function withVehiclesOfTails(ctx: Ctx, rows: readonly ImportRow[]): Promise<ImportRow[]> {
  const tails = rows.flatMap(({ tail }) => tail ?? []);
  if (tails.length === 0) return [...rows];
  const known = await knownVins(ctx, tails);
  const unnamed = await unnamedVins(ctx, tails.filter((tail) => !known.has(tail)));
  return rows.map((row) =>
    row.tail !== undefined && (known.has(row.tail) || unnamed.has(row.tail))
      ? { ...row, vin: row.tail, note: row.note === row.tail ? "" : row.note }
      : row
  );
}
