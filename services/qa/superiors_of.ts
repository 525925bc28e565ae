import { isActive } from "@/services/departments/active_person.ts";
import { chainOf } from "@/services/departments/chain_of.ts";
import { seesBrand } from "@/kernel/access/sees_brand.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Answerable } from "./in_charge.ts";

/** Ids of those above whom a question waits for: of a supervisor the managers of the store, of an engineer the heads of the section, else the factory's managers. */
export async function superiorsOf(ctx: Ctx, question: Answerable): Promise<number[]> {
  const { sql } = ctx;
  const { node, storeCode, brandCode } = question;
  if (node === "engineer") {
    const { chiefs } = await chainOf(ctx, { store: storeCode, brand: brandCode ?? "" });
    return chiefs.map(({ userId }) => userId);
  }
  const whose = node === "supervisor"
    ? sql`ur.role_code = 'store-manager' and ${storeCode} in (select org_and_below(coalesce(ur.org_code, u.org_code)))`
    : sql`ur.role_code = 'factory-manager' and ${seesBrand(ctx, sql`${brandCode}::text`)}`;
  const rows = await sql<{ id: number }[]>`
    select distinct u.id::int
    from user_roles ur join users u on u.id = ur.user_id
    where ${whose} and ${isActive(ctx)}
    order by 1`;
  return rows.map(({ id }) => id);
}
