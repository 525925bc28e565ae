import { lockAroundActor } from "@/kernel/access/lock_around_actor.ts";
import type { Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { AccountState } from "./set_account_state.ts";

export interface LockedUser {
  id: number;
  state: AccountState;
  email: string | null;
}

/**
 * Live accounts that the reader's right reaches, locked in the order of their numbers. Not against being named, as by whoever changes another
 * account: two who change each other's accounts would wait for each other.
 */
export async function lockUsers(tx: TxCtx, right: Right, userIds: readonly number[]): Promise<LockedUser[]> {
  const { sql } = tx;
  await lockAroundActor(tx, userIds, "change");
  const rows = await sql<LockedUser[]>`
    select u.id, u.state, u.email
    from users u
    where u.id = any(${[...userIds]}) and u.deleted_at is null and ${
    scopeOf(tx, right)({ org: sql`u.org_code` })
  }
    order by u.id
    for no key update of u`;
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
