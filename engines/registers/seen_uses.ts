import type { Fragment } from "postgres";
import { may } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Register, rightOf, type Use } from "./define_register.ts";
import { inScope } from "./entry_conditions.ts";
import { joined } from "./fragments.ts";
import { REGISTERS } from "./registers.ts";
import { keyColumn } from "./shape.ts";

/** Whether some list shows the reader the using row `x`, or the entry that it is part of. */
export function seenUse(ctx: Ctx, use: Use): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system") return sql`true`;
  const table = use.of?.table ?? use.table;
  const lists = REGISTERS.all.filter((one) => one.table === table);
  if (lists.length === 0) {
    const { right, org } = use.shownBy ?? {};
    return right ? scopeOf(ctx, right)(org ? { org: sql`x.${sql(org)}` } : {}) : sql`true`;
  }
  const viewed = lists.filter((list) => may(ctx.actor, rightOf(list, "view")));
  if (viewed.some(({ scope }) => !scope)) return sql`true`;
  return joined(sql, viewed.map((list) => inList(ctx, list, use)), "or", sql`false`);
}

function inList(ctx: Ctx, list: Register, use: Use): Fragment {
  const { sql } = ctx;
  const column = use.of ? sql`x.${sql(use.of.column)}` : sql`x.${sql(keyColumn(list))}`;
  const conditions = [sql`e.${sql(keyColumn(list))} = ${column}`, ...inScope(ctx, list)];
  return sql`exists (select from ${sql(list.table)} e where ${joined(sql, conditions, "and")})`;
}
