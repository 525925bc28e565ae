import type { TxCtx } from "@/kernel/ctx.ts";
import { visiblePart } from "@/services/epc/part.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "@/services/epc/part_facts.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import { knownVins, unnamedVins } from "@/services/epc/known_vehicles.ts";
import { sensitiveMatcher } from "@/engines/sensitive/sensitive_matcher.ts";
import { keyOfLine, type KnownForImport } from "./check_import_row.ts";
import type { ImportRow } from "./import_types.ts";

/** What must be known of rows to tell whether they can be imported: their parts, vehicles, fit, and what is in the cart. */
export async function readKnown(
  tx: TxCtx,
  jobId: number,
  jobVin: string | null,
  rows: ImportRow[],
): Promise<KnownForImport> {
  const { sql } = tx;
  const parts = await sql<PartFactsRow[]>`
    select ${partFactColumns(tx)}
    from parts p
    join search_documents d on d.kind = 'part' and d.id = p.number and ${visiblePart(tx)}
    ${partFactJoins(tx)}
    where p.number = any (${
    rows.map((row) => normalPartNumber(row.partNumber))
  }::text[]) and p.deleted_at is null`;
  const typed = rows.flatMap((row) => row.vin ?? []);
  const vins = await knownVins(tx, typed);
  const lines = await sql<{ partNumber: string; vin: string | null; quantity: number }[]>`
    select part_number, vin, quantity from cart_lines
    where job_id = ${jobId} and figure_code is null and callout is null`;
  return {
    parts: new Map(parts.map((row) => [row.partNumber, factsOf(tx, row)])),
    vins,
    unnamed: await unnamedVins(tx, typed.filter((vin) => !vins.has(vin))),
    jobVin,
    fits: await fitsOf(tx, rows, vins, jobVin),
    inCart: new Map(lines.map((line) => [keyOfLine(line.partNumber, line.vin), line.quantity])),
    words: await sensitiveMatcher(tx),
  };
}

/** Whether each part fits the vehicle of its row, by part and VIN; what is for stock is judged by the vehicle of the job, like every line of it. */
async function fitsOf(
  tx: TxCtx,
  rows: ImportRow[],
  vins: ReadonlyMap<string, string>,
  jobVin: string | null,
): Promise<Map<string, FitAnswer>> {
  const questions = rows.flatMap((row) => {
    const ofRow = row.vin === null ? null : vins.get(row.vin);
    const vin = ofRow === null ? jobVin : ofRow;
    return ofRow === undefined || !vin ? [] : [{ ofRow, vin, partNumber: normalPartNumber(row.partNumber) }];
  });
  const answers = await decideFit(tx, questions.map(({ vin, partNumber }) => ({ vin, partNumber })));
  return new Map(questions.flatMap(({ partNumber, ofRow }, place) => {
    const answer = answers[place];
    return answer ? [[keyOfLine(partNumber, ofRow), answer]] : [];
  }));
}
