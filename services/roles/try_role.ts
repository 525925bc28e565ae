import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { readRoleRights } from "./role_rights.ts";

/**
 * Lets a session see the portal as a role: its menu, pages and answers, reading only (edge/run_call.ts refuses every change). Refused
 * for a role that may do what the person may not.
 */
export async function tryRole(ctx: Ctx, sessionId: number, role: string): Promise<void> {
  await readRoleRights(ctx, role);
  // What is switched off for the brand is missing in the context, so the stored rights are asked.
  const [beyond] = await ctx.sql`
    select
    from role_rights rr
    join rights r on r.code = rr.right_code and r.deleted_at is null
    where rr.role_code = ${role} and not exists (
      select
      from user_roles ur
      join role_rights own on own.role_code = ur.role_code
      where ur.user_id = ${personOf(ctx).id} and own.right_code = rr.right_code
    )
    limit 1`;
  if (beyond) throw refuse("role-beyond-own");
  await ctx.tx(async (tx) => {
    await tx.sql`update sessions set tried_role = ${role} where id = ${sessionId} and ended_at is null`;
    await recordChange(tx, {
      operation: "tryRole",
      funLink: "baseinforole",
      subjectKind: "baseinforole",
      subjectId: role,
    });
  });
}

/** The session is its person's own again. Nothing to stop is no refusal. */
export async function stopTrying(ctx: Ctx, sessionId: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const [tried] = await tx.sql<{ role: string }[]>`
      update sessions s
      set tried_role = null
      from (select id, tried_role from sessions where id = ${sessionId} for update) was
      where s.id = was.id and was.tried_role is not null
      returning was.tried_role as role`;
    if (!tried) return;
    await recordChange(tx, {
      operation: "stopTryingRole",
      funLink: "baseinforole",
      subjectKind: "baseinforole",
      subjectId: tried.role,
    });
  });
}
