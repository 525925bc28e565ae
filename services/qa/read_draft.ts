import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import type { QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { QUESTION_FILES, type QuestionDraft } from "./save_question.ts";
import type { QuestionFile } from "./question_types.ts";

/** A draft as its page shows it; without an id one that has not begun. */
export interface DraftView extends Omit<QuestionDraft, "files"> {
  id: number | null;
  version: number;
  files: QuestionFile[];
}

const NOTHING: DraftView = { id: null, version: 0, files: [] };

/** A draft of whoever acts, or an empty one. Refuses `no-right`, `not-found`, and `question-asked` for one that is none any more. */
export async function readDraft(ctx: Ctx, kind: QuestionKind, id: number | null): Promise<DraftView> {
  requireRight(ctx, `${QUESTION_ROUTES[kind].add}:view`);
  if (id === null) return { ...NOTHING };
  const [row] = await ctx.sql<(DraftView & { stage: string })[]>`
    select q.id::int, q.version, q.stage, q.type_code, q.title, q.body, q.vin, q.series_code, q.mileage, q.mileage_electric,
      q.produced_on::text, q.sold_on::text, q.urgent, q.part_numbers, q.dtc_codes, q.asked_from,
      (
        select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size) order by p.since, f.id), '[]')
        from file_uses p join files f on f.id = p.file_id
        where p.kind = ${QUESTION_FILES} and p.id = q.id::text
      ) as files
    from questions q
    where q.id = ${id} and q.kind = ${kind} and q.asker_id = ${personOf(ctx).id}`;
  if (!row) throw refuse("not-found");
  const { stage, ...draft } = row;
  if (stage !== "draft") throw refuse("question-asked");
  return draft;
}

/** What a question is chosen from: types below their parents, and series. */
export interface QuestionChoices {
  types: { code: string; name: string; typeParent: number }[];
  series: { value: string; label: string }[];
}

/** Types and series that whoever acts may ask about. */
export async function questionChoices(ctx: Ctx, kind: QuestionKind): Promise<QuestionChoices> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [types, series] = await Promise.all([
    sql<QuestionChoices["types"]>`
      select code, name_in(names, ${chain}) as name, type_parent
      from ${kind === "part" ? sql`part_qa_types` : sql`tech_qa_types`}
      where deleted_at is null
      order by type_parent, sort, code`,
    sql<QuestionChoices["series"]>`
      select s.code as value, name_in(s.names, ${chain}) as label
      from series s where ${visibleSeries(ctx)} order by label, s.code`,
  ]);
  return { types: [...types], series: [...series] };
}
