import { readAudience } from "@/engines/audience/read_audience.ts";
import { sayAudience } from "@/engines/audience/say_audience.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { answersTo } from "@/engines/states/answers.ts";
import { readCourse } from "@/engines/states/read_course.ts";
import { may, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { lawStates } from "./law_states.ts";
import { LAW_USE, lawColumns, lawTables, seesLaw } from "./rows.ts";
import type { Law, LawBeside, LawFile } from "./types.ts";

const PDF = "application/pdf";

type Row = Omit<Law, "files" | "replaces" | "replacedBy" | "steps" | "actions" | "audience"> & {
  audienceId: number | null;
};

/** A legal standard with its files, what it replaces and what the reader may do with it. Refuses `no-right` and `not-found`. */
export async function readLaw(ctx: Ctx, id: number): Promise<Law> {
  requireRight(ctx, "Laws:view");
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [row] = await sql<Row[]>`
    select ${lawColumns(ctx)}, name_in(t.summaries, ${chain}) as summary, t.audience_id::int,
      coalesce((select string_agg(name_in(m.names, ${chain}), ${
    betweenNames(ctx.lang)
  } order by m.code) from markets m where m.code = any(t.market_codes)), '') as markets
    from ${lawTables(ctx)}
    where t.id = ${id} and ${seesLaw(ctx)}`;
  if (!row) throw refuse("not-found");
  const { audienceId, ...found } = row;
  const [files, replaces, replacedBy, steps, audience] = await Promise.all([
    filesOf(ctx, id),
    besides(ctx, sql`select p.replaced_id from legal_standard_replacements p where p.law_id = ${id}`),
    besides(ctx, sql`select p.law_id from legal_standard_replacements p where p.replaced_id = ${id}`),
    readCourse(ctx, lawStates.kind, id),
    audienceId === null
      ? ""
      : readAudience(ctx, audienceId).then((said) =>
        sayAudience(ctx, { said, vinCount: 0, peopleOnly: true })
      ),
  ]);
  return {
    ...isoMoments(found),
    summary: found.summary ?? "",
    audience,
    files,
    replaces,
    replacedBy,
    steps,
    actions: answersTo(ctx, lawStates, row.state),
  };
}

/** Its files, each with the PDF that a browser shows: itself, or what was made of it. */
async function filesOf({ sql }: Ctx, id: number): Promise<LawFile[]> {
  const rows = await sql<
    (Omit<LawFile, "preview"> & { resultId: string | null; resultName: string | null })[]
  >`
    select f.id as file_id, f.name, f.size::float8 as size, f.media_type, r.id as result_id, r.name as result_name,
      coalesce(c.state in ('pending', 'processing'), false) as making
    from file_uses u
    join files f on f.id = u.file_id
    left join file_conversions c on c.file_id = f.id and c.kind = 'pdf'
    left join files r on r.id = c.result_id
    where u.kind = ${LAW_USE} and u.id = ${String(id)}
    order by u.since, f.name`;
  return rows.map(({ resultId, resultName, ...file }) => ({
    ...file,
    preview: file.mediaType === PDF
      ? { fileId: file.fileId, name: file.name }
      : resultId === null
      ? null
      : { fileId: resultId, name: resultName! },
  }));
}

async function besides(ctx: Ctx, ids: ReturnType<Ctx["sql"]>): Promise<LawBeside[]> {
  const { sql } = ctx;
  return [
    ...await sql<LawBeside[]>`
      select t.id::int, t.number, name_in(t.titles, ${ctx.chain as string[]}) as title, t.state
      from legal_standards t
      where t.id in (${ids}) and ${seesLaw(ctx)}
      order by t.number`,
  ];
}

/** Whether the files of a legal standard may be read: who may see it may. */
export async function maySeeLaw(ctx: Ctx, id: string): Promise<boolean> {
  if (!may(ctx.actor, "Laws:view")) return false;
  const [row] = await ctx.sql`
    select from legal_standards t where t.id::text = ${id} and ${seesLaw(ctx)}`;
  return row !== undefined;
}
