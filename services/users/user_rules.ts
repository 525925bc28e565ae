import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { requireLanguageOfStore } from "./language_of_store.ts";
import { OWNED_BY_DMS } from "./owned_by_dms.ts";
import { requireReachWithinOwn } from "./reach_within_own.ts";
import type { UserDraft, UserValues } from "./user_fields.ts";
import { requireMayGive, requireMayUnlock, requireUserWithinOwn } from "./within_own.ts";

/** Rules over several fields of an account; each is refused at its field with its own sentence. */
export async function checkUser(tx: TxCtx, values: UserDraft, before: UserValues | null): Promise<void> {
  const { effectiveOn, expiresOn } = values;
  if (effectiveOn && expiresOn && effectiveOn > expiresOn) throw refuseField("expiresOn", "period-order");
  const userId = before ? await requireOwnFields(tx, values, before) : null;
  if (!before) requireFirstState(values);
  // Nobody without one gets past the door; what kind of person it is, is known when the account is made.
  if (!before && !values.userType) throw refuseField("userType", "field-required");
  await requirePostsOfType(tx, values);
  await requireLanguageOfStore(tx, values, before);
  requireReachWithinOwn(tx, values, before);
  if (userId !== null && UNLOCKING.some((name) => isOther(values[name], before![name]))) {
    await requireMayUnlock(tx, userId, values);
  }
  const had = new Set(before?.roles);
  const given = values.roles.filter((role) => !had.has(role)).map((role) => ({
    role,
    market: null,
    org: null,
  }));
  await requireMayGive(tx, userId, values, given, "roles");
}

/** Members by which an account can be entered, by whom, for how long, and how far it reaches: changing them is as good as giving its roles. */
const UNLOCKING = [
  "email",
  "userType",
  "orgCode",
  "countryCode",
  "editions",
  "brandCodes",
  "effectiveOn",
  "expiresOn",
] as const;

function isOther(after: unknown, before: unknown): boolean {
  return JSON.stringify(after ?? null) !== JSON.stringify(before ?? null);
}

/** An account begins not activated, or active with an address that its first password can be set by. */
function requireFirstState({ state, email }: UserDraft): void {
  if (state === "frozen") throw refuseField("state", "user-state-first");
  if (state === "normal" && !email) throw refuseField("email", "user-email-missing");
}

/**
 * What the directory owns is changed there, or a run would turn it back (services/user_sync).
 *
 * @returns the account's number; null for a deleted one
 */
async function requireOwnFields(tx: TxCtx, values: UserDraft, before: UserValues): Promise<number | null> {
  const [person] = await tx.sql<{ id: number; dmsId: string | null; bySync: string[] }[]>`
    select id, dms_id, array(
      select role_code from user_roles ur where ur.user_id = u.id and ur.by_sync
    ) as by_sync
    from users u
    where user_code = ${before.userCode} and deleted_at is null`;
  if (!person) return null;
  const userId = Number(person.id);
  await requireUserWithinOwn(tx, userId);
  if (person.dmsId === null) return userId;
  for (const name of OWNED_BY_DMS) {
    // An address that the directory does not know is the portal's own.
    const isOwn = name === "email" && before.email === null;
    if (!isOwn && values[name] !== before[name]) {
      throw refuseField(name, "user-owned-by-dms");
    }
  }
  if (person.bySync.some((role) => !values.roles.includes(role))) {
    throw refuseField("roles", "user-role-by-dms");
  }
  return userId;
}

/** A post may be for some types of user only. */
async function requirePostsOfType(tx: TxCtx, { posts, userType }: UserDraft): Promise<void> {
  const [other] = await tx.sql<{ name: string }[]>`
    select name_in(names, ${tx.chain as string[]}) as name
    from user_posts
    where code = any(${posts}) and user_types <> '{}' and not coalesce(${userType as
    | string
    | null}::text = any(user_types), false)
    limit 1`;
  if (other) throw refuseField("posts", "post-other-type", { post: other.name });
}
