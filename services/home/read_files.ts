import { inAudience } from "@/engines/audience/in_audience.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** What the home page shows with a file of its own. */
type Shown = "home_pictures" | "quick_apps";

/** Who may read the files of what the home page shows: whom it is for. Who keeps the register reads them by that. */
export function readersOnHomePage(table: Shown) {
  return async (ctx: Ctx, id: string): Promise<boolean> => {
    if (!may(ctx.actor, "session")) return false;
    const { sql } = ctx;
    const [found] = await sql`
      select from ${sql(table)}
      where id::text = ${id} and deleted_at is null and ${inAudience(ctx, sql`audience_id`)}`;
    return found !== undefined;
  };
}
