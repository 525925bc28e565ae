import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { scoreCorrected } from "@/events/scores.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { CORRECTION } from "./rules.ts";
import { CORRECT_RIGHT } from "./score_rights.ts";

/** Most that one correction gives or takes. */
const MOST = 10_000;
const tenths = z.coerce.number().multipleOf(0.1);

export const correction = z.object({
  userCode: z.string().trim().min(1).max(60),
  points: tenths.min(-MOST).max(MOST).refine((points) => points !== 0, { error: "refusal.score-nothing" })
    .describe(
      "given, or taken where it is below 0; one decimal",
    ),
  reason: z.string().trim().min(6).max(300),
  total: tenths.describe("the person's total as it was read"),
});
/** A correction as staff ask for it. */
export type Correction = z.infer<typeof correction>;

/**
 * Corrects a person's score by a line of its own with its reason, which the person is told. Refuses `no-right`, by field `score-person-unknown` and
 * `score-own`, and `state-changed` where the total is not the one that was read.
 */
export async function correctScore(
  ctx: Ctx,
  { userCode, points, reason, total }: Correction,
): Promise<null> {
  requireRight(ctx, CORRECT_RIGHT);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const actor = personOf(tx);
    const [person] = await sql<{ id: number; userCode: string; orgCode: string | null }[]>`
      select u.id, u.user_code, u.org_code from users u
      where u.user_code = ${userCode} and u.deleted_at is null and ${
      scopeOf(tx, CORRECT_RIGHT)({ org: sql`u.org_code` })
    }
      for update of u`;
    if (!person) throw refuseField("userCode", "score-person-unknown");
    if (Number(person.id) === actor.id) throw refuse("score-own");
    const [before] = await sql<[{ total: string; lines: number }]>`
      select coalesce(sum(points), 0) as total, count(*)::int as lines from score_entries where user_id = ${person.id}`;
    if (Number(before.total) !== total) throw refuse("state-changed");
    const after = Math.round((total + points) * 10) / 10;
    const [entry] = await sql<[{ id: number }]>`
      insert into score_entries (user_id, rule, points, event_id, happened_at, reason, actor_id)
      values (${person.id}, ${CORRECTION}, ${points}, ${tx.newId()}, ${tx.clock()}, ${reason}, ${actor.id})
      returning id`;
    await recordChange(tx, {
      operation: "correctScore",
      funLink: "MyScore",
      subjectKind: "MyScore",
      subjectId: person.userCode,
      before: { total },
      after: { total: after, reason },
    });
    await publish(tx, scoreCorrected, {
      entryId: Number(entry.id),
      version: before.lines + 1,
      userCode: person.userCode,
      storeCode: person.orgCode,
      points,
      totalPoints: after,
      actorCode: actor.userCode,
    });
    return null;
  });
}
