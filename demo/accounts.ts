import type { Ctx } from "@/kernel/ctx.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { ROLE_CODES } from "@/kernel/access/role_codes.ts";
import type { UserType } from "@/kernel/access/user.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { assignRole, bindRoleToMarket } from "@/services/users/assign_role.ts";
import { createUser, type NewUser } from "@/services/users/create_user.ts";
import { activateUser, freezeUser } from "@/services/users/set_account_state.ts";
import { MARKETS } from "./orgs/organisation.ts";
import { both } from "./registers/both.ts";

/** Password of every demo account. */
export const DEMO_PASSWORD = "Demo!2026";

/** An account of the demo and what it shows. */
export interface DemoAccount {
  account: string;
  edition: Edition;
  /** What it is there for: its role, or the refusal it meets at the door. */
  shows: { role: string } | { state: string };
}

const DAY_MS = 86_400_000;

interface Person {
  role: string;
  fullName: string;
  userType: UserType;
  orgCode: string | null;
  countryCode: string | null;
  lang: Lang;
  zone?: string;
  editions?: readonly Edition[];
}

const factory = { userType: "factory", orgCode: "F0001", countryCode: "CN", lang: "zh_CN" } as const;
const bothEditions = ["domestic", "overseas"] as const;

/** One person a role; the account is named after the role. The integration partner is a machine and has none. */
const PEOPLE: readonly Person[] = [
  { role: "administrator", fullName: "林岚", ...factory, editions: bothEditions },
  { role: "factory-manager", fullName: "周启明", ...factory, editions: bothEditions },
  { role: "factory-engineer", fullName: "沈一舟", ...factory, editions: bothEditions },
  { role: "designated-engineer", fullName: "陆知远", ...factory, editions: bothEditions },
  { role: "section-chief", fullName: "韩立", ...factory, editions: bothEditions },
  { role: "claim-approver-1", fullName: "许文清", ...factory, editions: bothEditions },
  { role: "claim-approver-2", fullName: "邓嘉", ...factory, editions: bothEditions },
  { role: "claim-approver-3", fullName: "何敏", ...factory, editions: bothEditions },
  {
    role: "technical-supervisor",
    fullName: "吴国栋",
    userType: "store",
    orgCode: "20417",
    countryCode: "CN",
    lang: "zh_CN",
  },
  {
    role: "store-technician",
    fullName: "陈晓",
    userType: "store",
    orgCode: "20417",
    countryCode: "CN",
    lang: "zh_CN",
  },
  {
    role: "store-manager",
    fullName: "赵颖",
    userType: "store",
    orgCode: "20417",
    countryCode: "CN",
    lang: "zh_CN",
  },
  {
    role: "dealer-group-user",
    fullName: "孙博",
    userType: "dealer_group",
    orgCode: "G1001",
    countryCode: "CN",
    lang: "zh_CN",
  },
  {
    role: "social-user",
    fullName: "马腾",
    userType: "social",
    orgCode: null,
    countryCode: "CN",
    lang: "zh_CN",
  },
  {
    role: "overseas-store",
    fullName: "Lena Hartwig",
    userType: "store",
    orgCode: "49107",
    countryCode: "DE",
    lang: "en_US",
    zone: "Europe/Berlin",
    editions: ["overseas"],
  },
];

/** The markets each role of the demo counts in; factory roles count in all. */
function marketsOf(role: string): string[] {
  if (role === "overseas-store") {
    return MARKETS.filter((one) => one.edition === "overseas").map((one) => one.code);
  }
  const domesticOnly = PEOPLE.find((person) => person.role === role)?.userType !== "factory";
  return MARKETS.filter((one) => !domesticOnly || one.edition === "domestic").map((one) => one.code);
}

/** A role that no market knows, for the account that shows it. */
const UNBOUND_ROLE = "trial-store";

interface StateAccount {
  account: string;
  state: string;
  change?: (now: Date) => Partial<NewUser>;
  role?: string | null;
  active?: boolean;
  frozen?: boolean;
  /** Days since the password was set. */
  passwordAge?: number;
}

const day = (now: Date, away: number) => new Date(now.getTime() + away * DAY_MS).toISOString().slice(0, 10);

/** One account for each line of the door's table (specification sections 4, 6 and 8), named after its state. */
const STATE_ACCOUNTS: readonly StateAccount[] = [
  { account: "not-activated", state: "account-not-activated", active: false },
  { account: "frozen", state: "account-frozen", frozen: true },
  {
    account: "not-yet-effective",
    state: "account-not-effective",
    change: (now) => ({ effectiveOn: day(now, 365) }),
  },
  { account: "expired", state: "account-expired", change: (now) => ({ expiresOn: day(now, -30) }) },
  { account: "wrong-edition", state: "other-door", change: () => ({ editions: ["overseas"] }) },
  { account: "no-permission", state: "no-login-permission", role: null },
  { account: "other-brand", state: "other-door", change: () => ({ brandCodes: ["hauler"] }) },
  { account: "no-user-type", state: "not-bound-user-type", change: () => ({ userType: null }) },
  { account: "no-country", state: "not-bound-country", change: () => ({ countryCode: null, orgCode: null }) },
  { account: "no-market", state: "role-not-bound-market", role: UNBOUND_ROLE },
  {
    account: "first-login",
    state: "password-must-change",
    change: () => ({ mustChangePassword: true, email: null }),
  },
  { account: "old-password", state: "password-old", passwordAge: 200 },
];

/** Every account of the demo, for the start to print. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...PEOPLE.map(({ role, editions }) => ({
    account: role,
    edition: editions?.[0] ?? "domestic",
    shows: { role },
  })),
  ...STATE_ACCOUNTS.map(({ account, state }) => ({
    account,
    edition: "domestic" as const,
    shows: { state },
  })),
];

/**
 * Makes the demo's accounts by the services' own verbs. Needs `seedOrganisation` and `syncRights`. Accounts that are there
 * already are left alone.
 *
 * @param ctxAt a context whose clock tells the given time; the clock of now when none is given
 */
export async function seedAccounts(ctxAt: (clock?: () => Date) => Ctx): Promise<void> {
  const ctx = ctxAt();
  for (const role of ROLE_CODES) {
    for (const market of marketsOf(role)) await bindRoleToMarket(ctx, role, market);
  }
  await ctx.sql`
    insert into roles ${
    ctx.sql({
      code: UNBOUND_ROLE,
      names: ctx.sql.json(both("试用店", "Trial store")),
      sort: 100,
    })
  }
    on conflict do nothing`;
  for (const person of PEOPLE) {
    await makeAccount(ctx, { account: person.role, ...person }, {
      ...person,
      editions: person.editions ?? ["domestic"],
    });
  }
  for (const shown of STATE_ACCOUNTS) {
    const past = shown.passwordAge;
    const at = past === undefined ? ctx : ctxAt(() => new Date(ctx.clock().getTime() - past * DAY_MS));
    await makeAccount(at, { ...shown, role: shown.role === undefined ? "store-technician" : shown.role }, {
      fullName: shown.account,
      userType: "store",
      orgCode: "20418",
      countryCode: "CN",
      editions: ["domestic"],
      lang: "zh_CN",
      ...shown.change?.(ctx.clock()),
    });
  }
}

async function makeAccount(
  ctx: Ctx,
  how: { account: string; role: string | null; active?: boolean; frozen?: boolean },
  user: Omit<NewUser, "userCode">,
): Promise<void> {
  const [there] = await ctx.sql`select 1 from users where user_code = ${how.account} and deleted_at is null`;
  if (there) return;
  await ctx.tx(async (tx) => {
    const { userId } = await createUser(tx, {
      userCode: how.account,
      fullName: user.fullName,
      email: `${how.account}@demo.example`,
      emailConfirmed: true,
      userType: user.userType,
      orgCode: user.orgCode,
      countryCode: user.countryCode,
      editions: user.editions,
      lang: user.lang,
      zone: user.zone,
      password: DEMO_PASSWORD,
      mustChangePassword: false,
      ...pick(user, ["brandCodes", "effectiveOn", "expiresOn", "mustChangePassword", "email"]),
    });
    if (how.active !== false) await activateUser(tx, userId);
    if (how.role) await assignRole(tx, userId, { role: how.role });
    if (how.frozen) await freezeUser(tx, userId);
  });
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<Pick<T, K>> {
  const found: Partial<Pick<T, K>> = {};
  for (const key of keys) if (key in from) found[key] = from[key];
  return found;
}
