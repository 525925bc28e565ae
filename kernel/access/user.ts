import type { Edition } from "./editions.ts";
import type { Lang } from "@/kernel/texts/languages.ts";

/** Specification section 6: factory, service store, social edition, dealer group. */
export const USER_TYPES = ["factory", "store", "social", "dealer_group"] as const;
export type UserType = typeof USER_TYPES[number];

/** One role given to a person or machine, with the scope in which its rights count. */
export interface Assignment {
  role: string;
  /** Null: every market of the user's edition. */
  market: string | null;
  /** Null: the user's own organisation for stores and dealer groups, all for factory staff. */
  org: string | null;
  /** Rights as `funLink:headApi`. */
  rights: ReadonlySet<string>;
}

/** What bounds somebody's rights: the same for a person and for a machine. */
export interface Holder {
  userType: UserType;
  orgCode: string | null;
  countryCode: string | null;
  marketCode: string | null;
  priceList: string | null;
  editions: readonly Edition[];
  /** Brands that may be seen; empty for all. */
  brandCodes: readonly string[];
  /** IANA time zone in which days are meant. */
  zone: string;
  assignments: readonly Assignment[];
}

/** The person behind a request, loaded once with the session. */
export interface User extends Holder {
  kind: "person";
  id: number;
  userCode: string;
  fullName: string;
  email: string | null;
  /** Organisation's name in the reader's language. */
  orgName: string | null;
  lang: Lang;
  /** What the country of a store's people speaks; left out or empty: whatever the edition offers. */
  languages?: readonly Lang[];
}
