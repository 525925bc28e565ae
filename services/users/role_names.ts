import type { Ctx } from "@/kernel/ctx.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import type { Choice } from "@/engines/registers/types.ts";

/** Names of the user's roles in the reader's language, in the order of the roles. */
export async function roleNames(ctx: Ctx): Promise<string[]> {
  const codes = [...new Set(holderOf(ctx).assignments.map((assignment) => assignment.role))];
  const rows = await ctx.sql<{ name: string }[]>`
    select name_in(names, ${ctx.chain as string[]}) as name
    from roles
    where code = any(${codes})
    order by sort, code`;
  return rows.map((row) => row.name);
}

/** Roles to choose from, in their order. */
export async function listRoles({ sql, chain }: Pick<Ctx, "sql" | "chain">): Promise<Choice[]> {
  const rows = await sql<Choice[]>`
    select code as value, name_in(names, ${chain as string[]}) as label
    from roles
    where deleted_at is null
    order by sort, code`;
  return [...rows];
}
