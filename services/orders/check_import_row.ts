import { LIMITS } from "@/kernel/limits.ts";
import { isPlainText } from "@/kernel/plain_text.ts";
import type { TextParams } from "@/kernel/texts/texts.ts";
import type { WordMatcher } from "@/engines/sensitive/word_matcher.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import type { Unnamed } from "@/services/epc/known_vehicles.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import type { PartFacts } from "@/services/epc/part_types.ts";
import { fitsPack, fittingQuantity } from "./pack.ts";
import { replacementInWords } from "./replacement.ts";
import type { ImportRow } from "./import_types.ts";

/** A row as the line of the cart that it becomes. */
export interface ImportedLine {
  partNumber: string;
  quantity: number;
  note: string;
  vin: string | null;
  /** Why it does not fit, where that was consented to. */
  misfitReason: string | null;
}

/** Rule of a row whose part does not fit its vehicle: the one that can be consented to. */
export const MISFIT = "orders.import.does-not-fit";

/** What is wrong with a row: the text that says so and its parameters. */
export interface RowFault {
  row: ImportRow;
  rule: string;
  params: TextParams;
  /** What can be ordered in place of the row's part, with the pieces of all of it, for a reader. */
  successor?: string;
}

/** What rows are checked against, read once for all of them. */
export interface KnownForImport {
  parts: ReadonlyMap<string, PartFacts>;
  vins: ReadonlyMap<string, string>;
  /** VINs that name no vehicle, and why, where it is not that they are unknown. */
  unnamed: ReadonlyMap<string, Unnamed>;
  /** Vehicle of the job, by which what is for stock is judged. */
  jobVin: string | null;
  /** By part and VIN. */
  fits: ReadonlyMap<string, FitAnswer>;
  inCart: ReadonlyMap<string, number>;
  words: WordMatcher;
}

/** What makes rows of a file one line: part and vehicle. */
export function keyOfLine(partNumber: string, vin: string | null): string {
  return `${partNumber} ${vin ?? ""}`;
}

/** The row as a cart line (rows of one part and vehicle add up), or what is wrong with it. */
export function checkRow(
  row: ImportRow,
  known: KnownForImport,
  before: ReadonlyMap<string, ImportedLine>,
  consents: boolean,
): ImportedLine | RowFault {
  const fault = (key: string, params: TextParams = {}): RowFault => ({
    row,
    rule: `orders.import.${key}`,
    params,
  });
  const number = normalPartNumber(row.partNumber);
  if (number === "") return fault("number-missing");
  const part = known.parts.get(number);
  if (!part) return fault("number-unknown", { number: row.partNumber });
  // No quantity means one pack.
  const asked = row.quantity === "" ? part.packQuantity : Number(row.quantity);
  if (!Number.isInteger(asked) || asked < 1 || asked > LIMITS.cartQuantity) {
    return fault("quantity-wrong", { typed: row.quantity, limit: LIMITS.cartQuantity });
  }
  if (!part.notOrderable && !fitsPack(asked, part.packQuantity)) {
    return fault("quantity-pack", {
      pack: part.packQuantity,
      next: fittingQuantity(asked, part.packQuantity),
    });
  }
  if (part.notOrderable) {
    const successor = part.successors.length > 0 ? replacementInWords(part.successors[0]!, asked) : undefined;
    return { ...fault("not-orderable", { reason: part.notOrderable.text }), successor };
  }
  const vin = row.vin === null ? null : known.vins.get(row.vin);
  if (vin === undefined) {
    const typed = row.vin!;
    const unnamed = known.unnamed.get(typed);
    if (unnamed?.why === "several") return fault("vin-several", { tail: typed });
    if (unnamed?.why === "disabled") {
      return fault("vin-disabled", { vin: unnamed.vin, reason: unnamed.reason });
    }
    return fault("vin-unknown", { vin: typed });
  }
  if (!isPlainText(row.note)) return fault("note-unsafe");
  const [hit] = known.words.find(row.note, 1);
  if (hit) return fault("note-sensitive", { word: hit.word });
  const key = keyOfLine(number, vin);
  const fit = known.fits.get(key);
  if (fit?.fit === "not" && !consents) {
    return { row, rule: MISFIT, params: { vin: (vin ?? known.jobVin)!, reason: fit.reason ?? "" } };
  }
  const same = before.get(key);
  const quantity = (same?.quantity ?? 0) + asked;
  if (quantity + (known.inCart.get(key) ?? 0) > LIMITS.cartQuantity) {
    return fault("quantity-wrong", { typed: String(quantity), limit: LIMITS.cartQuantity });
  }
  return {
    partNumber: number,
    quantity,
    note: shortened(row.note) || same?.note || "",
    vin,
    misfitReason: fit?.fit === "not" ? fit.reason ?? "" : null,
  };
}

/** As much of a note as a line keeps, no character cut in half. */
function shortened(note: string): string {
  return note.slice(0, LIMITS.noteLength).replace(/[\ud800-\udbff]$/, "");
}
