import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import type { TextParams } from "@/kernel/texts/texts.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { BRAND_OF_ENTRY, type Entry, OVERSEAS_ENTRY } from "@/kernel/access/entries.ts";

/** An account as the door sees it. Days are `yyyy-MM-dd` in the account's own zone. */
export interface AccountFacts {
  state: "not_activated" | "normal" | "frozen";
  effectiveOn: string | null;
  expiresOn: string | null;
  /** Today in the account's zone. */
  today: string;
  editions: readonly Edition[];
  /** Brands the account may see; empty for all. */
  brandCodes: readonly string[];
  userType: string | null;
  /** Country of the person, or of their organisation. */
  countryCode: string | null;
  hasRole: boolean;
  /** At least one role counts in a market of the edition. */
  hasMarket: boolean;
}

export interface LoginRefusal {
  key: RefusalKey;
  params?: TextParams;
}

/** One line of the table: what is wrong with the account at this door. */
interface LoginRule {
  key: RefusalKey;
  when: (account: AccountFacts, edition: Edition, entry: Entry) => boolean;
  params?: (account: AccountFacts) => TextParams;
}

/** Factory staff work for every country and market of their edition, so these two bindings are asked of all others. */
const isOutside = (account: AccountFacts) => account.userType !== "factory";

/**
 * Account state x edition x message, in the order in which it is told (specification sections 4, 6 and 8). Asked only after
 * the password was right, so that nobody learns the state of another's account.
 */
export const LOGIN_RULES: readonly LoginRule[] = [
  { key: "account-not-activated", when: (account) => account.state === "not_activated" },
  { key: "account-frozen", when: (account) => account.state === "frozen" },
  {
    key: "account-not-effective",
    when: (account) => account.effectiveOn !== null && account.today < account.effectiveOn,
    params: (account) => ({ date: account.effectiveOn! }),
  },
  {
    key: "account-expired",
    when: (account) => account.expiresOn !== null && account.today > account.expiresOn,
    params: (account) => ({ date: account.expiresOn! }),
  },
  { key: "no-login-permission", when: (account, edition) => !account.editions.includes(edition) },
  { key: "not-bound-user-type", when: (account) => account.userType === null },
  { key: "no-login-permission", when: (account) => !account.hasRole },
  {
    key: "no-login-permission",
    when: (account, _edition, entry) =>
      entry !== OVERSEAS_ENTRY && account.brandCodes.length > 0 &&
      !account.brandCodes.includes(BRAND_OF_ENTRY[entry]),
  },
  { key: "not-bound-country", when: (account) => isOutside(account) && account.countryCode === null },
  { key: "role-not-bound-market", when: (account) => isOutside(account) && !account.hasMarket },
];

/** Why an account may not come in by this door, or null when it may. */
export function loginRefusal(account: AccountFacts, edition: Edition, entry: Entry): LoginRefusal | null {
  const rule = LOGIN_RULES.find((one) => one.when(account, edition, entry));
  return rule ? { key: rule.key, params: rule.params?.(account) } : null;
}
