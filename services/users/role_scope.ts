import { publish } from "@/engines/events/publish.ts";
import { userChanged } from "@/events/users.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { sendUserHint } from "@/engines/live/live_hint.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { doorsBefore, requireDoors } from "@/services/roles/last_door.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { lockUsers } from "./lock_users.ts";
import type { RoleHolder } from "./may_give.ts";
import { requireOrgWithinOwn } from "./reach_within_own.ts";
import { requireMayGive, requireUserWithinOwn } from "./within_own.ts";

/** Where an assignment counts: null for every market, and for the own organisation (all of them for factory staff). */
export interface RoleScope {
  market: string | null;
  org: string | null;
}

/**
 * Gives a role once more, for another market or organisation; in place of the one without a scope where there is one. Refuses
 * `role-to-oneself`, `user-role-beyond-own` and `entry-other-scope`.
 */
export async function assignScopedRole(
  ctx: Ctx,
  userId: number,
  role: string,
  scope: RoleScope,
): Promise<void> {
  await changeRoles(ctx, userId, "giveUserRole", { role, ...scope }, async (tx) => {
    const { sql } = tx;
    await requireScope(tx, scope);
    const [known] = await sql`select from roles where code = ${role} and deleted_at is null`;
    if (!known) throw refuseField("role", "choice-unknown", { key: role });
    const [holder] = await sql<[RoleHolder]>`select user_type, org_code from users where id = ${userId}`;
    await requireMayGive(tx, userId, holder, [{ role, ...scope }], "role");
    const [made] = await sql`
      insert into user_roles ${sql({ userId, roleCode: role, marketCode: scope.market, orgCode: scope.org })}
      on conflict do nothing
      returning id`;
    if (!made) throw refuse("duplicate");
    if (scope.market === null && scope.org === null) return;
    await sql`
      delete from user_roles
      where user_id = ${userId} and role_code = ${role} and market_code is null and org_code is null and not by_sync`;
  });
}

/** Takes one assignment away. Refuses one that the directory gave, and the last administrator's. */
export async function removeScopedRole(ctx: Ctx, userId: number, assignmentId: number): Promise<void> {
  await changeRoles(ctx, userId, "takeUserRole", { assignment: assignmentId }, async (tx) => {
    const [taken] = await tx.sql<{ bySync: boolean }[]>`
      delete from user_roles where id = ${assignmentId} and user_id = ${userId} returning by_sync`;
    if (!taken) throw refuse("state-changed");
    if (taken.bySync) throw refuse("user-role-by-dms");
  });
}

async function changeRoles(
  ctx: Ctx,
  userId: number,
  operation: string,
  after: unknown,
  change: (tx: TxCtx) => Promise<void>,
): Promise<void> {
  await ctx.tx(async (tx) => {
    const [user] = await lockUsers(tx, "baseinfouser:edit", [userId]);
    if (!user) throw refuse("not-found");
    await requireUserWithinOwn(tx, userId);
    const doors = await doorsBefore(tx, userId);
    const before = await assignmentsOf(tx, userId);
    await change(tx);
    await requireDoors(tx, doors);
    await tx.sql`
      update users
      set version = version + 1, changed_at = ${tx.clock()}, changed_by = ${personId(tx)}
      where id = ${userId}`;
    const person = await nextSequence(tx, userId);
    await publish(tx, userChanged, { ...person, changed: ["roles"] });
    await recordChange(tx, {
      operation,
      funLink: "baseinfouser",
      subjectKind: "baseinfouser",
      subjectId: userId,
      before: { roles: before },
      after: { roles: await assignmentsOf(tx, userId), ...after as object },
    });
    sendUserHint(tx, "rights", userId);
  });
}

/** `store-technician @cn /20417`, as the log shows assignments. */
async function assignmentsOf({ sql }: TxCtx, userId: number): Promise<string[]> {
  const rows = await sql<{ said: string }[]>`
    select concat_ws(' ', role_code, '@' || market_code, '/' || org_code) as said
    from user_roles
    where user_id = ${userId}
    order by id`;
  return rows.map(({ said }) => said);
}

async function requireScope(tx: TxCtx, { market, org }: RoleScope): Promise<void> {
  const { sql } = tx;
  if (market !== null) {
    const [known] = await sql`select from markets where code = ${market} and deleted_at is null`;
    if (!known) throw refuseField("market", "choice-unknown", { key: market });
  }
  if (org !== null) {
    const [known] = await sql`select from orgs where code = ${org} and deleted_at is null`;
    if (!known) throw refuseField("org", "choice-unknown", { key: org });
    await requireOrgWithinOwn(tx, org);
  }
}
