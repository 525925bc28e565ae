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

/** Whether the picture of a series may be read: by whoever may know of the series. */
export async function mayReadSeriesPicture(ctx: Ctx, seriesCode: string): Promise<boolean> {
  if (!may(ctx.actor, "EPCIndex:view") && !may(ctx.actor, "EPCSeries:view")) return false;
  const [series] = await ctx.sql`
    select from series k where k.code = ${seriesCode} and k.deleted_at is null and ${
    seenSeries(ctx, ctx.sql`k.code`)
  }`;
  return series !== undefined;
}
