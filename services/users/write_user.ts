import { personId } from "@/kernel/access/person_id.ts";
import { publish } from "@/engines/events/publish.ts";
import { userChanged, userCreated } from "@/events/users.ts";
import { endOtherSessions } from "@/services/entry/end_session.ts";
import { voidMailLinks } from "@/services/entry/mail_links.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { sendUserHint } from "@/engines/live/live_hint.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { EntryChange } from "@/engines/registers/define_register.ts";
import type { UserDraft, UserValues } from "./user_fields.ts";
import { insertUser } from "./insert_user.ts";
import { mailPasswordLink } from "./invite.ts";
import { doorsBefore, requireDoors } from "@/services/roles/last_door.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { requireMayUnlock, requireUserWithinOwn } from "./within_own.ts";

/** Columns that a change of the register writes as they are given. */
const COLUMNS = [
  "fullName",
  "userType",
  "orgCode",
  "email",
  "phone",
  "countryCode",
  "editions",
  "brandCodes",
  "lang",
  "zone",
  "effectiveOn",
  "expiresOn",
] as const;

/** Makes an account; one that begins active is told by mail how to set its password. @returns its id */
export async function addUser(tx: TxCtx, values: UserDraft): Promise<string> {
  const userId = await insertUser(tx, values);
  await giveRoles(tx, userId, values.roles);
  await givePosts(tx, userId, values.posts);
  if (values.state === "normal") {
    await tx.sql`update users set state = 'normal' where id = ${userId}`;
    await mailPasswordLink(tx, userId, "account-active");
  }
  return String(userId);
}

/**
 * Changes an account. Roles that stay keep their scopes; a new address has to be proven again, and what was mailed to the old one no
 * longer works. Takes effect with the next request of every session, in every process.
 */
export async function changeUser(
  tx: TxCtx,
  key: string,
  values: UserDraft,
  before: UserValues,
): Promise<void> {
  const userId = Number(key);
  const { sql } = tx;
  const doors = await doorsBefore(tx, userId);
  const row = Object.fromEntries(COLUMNS.map((name) => [name, values[name]]));
  await sql`update users set ${sql(row)} where id = ${userId}`;
  if (values.email !== before.email) {
    await sql`update users set email_confirmed_at = null where id = ${userId}`;
    await voidMailLinks(tx, userId);
  }
  await giveRoles(tx, userId, values.roles);
  await givePosts(tx, userId, values.posts);
  await requireDoors(tx, doors);
}

/** Deletes an account softly and ends its sessions. Refuses `not-oneself` and the last administrator. */
export async function deleteUser(tx: TxCtx, key: string): Promise<void> {
  const userId = Number(key);
  if (personId(tx) === userId) throw refuse("not-oneself");
  await requireUserWithinOwn(tx, userId);
  const doors = await doorsBefore(tx, userId);
  await tx.sql`update users set deleted_at = ${tx.clock()} where id = ${userId}`;
  await endOtherSessions(tx, userId, "account-changed");
  await voidMailLinks(tx, userId);
  await requireDoors(tx, doors);
}

/** Puts a deleted account back as it was, with its roles. Refuses `user-beyond-own`. */
export async function restoreUser(tx: TxCtx, key: string): Promise<void> {
  await requireMayUnlock(tx, Number(key));
  await tx.sql`update users set deleted_at = null where id = ${key}`;
}

/** The event of a change of the register, and a hint for the pages that the person has open. */
export async function publishUserChange(
  tx: TxCtx,
  { key, action, after, changed }: EntryChange<UserValues>,
): Promise<void> {
  const userId = Number(key);
  const person = await nextSequence(tx, userId);
  if (action === "added") {
    const { userType, orgCode } = after!;
    return await publish(tx, userCreated, { ...person, userType, orgCode });
  }
  const members = action === "changed" ? changed : [action];
  await publish(tx, userChanged, { ...person, changed: members });
  if (members.includes("roles")) sendUserHint(tx, "rights", userId);
}

async function giveRoles(tx: TxCtx, userId: number, roles: readonly string[]): Promise<void> {
  const { sql } = tx;
  await sql`delete from user_roles where user_id = ${userId} and role_code <> all(${[...roles]})`;
  await sql`
    insert into user_roles (user_id, role_code)
    select ${userId}, wanted.role
    from unnest(${[...roles]}::text[]) with ordinality wanted (role, place)
    where not exists (select from user_roles ur where ur.user_id = ${userId} and ur.role_code = wanted.role)
    order by wanted.place`;
}

async function givePosts(tx: TxCtx, userId: number, posts: readonly string[]): Promise<void> {
  const { sql } = tx;
  await sql`delete from user_post_links where user_id = ${userId} and post_code <> all(${[...posts]})`;
  await sql`
    insert into user_post_links (user_id, post_code)
    select ${userId}, unnest(${[...posts]}::text[])
    on conflict do nothing`;
}
