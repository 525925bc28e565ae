import type { Fragment } from "postgres";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { BaseStep } from "./resolve_step.ts";

/** What a base step says, with its names in every language, over alias `s` of `labor_base_steps`: as it is kept with what is submitted. */
function saidColumn({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`jsonb_build_object(
    'names', s.names,
    'actionNames', (select a.names from labor_actions a where a.code = s.action_code),
    'part1', (select p.shown from parts p where p.number = s.relative_part1),
    'part2', (select p.shown from parts p where p.number = s.relative_part2),
    'time', s.step_time,
    'tool', s.tool,
    'subsidiaryNames', (select x.names from auxiliaries x where x.code = s.subsidiary_code),
    'parts', s.part_num,
    'workers', s.worker_num
  )`;
}

/** The same in the reader's words, of a column of that form. */
function toldColumns({ sql, chain }: Pick<Ctx, "sql" | "chain">, said: Fragment): Fragment {
  const langs = chain as string[];
  return sql`
    name_in(${said} -> 'names', ${langs}) as step_name,
    coalesce(name_in(nullif(${said} -> 'actionNames', 'null'), ${langs}), '') as action_name,
    ${said} ->> 'part1' as relative_part1, ${said} ->> 'part2' as relative_part2, ${said} ->> 'time' as step_time,
    coalesce(name_in(${said} -> 'tool', ${langs}), '') as tool,
    name_in(nullif(${said} -> 'subsidiaryNames', 'null'), ${langs}) as subsidiary,
    (${said} ->> 'parts')::int as part_num, (${said} ->> 'workers')::int as worker_num`;
}

/** Base steps as they are today, by their codes; `all`: every one. */
export async function baseStepsToday(
  ctx: Ctx,
  ids: readonly string[] | "all",
): Promise<Map<string, BaseStep>> {
  const { sql } = ctx;
  const rows = await sql<BaseStep[]>`
    select o.step_id, ${toldColumns(ctx, sql`o.said`)}
    from (
      select s.code as step_id, ${saidColumn(ctx)} as said
      from labor_base_steps s
      where s.deleted_at is null and ${ids === "all" ? sql`true` : sql`s.code = any(${[...ids]})`}
      order by s.sort, s.code
      limit 2000
    ) o`;
  return new Map(rows.map((row) => [row.stepId, row]));
}

/** Base steps as a revision says them: those of today while it is a draft, those it was submitted with from then on. */
export async function baseStepsOf(
  ctx: Ctx,
  { revisionId, isFrozen, ids }: { revisionId: number; isFrozen: boolean; ids: readonly string[] },
): Promise<Map<string, BaseStep>> {
  if (!isFrozen) return await baseStepsToday(ctx, ids);
  const { sql } = ctx;
  const rows = await sql<BaseStep[]>`
    select c.step_id, ${toldColumns(ctx, sql`c.said`)}
    from labor_step_copies c
    where c.revision_id = ${revisionId}`;
  return new Map(rows.map((row) => [row.stepId, row]));
}

/** Keeps what the base steps of a revision say today: it is submitted with that. */
export async function freezeBaseSteps(tx: TxCtx, revisionId: number): Promise<void> {
  const { sql } = tx;
  await sql`delete from labor_step_copies where revision_id = ${revisionId}`;
  await sql`
    insert into labor_step_copies (revision_id, step_id, said)
    select ${revisionId}::bigint, s.code, ${saidColumn(tx)}
    from labor_base_steps s
    where s.deleted_at is null
      and s.code in (select l.step_id from labor_steps l where l.revision_id = ${revisionId})`;
}
