import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Target } from "./field_shape.ts";
import { chainOf } from "./fragments.ts";

/** What people read of a row of another table, over alias `r`. */
export function targetLabel(ctx: Pick<Ctx, "sql" | "chain">, to: Target): Fragment {
  const { sql } = ctx;
  const label = sql`r.${sql(to.label ?? "names")}`;
  const text = to.plain ? sql`${label}::text` : sql`name_in(${label}, ${chainOf(ctx)})`;
  return to.lead ? sql`concat_ws(' ', r.${sql(to.lead)}, nullif(${text}, ''))` : text;
}

/** Key column of another table, over alias `r`. */
export function targetKey({ sql }: Pick<Ctx, "sql">, to: Target): Fragment {
  return sql`r.${sql(to.key ?? "code")}`;
}
