import type { DocumentView } from "@/engines/documents/types.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { movedTerms } from "./moved_terms.ts";
import { termsOf } from "./terms_of.ts";

/** What of a case it is found by. */
type Found = DocumentView<{
  seriesCode: string | null;
  symptoms: string[];
  symptomPrefixes: string[];
  positions: string[];
  positionSuffixes: string[];
  directions: string[];
  roadTypes: string[];
  weathers: string[];
  runningStatuses: string[];
  driverOperations: string[];
  durations: string[];
  faultText: string | null;
  dtcCodes: string[];
  solution: string | null;
  checks: { object: string; dtcCode: string | null }[];
  actions: { action: string }[];
  parts: { partCode: string }[];
}>;

/**
 * Writes what a published case is found by: what it says in all of its languages, and names of its words, parts, fault codes and series in every language they have. A
 * word of the vocabulary that is renamed later is found by its new name from the next release of the case on.
 */
export async function indexCase(tx: TxCtx, document: Found): Promise<void> {
  const { sql } = tx;
  const { values, texts } = document;
  const words = [
    ...values.symptoms,
    ...values.symptomPrefixes,
    ...values.positions,
    ...values.positionSuffixes,
    ...values.directions,
    ...values.roadTypes,
    ...values.weathers,
    ...values.runningStatuses,
    ...values.driverOperations,
    ...values.durations,
  ];
  const codes = [
    ...new Set([...values.dtcCodes, ...values.checks.flatMap(({ dtcCode }) => dtcCode || [])]),
  ];
  const parts = [...new Set(values.parts.map(({ partCode }) => normalPartNumber(partCode)))];
  const said = [
    document.code,
    ...texts.flatMap(({ title, body }) => [title, textOf(body)]),
    values.faultText,
    values.solution,
    ...values.checks.map(({ object }) => object),
    ...values.actions.map(({ action }) => action),
    ...codes,
    ...parts,
    ...values.parts.map(({ partCode }) => partCode),
  ].filter(Boolean).join("\n");
  const [named] = await sql<[{ names: string | null }]>`
    select string_agg(value, E'\n') as names
    from (
      select w.names from case_words w where w.word = any(${words}::text[])
      union all select p.names from parts p where p.number = any(${parts}::text[])
      union all select d.names from dtcs d where d.dtc_code = any(${codes}::text[]) and d.deleted_at is null
      union all select s.names from series s where s.code = ${values.seriesCode}
    ) named, jsonb_each_text(named.names)`;
  const all = `${said}\n${named.names ?? ""}`;
  const terms = [...new Set(termsOf(all).map(({ term }) => term))].sort();
  await countTerms(tx, document.id, terms);
  await sql`
    insert into case_search (document_id, revision_id, words, terms, symptoms, dtc_codes, part_numbers, series_code)
    values (
      ${document.id}, ${document.revisionId}, ${all.toLowerCase()}, ${terms}, ${values.symptoms}, ${codes}, ${parts},
      ${values.seriesCode}
    )
    on conflict (document_id) do update set
      revision_id = excluded.revision_id, words = excluded.words, terms = excluded.terms, symptoms = excluded.symptoms,
      dtc_codes = excluded.dtc_codes, part_numbers = excluded.part_numbers, series_code = excluded.series_code`;
}

/** Counts a case among those that say its terms, and no more among those of its terms before. */
async function countTerms(tx: TxCtx, documentId: number, terms: readonly string[]): Promise<void> {
  const { sql } = tx;
  const before = sql`select unnest(terms) as term from case_search where document_id = ${documentId}`;
  await sql`
    with ${movedTerms(tx, before, terms)}
    insert into case_terms (term, cases)
    select term, by from moved order by term
    on conflict (term) do update set cases = greatest(0, case_terms.cases + excluded.cases)`;
}
