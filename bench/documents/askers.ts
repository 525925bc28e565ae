import { loadUser } from "@/kernel/access/load_user.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { startSession } from "@/services/entry/start_session.ts";

/** Who asks: technicians of many stores, approvers of bulletins, engineers who write them. */
export type Asking = "technician" | "approver" | "engineer";

/** So many of each take turns, so that no limit of calls a minute is met. */
const TAKING_TURNS = 60;

const EACH = {
  technician: { userType: "store", role: "store-technician" },
  approver: { userType: "factory", role: "section-chief" },
  engineer: { userType: "factory", role: "factory-engineer" },
} as const;

const accountOf = (who: Asking, number: number) => `bench-${who}-${number}`;

/** Account of the author of all documents. */
export const AUTHOR = accountOf("engineer", 0);

/** Makes the accounts that ask, technicians in stores far apart; approvers approve for the department of bulletins. */
export async function makeAskers({ sql }: Pick<Ctx, "sql">, department: string): Promise<void> {
  for (const [who, { userType, role }] of Object.entries(EACH) as [Asking, typeof EACH[Asking]][]) {
    await sql`
      insert into users (user_code, full_name, user_type, org_code, country_code, state)
      select 'bench-' || ${who} || '-' || n, ${who} || ' ' || n, ${userType},
        case when ${userType} = 'factory' then 'F0001' else (
          select code from orgs where code like 'B0%' and state = 'open' order by md5(code || n) limit 1
        ) end, 'CN', 'normal'
      from generate_series(0, ${TAKING_TURNS - 1}::int) n
      on conflict do nothing`;
    await sql`
      insert into user_roles (user_id, role_code)
      select id, ${role} from users where user_code like ${`bench-${who}-%`}
      on conflict do nothing`;
  }
  await sql`
    insert into department_duties (department_code, user_id, duty)
    select ${department}, id, 'approver' from users where user_code like 'bench-approver-%'
    on conflict do nothing`;
}

/** Logs them in; of each kind the tokens, and the person by whose rights the bare statements are made. */
export async function askersOf(ctx: Ctx): Promise<Record<Asking, { tokens: string[]; actor: User }>> {
  const asking: Partial<Record<Asking, { tokens: string[]; actor: User }>> = {};
  for (const who of Object.keys(EACH) as Asking[]) {
    const rows = await ctx.sql<{ id: number }[]>`
      select id from users where user_code like ${`bench-${who}-%`} order by id`;
    const tokens: string[] = [];
    for (const { id } of rows) {
      const how = { entry: "login", lang: "zh_CN", theme: "light", agent: "bench" } as const;
      tokens.push((await ctx.tx((tx) => startSession(tx, { id, lang: "zh_CN" }, how))).token);
    }
    asking[who] = { tokens, actor: (await loadUser(ctx, accountOf(who, 0)))! };
  }
  return asking as Record<Asking, { tokens: string[]; actor: User }>;
}
