import type { Fragment } from "postgres";
import type { Register } from "@/engines/registers/define_register.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Audience } from "./audience.ts";
import { DIMENSION_NAMES, dimensionOf } from "./dimensions.ts";

/** What a kept audience says; null, everybody, is the empty one. */
export async function readAudience(ctx: Ctx, id: number | null): Promise<Audience> {
  return id === null ? {} : (await audiencesWhere(ctx, ctx.sql`a.id = ${id}`)).get(id) ?? {};
}

/** Those that the entries of a register name, by id: registers that aim are short. */
export function readAudiencesOf(
  ctx: Ctx,
  { table }: Pick<Register, "table">,
): Promise<Map<number, Audience>> {
  return audiencesWhere(ctx, ctx.sql`a.id in (select e.audience_id from ${ctx.sql(table)} e)`);
}

async function audiencesWhere(ctx: Ctx, which: Fragment): Promise<Map<number, Audience>> {
  const { sql } = ctx;
  const rows = await sql<{ id: string; said: Record<string, string[]>; vins: string[] | null }[]>`
    select a.id::text, to_jsonb(a) as said,
      case when a.vin_count > 0 then array(select v.vin from audience_vins v where v.audience_id = a.id order by v.vin) end as vins
    from audiences a
    where ${which}`;
  return new Map(rows.map(({ id, said, vins }) => [Number(id), audienceOf(said, vins)]));
}

/** An audience out of the columns of its row, which are read as one value. */
export function audienceOf(columns: Record<string, unknown>, vins: string[] | null): Audience {
  const found: Audience = {};
  for (const name of DIMENSION_NAMES) {
    const values = columns[dimensionOf(name).column] as string[];
    if (values.length > 0) found[name] = values;
  }
  return vins ? { ...found, vins } : found;
}
