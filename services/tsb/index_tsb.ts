import type { DocumentView } from "@/engines/documents/types.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { termsOf } from "@/services/cases/terms_of.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";

/** What of a bulletin it is found by beside its texts. */
type Found = DocumentView<{ faultCodes: string[]; parts: { partCode: string }[] }>;

/** Writes what a published bulletin says in all of its languages, with its DTCs, its parts and their names, for questions that say the same. */
export async function indexTsb(tx: TxCtx, { id, revisionId, code, texts, values }: Found): Promise<void> {
  const { sql } = tx;
  const parts = values.parts.map(({ partCode }) => normalPartNumber(partCode));
  const [named] = await sql<[{ names: string | null }]>`
    select string_agg(value, E'\n') as names
    from parts p, jsonb_each_text(p.names) where p.number = any(${parts}::text[])`;
  const said = [
    code,
    ...texts.flatMap(({ title, body }) => [title, textOf(body)]),
    ...values.faultCodes,
    ...parts,
    named.names,
  ].filter(Boolean).join("\n");
  const terms = [...new Set(termsOf(said).map(({ term }) => term))].sort();
  await sql`
    insert into tsb_search (document_id, revision_id, terms) values (${id}, ${revisionId}, ${terms})
    on conflict (document_id) do update set revision_id = excluded.revision_id, terms = excluded.terms`;
}
