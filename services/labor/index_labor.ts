import type { DocumentView } from "@/engines/documents/types.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { requireSoundContents } from "./overlap/require_sound_contents.ts";
import { partsOfSteps } from "./steps/parts_of_steps.ts";
import type { OwnStep } from "./steps/resolve_step.ts";

type Released = DocumentView<{
  seriesCodes: string[];
  modelCodes: string[];
  partCode: string | null;
  laborTimeFaultCode: string[];
  dtcCodes: string[];
  contains: string[];
  steps: OwnStep[];
}>;

/**
 * Writes what a released labor item is found by, and its time as other kinds of work take it: what it says in all of its languages, and names of its parts, fault
 * codes, DTCs and series in every language they have. Refuses what it cannot contain, for others may have been released since it was submitted.
 */
export async function indexLabor(tx: TxCtx, item: Released): Promise<void> {
  const { sql } = tx;
  const { id, revisionId, code, texts, values } = item;
  await requireSoundContents(tx, code!, values.contains);
  const faults = values.laborTimeFaultCode;
  // Parts that its base steps name are parts of it too.
  const ofBase = await sql<{ part: string }[]>`
    select p.part
    from labor_steps l
    join labor_step_copies c on c.revision_id = l.revision_id and c.step_id = l.step_id
    cross join lateral (values
      (coalesce(l.relative_part1, c.said ->> 'part1')), (coalesce(l.relative_part2, c.said ->> 'part2'))
    ) p (part)
    where l.revision_id = ${revisionId} and p.part is not null`;
  const parts = [
    ...new Set([
      ...values.partCode === null ? [] : [normalPartNumber(values.partCode)],
      ...partsOfSteps(values.steps),
      ...ofBase.map(({ part }) => normalPartNumber(part)),
    ]),
  ];
  const said = [
    code,
    ...texts.flatMap(({ title, body }) => [title, textOf(body)]),
    ...faults,
    ...values.dtcCodes,
    ...parts,
  ].filter(Boolean).join("\n");
  await sql`
    insert into labor_search (
      document_id, revision_id, labor_time_code, words, series_codes, model_codes, part_numbers, fault_codes, dtc_codes, contains,
      labor_seconds
    )
    select ${id}, ${revisionId}, ${code}, lower(${said}::text || E'\n' || coalesce((
        select string_agg(value, E'\n')
        from (
          select f.names from labor_faults f where f.code = any(${faults}::text[])
          union all select p.names from parts p where p.number = any(${parts}::text[])
          union all select d.names from dtcs d where d.dtc_code = any(${values.dtcCodes}::text[]) and d.deleted_at is null
          union all select s.names from series s where s.code = any(${values.seriesCodes}::text[])
        ) named, jsonb_each_text(named.names)
      ), '')), ${values.seriesCodes}, ${values.modelCodes}, ${parts}, ${faults}, ${values.dtcCodes}, ${values.contains},
      k.labor_seconds
    from labor_details k where k.revision_id = ${revisionId}
    on conflict (document_id) do update set
      revision_id = excluded.revision_id, words = excluded.words, series_codes = excluded.series_codes,
      model_codes = excluded.model_codes, part_numbers = excluded.part_numbers, fault_codes = excluded.fault_codes,
      dtc_codes = excluded.dtc_codes, contains = excluded.contains, labor_seconds = excluded.labor_seconds`;
}
