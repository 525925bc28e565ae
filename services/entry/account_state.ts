import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import type { TextParams } from "@/kernel/texts/texts.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import {
  BRAND_OF_ENTRY,
  ENTRIES,
  type Entry,
  entryOfEdition,
  OVERSEAS_ENTRY,
} from "@/kernel/access/entries.ts";

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

/** An entry page of an edition. */
export interface Door {
  edition: Edition;
  entry: Entry;
}

export interface LoginRefusal {
  key: RefusalKey;
  params?: TextParams;
  /** With `other-door`: the one that the account belongs to. */
  door?: Door;
}

/** One line of the table: what is wrong with the account at this door. */
interface LoginRule {
  key: RefusalKey;
  when: (account: AccountFacts, edition: Edition, entry: Entry) => boolean;
  params?: (account: AccountFacts) => TextParams;
  door?: (account: AccountFacts, edition: Edition) => Door | undefined;
}

/** Factory staff work for every country and market of their edition, so these two bindings are asked of all others. */
const isOutside = (account: AccountFacts) => account.userType !== "factory";

/** The brand's entry page of an account that does not see all brands. */
function entryOfBrands({ brandCodes }: AccountFacts): Entry | undefined {
  return ENTRIES.find((entry) => entry !== OVERSEAS_ENTRY && brandCodes.includes(BRAND_OF_ENTRY[entry]));
}

/** The door of an account's other edition. */
function doorOfEdition(account: AccountFacts): Door | undefined {
  const [edition] = account.editions;
  if (edition === undefined) return undefined;
  const ofBrands = edition === "domestic" ? entryOfBrands(account) : undefined;
  return { edition, entry: ofBrands ?? entryOfEdition(edition) };
}

/**
 * Account state x edition x message, in the order in which it is told (specification sections 4, 6 and 8). Asked only after
 * the password was right, so that nobody learns the state of another's account.
 */
const LOGIN_RULES: readonly LoginRule[] = [
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
  {
    key: "other-door",
    when: (account, edition) => account.editions.length > 0 && !account.editions.includes(edition),
    door: doorOfEdition,
  },
  { key: "no-login-permission", when: (account, edition) => !account.editions.includes(edition) },
  { key: "not-bound-user-type", when: (account) => account.userType === null },
  { key: "no-login-permission", when: (account) => !account.hasRole },
  {
    key: "other-door",
    when: (account, _edition, entry) => isOtherBrand(account, entry) && entryOfBrands(account) !== undefined,
    door: (account, edition) => ({ edition, entry: entryOfBrands(account)! }),
  },
  { key: "no-login-permission", when: (account, _edition, entry) => isOtherBrand(account, entry) },
  { key: "not-bound-country", when: (account) => isOutside(account) && account.countryCode === null },
  { key: "role-not-bound-market", when: (account) => isOutside(account) && !account.hasMarket },
];

function isOtherBrand({ brandCodes }: AccountFacts, entry: Entry): boolean {
  return entry !== OVERSEAS_ENTRY && brandCodes.length > 0 && !brandCodes.includes(BRAND_OF_ENTRY[entry]);
}

/** Why an account may not come in by this door, or null when it may. */
export function loginRefusal(account: AccountFacts, edition: Edition, entry: Entry): LoginRefusal | null {
  const rule = LOGIN_RULES.find((one) => one.when(account, edition, entry));
  return rule ? { key: rule.key, params: rule.params?.(account), door: rule.door?.(account, edition) } : null;
}
