import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import type { ChainStep } from "./part_types.ts";

/** Steps followed at most in each direction: longer chains do not occur, and a page could not show them. */
const FURTHEST = 50;

/** The whole supersession chain of a part: all steps towards what it replaces and towards what replaces it. */
export async function chainOfPart(ctx: Ctx, number: string): Promise<ChainStep[]> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return [
    ...await sql<ChainStep[]>`
    with recursive newer as (
      select s.id, s.to_number as reached, 1 as distance
      from supersessions s where s.from_number = ${number}
      union
      select s.id, s.to_number, newer.distance + 1
      from supersessions s join newer on s.from_number = newer.reached
      where newer.distance < ${FURTHEST}
    ), older as (
      select s.id, s.from_number as reached, 1 as distance
      from supersessions s where s.to_number = ${number}
      union
      select s.id, s.from_number, older.distance + 1
      from supersessions s join older on s.to_number = older.reached
      where older.distance < ${FURTHEST}
    ), step as (
      select 'older' as direction, id, min(distance) as distance from older group by id
      union all
      select 'newer', id, min(distance) from newer group by id
    )
    select
      step.direction, step.distance,
      jsonb_build_object('number', f.number, 'shown', f.shown, 'name', name_in(f.names, ${chain})) as "from",
      jsonb_build_object('number', t.number, 'shown', t.shown, 'name', name_in(t.names, ${chain})) as "to",
      s.kind, s.interchange, s.ratio::float8 as ratio, s.set_no, s.valid_from,
      s.valid_from <= ${today(ctx)}::date as in_force
    from step
    join supersessions s on s.id = step.id
    join parts f on f.number = s.from_number
    join parts t on t.number = s.to_number
    order by step.direction desc, step.distance, s.from_number, s.set_no, s.to_number`,
  ];
}
