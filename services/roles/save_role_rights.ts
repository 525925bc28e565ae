import { z } from "zod";
import { registerChanged } from "@/events/registers.ts";
import { publish } from "@/engines/events/publish.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { requireRightsWithinOwn } from "./rights_within_own.ts";
import { right } from "./right_tree.ts";
import { countDoors, giveableRights, requireDoors } from "./last_door.ts";

export const rightsChange = z.object({
  added: z.array(right),
  removed: z.array(right),
  version: z.int().describe("of the role after the change"),
});
export type RightsChange = z.infer<typeof rightsChange>;

/**
 * Gives a role exactly these rights, at once in every process: rights are read with each request. Refuses a stale version, an unknown
 * right, one that the editor lacks or would give themselves, and a change after which nobody could edit roles any more.
 *
 * @param rights `funLink:headApi` each
 */
export async function saveRoleRights(
  ctx: Ctx,
  role: string,
  version: number,
  rights: readonly string[],
): Promise<RightsChange> {
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [there] = await sql<{ version: number }[]>`
      select version from roles where code = ${role} and deleted_at is null for update`;
    if (!there) throw refuse("not-found");
    if (there.version !== version) throw refuse("state-changed");
    const wanted = new Set(rights);
    const known = new Set(
      (await sql<{ code: string }[]>`select code from rights where deleted_at is null`).map(({ code }) =>
        code
      ),
    );
    const unknown = [...wanted].find((right) => !known.has(right));
    if (unknown !== undefined) throw refuseField("rights", "right-unknown", { right: unknown.slice(0, 80) });
    const given = new Set(
      (await sql<{ code: string }[]>`
        select rr.right_code as code
        from role_rights rr
        join rights r on r.code = rr.right_code and r.deleted_at is null
        where rr.role_code = ${role}`).map(({ code }) => code),
    );
    const added = [...wanted].filter((right) => !given.has(right)).sort();
    const removed = [...given].filter((right) => !wanted.has(right)).sort();
    if (added.length + removed.length === 0) return { added, removed, version };
    await requireRightsWithinOwn(tx, role, added);
    await grantRights(tx, role, added);
    await takeRights(tx, role, removed);
    await publishRightsChanged(tx, role, { added, removed });
    return { added, removed, version: version + 1 };
  });
}

/** Takes rights from a role. Refuses `rights-last-holder` for one that nobody could give again. */
async function takeRights(tx: TxCtx, role: string, rights: readonly string[]): Promise<void> {
  if (rights.length === 0) return;
  const doors = await countDoors(tx);
  const before = await giveableRights(tx, rights);
  await tx.sql`delete from role_rights where role_code = ${role} and right_code = any(${[...rights]})`;
  const after = await giveableRights(tx, rights);
  if (before.difference(after).size > 0) throw refuse("rights-last-holder");
  await requireDoors(tx, doors);
}

/** Gives rights without asking what was there; for a new role. */
export async function grantRights(tx: TxCtx, role: string, rights: readonly string[]): Promise<void> {
  await tx.sql`
    insert into role_rights (role_code, fun_link, head_api)
    select ${role}, fun_link, head_api
    from rights
    where code = any(${[...rights]})
    on conflict do nothing`;
}

/** What follows every change of a role's rights: its version, the log, the event, a hint to those who have it. */
async function publishRightsChanged(
  tx: TxCtx,
  role: string,
  { added, removed }: Pick<RightsChange, "added" | "removed">,
): Promise<void> {
  const [changed] = await tx.sql<{ version: number }[]>`
    update roles
    set version = version + 1, changed_at = ${tx.clock()}, changed_by = ${personId(tx)}
    where code = ${role}
    returning version`;
  await recordChange(tx, {
    operation: "saveRoleRights",
    funLink: "baseinforole",
    subjectKind: "baseinforole",
    subjectId: role,
    before: { removed },
    after: { added },
  });
  await publish(tx, registerChanged, {
    register: "baseinforole",
    entryKey: role,
    version: changed!.version,
    action: "changed",
    changed: ["rights"],
  });
  sendLiveHint(tx, { topic: "rights", to: { role } });
}
