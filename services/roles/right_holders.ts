import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** Somebody who has a right, and by which assignment. */
export interface RightHolder {
  userId: number;
  userCode: string;
  fullName: string;
  state: "not_activated" | "normal" | "frozen";
  orgName: string | null;
  roleCode: string;
  roleName: string;
  /** Market and organisation within which it counts; null: not narrowed. */
  market: string | null;
  scopeOrg: string | null;
}

/** Who has a right: a line for each assignment that gives it, by name. Refuses an unknown right. */
export async function rightHolders(
  ctx: Ctx,
  right: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<Page<RightHolder>> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [known] = await sql`select from rights where code = ${right} and deleted_at is null`;
  if (!known) throw refuse("right-unknown", { right: right.slice(0, 80) });
  const from = sql`
    from role_rights rr
    join roles o on o.code = rr.role_code and o.deleted_at is null
    join user_roles ur on ur.role_code = rr.role_code
    join users u on u.id = ur.user_id and u.deleted_at is null
    where rr.right_code = ${right}`;
  const [count] = await sql<{ total: number }[]>`select count(*)::int as total ${from}`;
  const records = await sql<RightHolder[]>`
    select
      u.id::int as user_id, u.user_code, u.full_name, u.state,
      (select name_in(g.names, ${chain}) from orgs g where g.code = u.org_code) as org_name,
      o.code as role_code, name_in(o.names, ${chain}) as role_name,
      (select name_in(m.names, ${chain}) from markets m where m.code = ur.market_code) as market,
      (select name_in(g.names, ${chain}) from orgs g where g.code = ur.org_code) as scope_org
    ${from}
    order by u.full_name collate "zh-x-icu", u.id, ur.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total: count!.total, records: [...records] };
}
