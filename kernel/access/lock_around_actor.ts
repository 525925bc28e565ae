import type { Ctx } from "../ctx.ts";
import { personId } from "./person_id.ts";

/**
 * Whoever changes accounts is named in them (`changed_by`), for which the database locks the row of that person too, last. Of two who change
 * each other's accounts each would hold the other's row and wait for the own one. So accounts are locked in the order of their numbers,
 * the actor's among them: called right before a statement that locks these accounts in that order, this locks all up to the actor's.
 *
 * @param strength as that statement locks them
 */
export async function lockAroundActor(
  tx: Pick<Ctx, "sql" | "actor">,
  userIds: readonly number[],
  strength: "change" | "deletion",
): Promise<void> {
  const { sql } = tx;
  const own = personId(tx);
  // One's own account has its turn among the others.
  if (own === null || userIds.includes(own)) return;
  const before = userIds.filter((id) => id < own);
  if (before.length > 0) {
    await sql`
      select from users
      where id = any(${before})
      order by id
      ${strength === "change" ? sql`for no key update` : sql`for update`}`;
  }
  await sql`select from users where id = ${own} for key share`;
}
