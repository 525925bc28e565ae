import type { Fragment } from "postgres";
import type { Ctx } from "./ctx.ts";

/**
 * A column of no meaning by which the statement that returns it is over before the disk has it; when the server dies the last half second of
 * such statements may be gone. For what is counted or noted and told to nobody.
 *
 * @param when a condition of the returned rows; left out: always
 * @throws TypeError inside a transaction, all of which would be lost so
 */
export function commitLater(ctx: Pick<Ctx, "sql">, when: Fragment = ctx.sql`true`): Fragment {
  if ("inTransaction" in ctx) throw new TypeError("a transaction's commit is waited for");
  return ctx.sql`case when ${when} then set_config('synchronous_commit', 'off', true) end as commit_later`;
}
