import type { Fragment } from "postgres";
import { may, type Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Register, rightOf } from "./define_register.ts";
import type { Target } from "./field_shape.ts";
import { joined } from "./fragments.ts";
import { REGISTERS } from "./registers.ts";
import { targetKey, targetLabel } from "./target_columns.ts";

/**
 * The rows of what a field points to that a reader of the register may know of, over alias `r`: those that the lists of this table show
 * them. Who has no right to such a list knows what it would show within the bounds in which they read the register. Nothing where
 * all may be known.
 */
export function seenTargets(ctx: Ctx, register: Register, to: Target): Fragment[] {
  if (ctx.actor.kind === "system") return [];
  const reading = rightOf(register, "view");
  const own = to.scope ? [ctx.sql`(${to.scope(ctx, reading)})`] : [];
  const kept = [...new Set([...REGISTERS.all, register])].filter(({ table }) => table === to.table);
  if (kept.length === 0) return own;
  const main = kept.find(({ route }) => route === to.route) ?? kept[0]!;
  const lists = kept.flatMap((list): [Register, Right][] => {
    const viewing = rightOf(list, "view");
    return may(ctx.actor, viewing) ? [[list, viewing]] : list === main ? [[list, reading]] : [];
  });
  if (lists.some(([{ scope }]) => !scope)) return own;
  const { sql } = ctx;
  // One look at the row for all of its lists, so that the order of an index and its limit are kept.
  const shown = lists.map(([{ scope }, right]) => sql`(${scope!(ctx, right)})`);
  const key = sql(to.key ?? "code");
  return [
    ...own,
    sql`exists (select from ${sql(to.table)} e where e.${key} = r.${key} and ${joined(sql, shown, "or")})`,
  ];
}

/** What people read of a row `r` that a field points to: its name, or its key alone where they may not know of it. */
export function seenLabel(ctx: Ctx, register: Register, to: Target): Fragment {
  const seen = seenTargets(ctx, register, to);
  const label = targetLabel(ctx, to);
  if (seen.length === 0) return label;
  return ctx.sql`case when ${joined(ctx.sql, seen, "and")} then ${label} else ${
    targetKey(ctx, to)
  }::text end`;
}
