import { loadUser } from "@/kernel/access/load_user.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { startSession } from "@/services/entry/start_session.ts";

/** Technicians of one store, and engineers of the factory, who see the drafts of all stores. */
export type Asking = "store" | "factory";

const EACH = {
  store: { org: "20417", role: "store-technician" },
  factory: { org: "F0001", role: "factory-engineer" },
} as const;

/** So many of each take turns, so that no limit of calls a minute is met. */
const TAKING_TURNS = 60;

/** Makes the accounts that ask and logs them in; of each kind the tokens, and the person by whose rights the bare statements are made. */
export async function askersOf(ctx: Ctx): Promise<Record<Asking, { tokens: string[]; actor: User }>> {
  const asking: Partial<Record<Asking, { tokens: string[]; actor: User }>> = {};
  for (const who of Object.keys(EACH) as Asking[]) {
    const account = `bench-cases-${who}-`;
    await makeAccounts(ctx, who, account);
    const rows = await ctx.sql<{ id: number }[]>`
      select id from users where user_code like ${`${account}%`} order by id`;
    const how = { entry: "login", lang: "zh_CN", theme: "light", agent: "bench" } as const;
    const tokens = await Promise.all(
      rows.map(async ({ id }) => (await ctx.tx((tx) => startSession(tx, { id, lang: "zh_CN" }, how))).token),
    );
    // What the demo asks everybody to confirm first would be all that they are answered.
    await ctx.sql`
      update sessions set reading_due = false
      where user_id in (select id from users where user_code like ${`${account}%`})`;
    asking[who] = { tokens, actor: (await loadUser(ctx, `${account}0`))! };
  }
  return asking as Record<Asking, { tokens: string[]; actor: User }>;
}

async function makeAccounts({ sql }: Ctx, who: Asking, account: string): Promise<void> {
  const { org, role } = EACH[who];
  await sql`
    insert into users (user_code, full_name, user_type, org_code, country_code, state)
    select ${account} || n, 'Person ' || n, ${who}, ${org}, 'CN', 'normal' from generate_series(0, ${
    TAKING_TURNS - 1
  }::int) n
    on conflict do nothing`;
  await sql`
    insert into user_roles (user_id, role_code) select id, ${role} from users where user_code like ${`${account}%`}
    on conflict do nothing`;
}
