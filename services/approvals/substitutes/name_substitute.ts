import { recordChange } from "@/engines/audit/record_change.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { today } from "@/kernel/today.ts";
import { lendable, possibleSubstitutes } from "./possible_substitutes.ts";
import type { NewSubstitution } from "./types.ts";

/** Everybody has this page, supervisors of stores too. */
const ROUTE = "Account";
const DAY_MS = 86_400_000;

/**
 * Lets somebody decide and answer in the place of whoever acts, on the days from the first to the last. Refuses `substitute-no-duty` for whom nobody
 * waits, and by field oneself, who is not there, not active or without a role for any of what is lent, days in the wrong order, in the past or too
 * many, and `substitute-named-already` for days on which that person stands in already. The substitute is told.
 */
export async function nameSubstitute(ctx: Ctx, given: NewSubstitution): Promise<{ id: number }> {
  const person = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    // Two windows name one after the other.
    await sql`select from users where id = ${person.id} for no key update`;
    if ((await lendable(tx)).length === 0) throw refuse("substitute-no-duty");
    const { substitute, startDate, endDate } = given;
    checkDays(tx, given);
    if (substitute === person.userCode) throw refuseField("substitute", "substitute-oneself");
    const found = (await possibleSubstitutes(tx)).find(({ userCode }) => userCode === substitute);
    if (!found) throw refuseField("substitute", "substitute-not-possible");
    const [named] = await sql`
      select from duty_substitutes
      where user_id = ${person.id} and substitute_id = ${found.userId} and ended_at is null
        and start_date <= ${endDate} and end_date >= ${startDate}`;
    if (named) throw refuseField("substitute", "substitute-named-already", { name: found.fullName });
    const [made] = await sql<{ id: string; eventId: string }[]>`
      insert into duty_substitutes (user_id, substitute_id, start_date, end_date, created_at)
      values (${person.id}, ${found.userId}, ${startDate}, ${endDate}, ${tx.clock()})
      returning id::text, md5('duty-substitute ' || id)::uuid as event_id`;
    await recordChange(tx, {
      operation: "nameSubstitute",
      funLink: ROUTE,
      subjectKind: ROUTE,
      subjectId: made!.id,
      after: given,
    });
    await notifyPeople(tx, {
      eventId: made!.eventId,
      kind: "substitute-named",
      params: { from: person.fullName, start: { day: startDate }, end: { day: endDate } },
      link: ROUTE,
      receivers: [found.userId],
    });
    return { id: Number(made!.id) };
  });
}

function checkDays(ctx: Ctx, { startDate, endDate }: NewSubstitution): void {
  if (startDate > endDate) throw refuseField("endDate", "period-order");
  if (endDate < today(ctx)) throw refuseField("endDate", "substitute-over");
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  if (days > LIMITS.substituteDays) {
    throw refuseField("endDate", "substitute-too-long", { days: LIMITS.substituteDays });
  }
}

/**
 * Ends a substitution before its last day, by whoever named it. Refuses `not-found` for that of somebody else, and `state-changed` where it has
 * been ended meanwhile. What the substitute has decided stays.
 */
export async function endSubstitution(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
): Promise<null> {
  const person = personOf(ctx);
  return await ctx.tx(async (tx: TxCtx) => {
    const { sql } = tx;
    const [row] = await sql<
      { version: number; endedAt: Date | null; substituteId: string; eventId: string }[]
    >`
      select version, ended_at, substitute_id::text, md5('duty-substitute-ended ' || id)::uuid as event_id
      from duty_substitutes
      where id = ${id} and user_id = ${person.id}
      for update`;
    if (!row) throw refuse("not-found");
    if (row.version !== version || row.endedAt) throw refuse("state-changed");
    await sql`
      update duty_substitutes set ended_at = ${tx.clock()}, version = version + 1 where id = ${id}`;
    await recordChange(tx, {
      operation: "endSubstitution",
      funLink: ROUTE,
      subjectKind: ROUTE,
      subjectId: id,
    });
    await notifyPeople(tx, {
      eventId: row.eventId,
      kind: "substitute-ended",
      params: { from: person.fullName },
      link: ROUTE,
      receivers: [Number(row.substituteId)],
    });
    return null;
  });
}
