import type { Fragment } from "postgres";
import type { Choice } from "@/engines/registers/types.ts";
import { likeText } from "@/engines/registers/fragments.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { meansStore } from "./asking.ts";
import { RIGHT_OF_WORK } from "./read_work_order.ts";
import { workOrderScope } from "./rows.ts";

/** The condition under which whoever acts may give orders to a store, alias `o` of `orgs`, and see them there. */
export function mayMoveTo(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const org = { org: sql`o.code` };
  return sql`(o.kind = 'store' and o.state = 'open' and o.deleted_at is null
    and ${scopeOf(ctx, RIGHT_OF_WORK.move)(org)} and ${scopeOf(ctx, "TsbWorkOrder:view")(org)})`;
}

/** Which stores are looked for. */
export interface StoreWish {
  /** Of the order. */
  id: number;
  /** Part of a code or of a name in any language. */
  keyword?: string;
  limit: number;
}

/** Stores that an order can be given to: those its bulletin is for and the right reaches, by code. Refuses `no-right`; of an order that is not seen there are none. */
export async function storesToMoveTo(ctx: Ctx, { id, keyword = "", limit }: StoreWish): Promise<Choice[]> {
  requireRight(ctx, RIGHT_OF_WORK.move);
  const { sql } = ctx;
  const pattern = `%${likeText(keyword.trim())}%`;
  const rows = await sql<Choice[]>`
    select o.code as value, o.code || ' ' || name_in(o.names, ${ctx.chain as string[]}) as label
    from tsb_work_orders w
    join tsb_asking b on b.id = w.document_id
    join orgs o on o.code <> w.store_code and ${mayMoveTo(ctx)} and ${meansStore(ctx)}
    where w.id = ${id} and ${workOrderScope(ctx)} and ${workOrderScope(ctx, RIGHT_OF_WORK.move)}
      and (o.code ilike ${pattern} or exists (
        select from jsonb_each_text(o.names) n where n.value ilike ${pattern}
      ))
    order by o.code
    limit ${limit}`;
  return [...rows];
}
