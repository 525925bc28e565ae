import { holderOf, type Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Holder } from "@/kernel/access/user.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { UserDraft, UserValues } from "./user_fields.ts";

/** Rights by which accounts and their roles are written. */
const WRITING: readonly Right[] = ["baseinfouser:add", "baseinfouser:edit", "baseinfouser:import"];

/**
 * Refuses `user-reach-beyond-own` at its field for an account that would reach further than the one who writes it: factory staff, for whom
 * roles count everywhere, by somebody bound to an organisation; editions and brands that the writer has not. What stays as it is passes.
 */
export function requireReachWithinOwn(tx: TxCtx, values: UserDraft, before: UserValues | null): void {
  if (tx.actor.kind === "system") return;
  const own = holderOf(tx);
  const { userType } = values;
  if (userType === "factory" && before?.userType !== "factory" && !isUnbound(own)) {
    throw refuseField("userType", "user-reach-beyond-own");
  }
  if (isMore(values.editions, before?.editions, own.editions)) {
    throw refuseField("editions", "user-reach-beyond-own");
  }
  // None stands for all of them.
  const { brandCodes } = own;
  if (brandCodes.length === 0) return;
  const isAll = values.brandCodes.length === 0 && (!before || before.brandCodes.length > 0);
  if (isAll || isMore(values.brandCodes, before?.brandCodes, brandCodes)) {
    throw refuseField("brandCodes", "user-reach-beyond-own");
  }
}

/** Refuses `entry-other-scope` at the field for a role's organisation that is out of reach of whoever gives it. */
export async function requireOrgWithinOwn(tx: TxCtx, org: string): Promise<void> {
  if (tx.actor.kind === "system") return;
  const { sql } = tx;
  const [within] = await sql`
    select from orgs o where o.code = ${org} and ${scopeOf(tx, "baseinfouser:edit")({ org: sql`o.code` })}`;
  if (!within) throw refuseField("org", "entry-other-scope");
}

/** Factory staff who may write accounts wherever they are. */
function isUnbound({ userType, assignments }: Holder): boolean {
  return userType === "factory" &&
    assignments.some(({ org, rights }) => org === null && WRITING.some((right) => rights.has(right)));
}

/** Whether something is there that neither was before nor is one's own. */
function isMore(
  after: readonly string[],
  before: readonly string[] | undefined,
  own: readonly string[],
): boolean {
  const passing = new Set([...before ?? [], ...own]);
  return after.some((one) => !passing.has(one));
}
