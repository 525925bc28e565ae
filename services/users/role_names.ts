import type { Ctx } from "../ctx.ts";
import { personOf } from "../access/rights.ts";

/** Names of the user's roles in the reader's language, in the order of the roles. */
export async function roleNames(ctx: Ctx): Promise<string[]> {
  const codes = [...new Set(personOf(ctx).assignments.map((assignment) => assignment.role))];
  const rows = await ctx.sql<{ name: string }[]>`
    select name_in(names, ${ctx.chain as string[]}) as name
    from roles
    where code = any(${codes})
    order by sort, code`;
  return rows.map((row) => row.name);
}
