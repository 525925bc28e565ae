import { publish } from "@/engines/events/publish.ts";
import { userChanged, userFrozen } from "@/events/users.ts";
import { endOtherSessions } from "@/services/entry/end_session.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { doorsBefore, requireDoors } from "@/services/roles/last_door.ts";
import { OWNED_BY_DMS } from "@/services/users/owned_by_dms.ts";
import { localPeople } from "./local_people.ts";
import type { LocalPerson, WantedPerson } from "./plan.ts";
import { assignRoleBySync } from "./role_by_sync.ts";

/** Brings what the dealer management system owns of a person to what it says. Refuses `last-administrator` and `rights-last-holder`. */
export async function changePerson(ctx: Ctx, to: WantedPerson, changed: readonly string[]): Promise<void> {
  await ctx.tx(async (tx) => {
    const person = await lockedPerson(tx, to.dmsId);
    if (!person) return;
    const doors = await doorsBefore(tx, person.userId);
    const columns = OWNED_BY_DMS.filter((member) => changed.includes(member));
    if (columns.length > 0) {
      const values = Object.fromEntries(columns.map((member) => [member, to[member]]));
      const confirmed = columns.includes("email") ? tx.sql`, email_confirmed_at = ${tx.clock()}` : tx.sql``;
      await tx.sql`
        update users set ${tx.sql(values)}, version = version + 1 ${confirmed} where id = ${person.userId}`;
    }
    if (changed.includes("roles")) await assignRoleBySync(tx, person.userId, to.role);
    await requireDoors(tx, doors);
    const told = await nextSequence(tx, person.userId);
    await publish(tx, userChanged, { ...told, changed: [...changed] });
    await recordChange(tx, {
      operation: "syncUser",
      funLink: "UserSync",
      subjectKind: "user",
      subjectId: person.userId,
      before: pick(person, columns),
      after: { ...pick(to, columns), ...(changed.includes("roles") ? { role: to.role } : {}) },
    });
  });
}

/** Freezes who is gone in the dealer management system and ends their sessions; nobody is deleted. Refuses as `changePerson` does. */
export function freezePerson(ctx: Ctx, dmsId: string): Promise<void> {
  return turn(ctx, dmsId, "frozen");
}

/** Lifts the freezing of who is back, unless somebody here had frozen them. */
export function unfreezePerson(ctx: Ctx, dmsId: string): Promise<void> {
  return turn(ctx, dmsId, "normal");
}

async function turn(ctx: Ctx, dmsId: string, to: "frozen" | "normal"): Promise<void> {
  await ctx.tx(async (tx) => {
    const person = await lockedPerson(tx, dmsId);
    const fits = to === "frozen"
      ? person?.state !== "frozen"
      : person?.state === "frozen" && person.frozenBySync;
    if (!person || !fits) return;
    const { userId } = person;
    const doors = await doorsBefore(tx, userId);
    // Who never could come in before cannot after a thaw either.
    const [after] = await tx.sql<{ state: LocalPerson["state"] }[]>`
      update users
      set
        state = case when ${
      to === "normal"
    } and email is null and password_hash is null then 'not_activated' else ${to} end,
        frozen_by_sync = ${to === "frozen"},
        version = version + 1
      where id = ${userId}
      returning state`;
    await requireDoors(tx, doors);
    const told = await nextSequence(tx, userId);
    if (to === "frozen") {
      await endOtherSessions(tx, userId, "account-changed");
      await publish(tx, userFrozen, told);
    } else await publish(tx, userChanged, { ...told, changed: ["state"] });
    await recordChange(tx, {
      operation: to === "frozen" ? "freezeUserBySync" : "thawUserBySync",
      funLink: "UserSync",
      subjectKind: "user",
      subjectId: userId,
      before: { state: person.state },
      after: { state: after!.state },
    });
  });
}

async function lockedPerson(tx: TxCtx, dmsId: string): Promise<LocalPerson | undefined> {
  return (await localPeople(tx, dmsId))[0];
}

function pick<T extends object>(from: T, members: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(members.map((member) => [member, from[member]])) as Partial<T>;
}
