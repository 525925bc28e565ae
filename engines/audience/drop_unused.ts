import type { Ctx } from "@/kernel/ctx.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes audiences that nothing has referred to for a day. Who refers to them is what the database knows of foreign keys, so that nobody has to
 * say it twice; one that is taken up meanwhile is held by its key.
 *
 * @returns how many went
 */
export async function dropUnusedAudiences(ctx: Ctx): Promise<number> {
  const { sql } = ctx;
  const before = new Date(ctx.clock().getTime() - DAY_MS);
  const places = await sql<{ table: string; column: string }[]>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'audiences'::regclass and c.conrelid <> 'audience_vins'::regclass
      and c.conparentid = 0`;
  const unused = places
    .map(({ table, column }) =>
      sql`and not exists (select from ${sql(table)} x where x.${sql(column)} = a.id)`
    )
    .reduce((before, one) => sql`${before} ${one}`, sql``);
  const { count } = await sql`
    delete from audiences a
    where a.saved_at < ${before} ${unused}`;
  return count;
}
