import type { Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** How a filter says an organisation: by its name where a right of the reader reaches it, else by its code, as it stands in the address. */
export function sayOrg(right: Right): (ctx: Ctx, code: string) => Promise<string> {
  return async (ctx, code) => {
    const { sql } = ctx;
    const [row] = await sql<{ name: string }[]>`
      select name_in(o.names, ${ctx.chain as string[]}) as name
      from orgs o
      where o.code = ${code} and ${scopeOf(ctx, right)({ org: sql`o.code` })}`;
    return row?.name ?? code;
  };
}
