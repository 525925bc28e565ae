import { inAudience } from "@/engines/audience/in_audience.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { mayFollow } from "./portal_link.ts";
import type { APP_TYPES } from "./quick_app_register.ts";

/** A quick app as the home page shows it. */
export interface QuickApp {
  id: string;
  name: string;
  appType: typeof APP_TYPES[number];
  note: string;
  /** Id of the icon's file, or null. */
  icon: string | null;
  /** `https://...`, or a page below the base path. */
  link: string;
}

/** Quick apps whose audience the reader is of, in their order; without those that lead where they may not go. */
export async function quickApps(ctx: Ctx, brand: string): Promise<QuickApp[]> {
  const { sql } = ctx;
  const user = personOrNull(ctx);
  if (!user) return [];
  const chain = ctx.chain as string[];
  const apps = await sql<QuickApp[]>`
    select
      id::text as id, app_type, icon, link, name_in(names, ${chain}) as name,
      case when notes <> '{}' then name_in(notes, ${chain}) else '' end as note
    from quick_apps
    where deleted_at is null and shown and ${inAudience(ctx, sql`audience_id`, { brand })}
    order by sort, quick_apps.id`;
  return apps.filter(({ link }) => mayFollow(user, link));
}
