import type { Edition } from "./editions.ts";
import type { Lang } from "@/kernel/texts/languages.ts";

/** Specification section 6: factory, service store, social edition, dealer group. */
export const USER_TYPES = ["factory", "store", "social", "dealer_group"] as const;
export type UserType = typeof USER_TYPES[number];

/** One role given to a user, with the scope in which its rights count. */
export interface Assignment {
  role: string;
  /** Null: every market of the user's edition. */
  market: string | null;
  /** Null: the user's own organisation for stores and dealer groups, all for factory staff. */
  org: string | null;
  /** Rights as `funLink:headApi`. */
  rights: ReadonlySet<string>;
}

/** The person behind a request, loaded once with the session. */
export interface User {
  id: number;
  userCode: string;
  fullName: string;
  email: string | null;
  userType: UserType;
  orgCode: string | null;
  /** Organisation's name in the reader's language. */
  orgName: string | null;
  countryCode: string | null;
  marketCode: string | null;
  priceList: string | null;
  editions: readonly Edition[];
  /** Brands the user may see; empty for all. */
  brandCodes: readonly string[];
  lang: Lang;
  zone: string;
  assignments: readonly Assignment[];
}
