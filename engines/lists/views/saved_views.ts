import { z } from "zod";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { viewAddress, type Viewed } from "./viewed.ts";

export const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** What stands in the address of the list: `state=failed&sort=-tries`. */
  query: z.string(),
});
/** A list as a person wants to see it again. */
export type SavedView = z.infer<typeof savedView>;

/** The reader's own views of a list, by name. */
export async function listViews(ctx: Ctx, { kind }: Pick<Viewed, "kind">): Promise<SavedView[]> {
  return [
    ...await ctx.sql<SavedView[]>`
    select id, name, query
    from list_views
    where user_id = ${personOf(ctx).id} and list = ${kind}
    order by lower(name), id`,
  ];
}

export const viewName = z.string().trim().min(1).max(LIMITS.listViewName);

export const newView = z.object({
  name: viewName,
  /** What does not narrow, order or show columns is left out. */
  query: z.string().max(LIMITS.listViewQuery).default("").describe("of the list's address"),
});
/** A view that is saved: under a name that the person has not given to another of the list. */
export type NewView = z.output<typeof newView>;

/**
 * Saves what a list is set to. Refuses `no-right`, `list-views-too-many` and `duplicate`.
 *
 * @returns the view's id, and the address of the list with it below the base path
 */
export async function saveView(
  ctx: Ctx,
  viewed: Viewed,
  { name, query }: NewView,
): Promise<{ id: number; address: string }> {
  const { kind, need, keep } = viewed;
  requireRight(ctx, need);
  const userId = personOf(ctx).id;
  const kept = keep(query);
  const id = await named(() =>
    ctx.tx(async (tx) => {
      const { sql } = tx;
      // One view of a person at a time, so that two clicks see each other.
      await sql`select 1 from users where id = ${userId} for no key update`;
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from list_views where user_id = ${userId} and list = ${kind}`;
      if (row!.count >= LIMITS.listViews) throw refuse("list-views-too-many", { limit: LIMITS.listViews });
      const [saved] = await sql<{ id: number }[]>`
        insert into list_views (user_id, list, name, query, saved_at)
        values (${userId}, ${kind}, ${name}, ${kept}, ${tx.clock()})
        returning id`;
      await record(tx, viewed, "saveListView", saved!.id, undefined, { name, query: kept });
      return saved!.id;
    })
  );
  return { id, address: viewAddress(viewed, kept) };
}

/** Gives an own view another name. Refuses `not-found` and `duplicate`. */
export async function renameView(
  ctx: Ctx,
  all: readonly Viewed[],
  { id, name }: { id: number; name: string },
): Promise<void> {
  await named(() =>
    ctx.tx(async (tx) => {
      const view = await ownView(tx, id);
      await tx.sql`update list_views set name = ${name} where id = ${id}`;
      await record(tx, viewedOf(all, view.list), "renameListView", id, { name: view.name }, { name });
    })
  );
}

/** Takes an own view away. Refuses `not-found`. */
export async function deleteView(ctx: Ctx, all: readonly Viewed[], id: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const { list, name, query } = await ownView(tx, id);
    await tx.sql`delete from list_views where id = ${id}`;
    await record(tx, viewedOf(all, list), "deleteListView", id, { name, query });
  });
}

async function ownView(tx: TxCtx, id: number) {
  const [view] = await tx.sql<{ list: string; name: string; query: string }[]>`
    select list, name, query
    from list_views
    where id = ${id} and user_id = ${personOf(tx).id}
    for update`;
  if (!view) throw refuse("not-found");
  return view;
}

/** What a view was saved of; undefined when the portal has nothing of that kind any more. */
function viewedOf(all: readonly Viewed[], kind: string): Viewed | undefined {
  return all.find((one) => one.kind === kind);
}

function record(
  tx: TxCtx,
  viewed: Viewed | undefined,
  operation: string,
  subjectId: number,
  before?: unknown,
  after?: unknown,
): Promise<void> {
  return recordChange(tx, {
    operation,
    funLink: viewed?.page,
    subjectKind: "list-view",
    subjectId,
    before,
    after,
  });
}

/** Tells a name that is taken at its field. */
async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code === "23505") throw refuseField("name", "duplicate");
    throw error;
  }
}
