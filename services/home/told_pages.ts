import { personOrNull } from "@/kernel/access/actor.ts";
import { NAV_GROUPS } from "@/kernel/access/modules.ts";
import { inOrder, type PageEntry, purposeOf } from "@/kernel/access/pages.ts";
import { may, personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Pages told at once: who begins wants to work, not to read. */
const TOLD_AT_ONCE = 5;

/** What is new to a reader. */
export interface NewPages {
  /** Nothing was told before: the reader's first visit. */
  isFirst: boolean;
  /** ISO 8601; when the reader was told last. */
  since: string | null;
  pages: PageEntry[];
}

const GROUPED = NAV_GROUPS.flatMap(({ modules }) => modules);

/** Pages of the navigation that the reader may open and that say what they are for, in the navigation's order. */
function openPages(ctx: Ctx, pages: readonly PageEntry[]): PageEntry[] {
  return inOrder(pages)
    .filter((page) => page.nav !== "none" && purposeOf(page) !== null && may(ctx.actor, page.need))
    .toSorted((one, other) => GROUPED.indexOf(one.module) - GROUPED.indexOf(other.module));
}

/**
 * What has become new to the reader since they were told last: at a first visit the pages of their role, later those that a role or a version
 * brought. At most five; null when there is nothing new.
 *
 * @param pages those that are switched on
 */
export async function newPages(ctx: Ctx, pages: readonly PageEntry[]): Promise<NewPages | null> {
  const user = personOrNull(ctx);
  if (!user) return null;
  const [told] = await ctx.sql<{ routes: string[]; toldAt: Date }[]>`
    select routes, told_at from told_pages where user_id = ${user.id}`;
  const known = new Set(told?.routes);
  const fresh = openPages(ctx, pages).filter(({ route }) => !known.has(route)).slice(0, TOLD_AT_ONCE);
  if (fresh.length === 0) return null;
  return { isFirst: told === undefined, since: told?.toldAt.toISOString() ?? null, pages: fresh };
}

/** Notes that the reader has been told of all that they may open now. */
export async function notePagesTold(ctx: Ctx, pages: readonly PageEntry[]): Promise<null> {
  const { sql } = ctx;
  const routes = openPages(ctx, pages).map(({ route }) => route);
  await sql`
    insert into told_pages (user_id, routes, told_at)
    values (${personOf(ctx).id}, ${routes}, ${ctx.clock()})
    on conflict (user_id) do update set
      -- What is switched off for a while is not new when it comes back.
      routes = array(select distinct unnest(told_pages.routes || excluded.routes)),
      told_at = excluded.told_at`;
  return null;
}
