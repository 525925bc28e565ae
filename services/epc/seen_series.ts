import type { Fragment } from "postgres";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { visibleSeries } from "./visible_series.ts";

/**
 * Whether the reader may know of the series that a column names: who reads the register of series knows all of them, since it is there that
 * is decided who sees them; everybody else those of their parts catalogue.
 */
export function seenSeries(ctx: Ctx, column: Fragment): Fragment {
  const { sql, actor } = ctx;
  if (actor.kind === "system" || may(actor, "EPCSeries:view")) return sql`true`;
  return sql`${column} in (select s.code from series s where ${visibleSeries(ctx)})`;
}
