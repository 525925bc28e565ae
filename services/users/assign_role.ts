import type { Ctx } from "@/kernel/ctx.ts";
import { publish } from "@/engines/events/publish.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { userChanged } from "@/events/users.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";

export interface RoleAssignment {
  role: string;
  /** Null: every market that the role is bound to, or all when it is bound to none. */
  market?: string | null;
  /** Null: the person's own organisation, or all for factory staff. */
  org?: string | null;
}

/** Gives a role with its scope; giving it twice changes nothing. Refuses an unknown role. */
export async function assignRole(ctx: Ctx, userId: number, given: RoleAssignment): Promise<void> {
  await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [role] = await sql`select code from roles where code = ${given.role}`;
    if (!role) throw refuse("not-found");
    const [made] = await sql`
      insert into user_roles ${
      sql({ userId, roleCode: given.role, marketCode: given.market ?? null, orgCode: given.org ?? null })
    }
      on conflict do nothing
      returning id`;
    if (!made) return;
    const person = await nextSequence(tx, userId);
    await publish(tx, userChanged, { ...person, changed: ["roles"] });
    await recordChange(tx, { operation: "assignRole", subjectKind: "user", subjectId: userId, after: given });
  });
}

/** Binds a role to a market, in which it counts from then on. */
export async function bindRoleToMarket(ctx: Ctx, role: string, market: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const [made] = await tx.sql`
      insert into role_markets ${tx.sql({ roleCode: role, marketCode: market })}
      on conflict do nothing
      returning role_code`;
    if (made) {
      await recordChange(tx, {
        operation: "bindRoleToMarket",
        subjectKind: "role",
        subjectId: role,
        after: { market },
      });
    }
  });
}
