import type { Ctx } from "@/kernel/ctx.ts";
import type { Edition } from "@/kernel/access/editions.ts";

/** A token of a machine as administrators see it: never the token itself. */
export interface Machine {
  id: number;
  name: string;
  roleCode: string;
  roleName: string;
  edition: Edition;
  market: string | null;
  org: string | null;
  createdAt: Date;
  createdBy: string | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

/** Tokens of machines, those in force first, the newest of each first. */
export async function listMachines(ctx: Ctx): Promise<Machine[]> {
  const chain = ctx.chain as string[];
  return [
    ...await ctx.sql<Machine[]>`
    select
      t.id::int as id, t.name, t.role_code, name_in(o.names, ${chain}) as role_name, t.edition,
      name_in(m.names, ${chain}) as market, name_in(g.names, ${chain}) as org,
      t.created_at, u.full_name as created_by, t.expires_at, t.revoked_at, t.last_used_at
    from api_tokens t
    join roles o on o.code = t.role_code
    left join markets m on m.code = t.market_code
    left join orgs g on g.code = t.org_code
    left join users u on u.id = t.created_by
    order by t.revoked_at is not null, t.created_at desc, t.id desc`,
  ];
}
