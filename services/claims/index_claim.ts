import type { DocumentView } from "@/engines/documents/types.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";

type Found = DocumentView<{
  seriesCode: string | null;
  faultCode: string | null;
  faultCause: string | null;
  repairMeasures: string | null;
  dtcCodes: string[];
  labor: { laborTimeCode: string; laborTimeName: string | null }[];
  parts: { partCode: string }[];
}>;

/**
 * Writes what a published claim is found by: what it says in all of its languages, and names of its parts, codes and series in every language they have. The
 * vehicle is not among it, since readers of other stores are not told which one it was.
 */
export async function indexClaim(tx: TxCtx, document: Found): Promise<void> {
  const { sql } = tx;
  const { values, texts } = document;
  const parts = [...new Set(values.parts.map(({ partCode }) => normalPartNumber(partCode)))];
  const labor = values.labor.map(({ laborTimeCode }) => laborTimeCode);
  const said = [
    document.code,
    ...texts.flatMap(({ title, body }) => [title, textOf(body)]),
    values.faultCode,
    values.faultCause,
    values.repairMeasures,
    ...values.dtcCodes,
    ...values.labor.flatMap(({ laborTimeCode, laborTimeName }) => [laborTimeCode, laborTimeName]),
    ...parts,
    ...values.parts.map(({ partCode }) => partCode),
  ].filter(Boolean).join("\n");
  await sql`
    insert into claim_search (document_id, revision_id, words, dtc_codes, part_numbers, labor_codes)
    select ${document.id}, ${document.revisionId}, lower(${said}::text || E'\n' || coalesce((
        select string_agg(value, E'\n')
        from (
          select f.names from labor_faults f where f.code = ${values.faultCode}
          union all select p.names from parts p where p.number = any(${parts}::text[])
          union all select d.names from dtcs d where d.dtc_code = any(${values.dtcCodes}::text[]) and d.deleted_at is null
          union all select s.names from series s where s.code = ${values.seriesCode}
        ) named, jsonb_each_text(named.names)
      ), '')), ${values.dtcCodes}, ${parts}, ${labor}
    on conflict (document_id) do update set
      revision_id = excluded.revision_id, words = excluded.words, dtc_codes = excluded.dtc_codes,
      part_numbers = excluded.part_numbers, labor_codes = excluded.labor_codes`;
}
