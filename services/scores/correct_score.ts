import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { scoreCorrected } from "@/events/scores.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { CORRECTION } from "./rules.ts";
import { CORRECT_RIGHT } from "./score_rights.ts";

/** A correction as staff ask for it. */
export interface AskedCorrection {
  userCode: string;
  /** More than none is given, less is taken. */
  points: number;
  reason: string;
  /** Their total as it was read. */
  total: number;
}

/**
 * Corrects a person's score by a line of its own with its reason, which the person is told. Refuses `no-right`, by field `score-person-unknown` and
 * `score-own`, and `state-changed` where the total is not the one that was read.
 */
export async function correctScore(
  ctx: Ctx,
  { userCode, points, reason, total }: AskedCorrection,
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
