import { personOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/**
 * Revokes a card that waits to be verified. Refuses `state-changed` for one that was verified, revoked or changed meanwhile, and
 * `person-needed`.
 */
export async function revokeCard(ctx: Ctx, id: number, version: number): Promise<void> {
  const { id: userId } = personOf(ctx);
  await ctx.tx(async (tx) => {
    const now = tx.clock();
    const [card] = await tx.sql<{ orgCode: string; seriesCode: string; tail: string }[]>`
      update secret_cards c
      set revoked_at = ${now}, revoked_by = ${userId}, version = c.version + 1, changed_at = ${now},
        changed_by = ${userId}
      where c.id = ${id} and c.version = ${version} and c.state = 'waiting'
        and ${scopeOf(tx, "SecretCard:revoke")({ org: tx.sql`c.org_code` })}
      returning c.org_code, c.series_code, c.tail`;
    if (!card) throw refuse("state-changed");
    await recordChange(tx, {
      operation: "revokePasswordCard",
      funLink: "SecretCard",
      subjectKind: "SecretCard",
      subjectId: id,
      before: { state: "waiting" },
      after: { state: "revoked", ...card },
    });
  });
}
