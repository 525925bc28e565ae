import type { Edition } from "@/kernel/access/editions.ts";
import type { UserType } from "@/kernel/access/user.ts";
import type { RoleBySync } from "@/services/roles/kept_roles.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { type Answered, type RefusedEntry, refusedEntry } from "./ask_people.ts";
import { DMS_ROLES, type DmsUser, OVERSEAS_ROLE } from "./dms_user.ts";

/** All people, or those changed in the last days. */
export const SYNC_KINDS = ["full", "recent"] as const;
export type SyncKind = typeof SYNC_KINDS[number];

/** Rules that an entry may break. */
export const SYNC_RULES = [
  "entry-malformed",
  "role-unknown",
  "store-unknown",
  "country-unknown",
  "user-name-used",
  "account-beyond-sync",
  "last-administrator",
  "rights-last-holder",
] as const;

/** A person here who came from there. */
export interface LocalPerson {
  userId: number;
  dmsId: string;
  fullName: string;
  email: string | null;
  orgCode: string | null;
  countryCode: string | null;
  userType: UserType | null;
  state: "not_activated" | "normal" | "frozen";
  frozenBySync: boolean;
  /** Roles that the synchronisation gave. */
  roles: string[];
  /** Has roles besides that the synchronisation does not keep. */
  beyondSync: boolean;
}

/** What a person should be here, in the portal's own words. */
export interface WantedPerson {
  dmsId: string;
  userCode: string;
  fullName: string;
  email: string | null;
  orgCode: string;
  countryCode: string;
  userType: UserType;
  role: RoleBySync;
}

export interface Plan {
  create: WantedPerson[];
  change: { person: LocalPerson; to: WantedPerson; changed: string[] }[];
  freeze: LocalPerson[];
  thaw: LocalPerson[];
  refused: RefusedEntry[];
}

/** What the plan is made from beside the answer. */
export interface PortalState {
  people: readonly LocalPerson[];
  /** Stores that are open, with the edition of their market. */
  orgs: ReadonlyMap<string, { edition: Edition }>;
  countries: ReadonlySet<string>;
  /** Whether who is missing in the answer is gone: true for a full run only. */
  full: boolean;
}

/**
 * Compares what the dealer management system says with what is here. Who is gone there, or said to have left, is frozen, never deleted;
 * who is back is thawed only when the synchronisation had frozen them. An entry that breaks a rule leaves its person
 * as they are, and an account with roles that the synchronisation does not keep has its address and its lock kept.
 */
export function planSync(answered: Answered, here: PortalState): Plan {
  const byId = new Map(here.people.map((person) => [person.dmsId, person]));
  const plan: Plan = { create: [], change: [], freeze: [], thaw: [], refused: [...answered.refused] };
  // Also whose entry is refused is there: only silence means gone.
  const there = new Set(answered.refused.map(({ dmsId }) => dmsId));
  answered.users.forEach((user, place) => {
    there.add(user.id);
    const person = byId.get(user.id);
    if (user.state === "left") {
      if (person && person.state !== "frozen") plan.freeze.push(person);
      return;
    }
    const wanted = wantedOf(user, here);
    if (typeof wanted === "string") {
      plan.refused.push(refusedEntry(answered.refused.length + place, user, wanted, detailOf(wanted, user)));
    } else if (!person) plan.create.push(wanted);
    else {
      const differing = differences(person, wanted);
      const isBack = person.state === "frozen" && person.frozenBySync;
      // Another address is a way in: nobody outside the portal opens an account that may do more than the synchronisation keeps.
      const changed = person.beyondSync ? differing.filter((member) => member !== "email") : differing;
      if (changed.length > 0) plan.change.push({ person, to: wanted, changed });
      if (person.beyondSync && (isBack || changed.length < differing.length)) {
        plan.refused.push(
          refusedEntry(
            answered.refused.length + place,
            user,
            "account-beyond-sync",
            person.userId.toString(),
          ),
        );
      } else if (isBack) plan.thaw.push(person);
    }
  });
  // An entry whose person cannot be told may be anybody's: then nobody's silence is sure.
  if (here.full && !there.has(null)) {
    plan.freeze.push(...here.people.filter((one) => one.state !== "frozen" && !there.has(one.dmsId)));
  }
  plan.refused = plan.refused.map((entry, place) => ({ ...entry, place }));
  return plan;
}

/** Whether a plan would freeze so many that the other side is more likely at fault than right. */
export function freezesTooMany(plan: Plan, people: readonly LocalPerson[]): boolean {
  const live = people.filter((person) => person.state !== "frozen").length;
  const { leastFrozen, shareFrozen } = LIMITS.userSync;
  return plan.freeze.length > Math.max(leastFrozen, Math.floor(live * shareFrozen));
}

/** The person in the portal's words, or the rule that their entry breaks. */
function wantedOf(user: DmsUser, { orgs, countries }: PortalState): WantedPerson | string {
  if (!Object.hasOwn(DMS_ROLES, user.roleCode)) return "role-unknown";
  const store = orgs.get(user.storeCode);
  if (!store) return "store-unknown";
  if (!countries.has(user.country)) return "country-unknown";
  return {
    dmsId: user.id,
    userCode: user.account,
    fullName: user.name,
    email: user.email,
    orgCode: user.storeCode,
    countryCode: user.country,
    userType: "store",
    role: store.edition === "overseas" ? OVERSEAS_ROLE : DMS_ROLES[user.roleCode]!,
  };
}

function detailOf(rule: string, user: DmsUser): string {
  if (rule === "country-unknown") return user.country;
  return rule === "role-unknown" ? user.roleCode : user.storeCode;
}

function differences(person: LocalPerson, wanted: WantedPerson): string[] {
  const changed: string[] = (["fullName", "orgCode", "countryCode", "userType"] as const)
    .filter((member) => person[member] !== wanted[member]);
  // Mail addresses are the same however they are capitalised; one that the other side does not know stays.
  if (wanted.email !== null && person.email?.toLowerCase() !== wanted.email.toLowerCase()) {
    changed.push("email");
  }
  if (person.roles.length !== 1 || person.roles[0] !== wanted.role) changed.push("roles");
  return changed;
}
