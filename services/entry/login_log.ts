import type { Ctx } from "@/kernel/ctx.ts";
import type { Entry } from "@/kernel/access/entries.ts";
import type { OpenedBy } from "@/kernel/access/second_factor.ts";

/** Writes a row of the login log. */
export async function logAttempt(
  ctx: Ctx,
  attempt: {
    typedName: string;
    userId: number | null;
    entry: Entry;
    result: string;
    agent: string;
    /** Of a login that came in. */
    openedBy?: OpenedBy;
  },
): Promise<void> {
  // The store is that of the account that was typed, also where it was not its owner who typed it.
  const typedName = attempt.typedName.slice(0, 200);
  await ctx.sql`
    insert into login_log (at, typed_name, user_id, org_code, edition, entry, result, address, agent, opened_by)
    values (
      ${ctx.clock()}, ${typedName}, ${attempt.userId},
      (select org_code from users where user_code = ${typedName} and deleted_at is null),
      ${ctx.edition}, ${attempt.entry}, ${attempt.result}, ${ctx.address}, ${attempt.agent.slice(0, 300)},
      ${attempt.openedBy ?? null}
    )`;
}
