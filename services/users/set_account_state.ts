import type { Ctx } from "../ctx.ts";
import { publish } from "@/events/publish.ts";
import { endOtherSessions } from "../access/end_session.ts";
import { recordChange } from "../audit/record_change.ts";
import { refuse } from "../refusals/refuse.ts";
import { userChanged, userFrozen } from "@/events/catalogue/user.ts";
import { nextSequence } from "./next_sequence.ts";

export type AccountState = "not_activated" | "normal" | "frozen";

/** Literal table of the moves between account states (specification section 4: frozen, normal, not activated). */
export const ACCOUNT_MOVES = {
  activateUser: { from: "not_activated", to: "normal" },
  freezeUser: { from: "normal", to: "frozen" },
  unfreezeUser: { from: "frozen", to: "normal" },
} as const satisfies Record<string, { from: AccountState; to: AccountState }>;

async function move(ctx: Ctx, userId: number, operation: keyof typeof ACCOUNT_MOVES): Promise<void> {
  const { from, to } = ACCOUNT_MOVES[operation];
  await ctx.tx(async (tx) => {
    const [row] = await tx.sql<{ state: AccountState }[]>`
      select state
      from users
      where id = ${userId} and deleted_at is null
      for update`;
    if (!row) throw refuse("not-found");
    if (row.state !== from) throw refuse("state-changed");
    await tx.sql`
      update users
      set state = ${to}, frozen_by_sync = false, version = version + 1
      where id = ${userId}`;
    if (to !== "normal") await endOtherSessions(tx, userId, "account-changed");
    const person = await nextSequence(tx, userId);
    if (to === "frozen") await publish(tx, userFrozen, person);
    else await publish(tx, userChanged, { ...person, changed: ["state"] });
    await recordChange(tx, {
      operation,
      subjectKind: "user",
      subjectId: userId,
      before: { state: from },
      after: { state: to },
    });
  });
}

/** Makes an account usable for the first time. Refuses one that is in another state. */
export const activateUser = (ctx: Ctx, userId: number) => move(ctx, userId, "activateUser");
/** Blocks an account and ends its sessions. */
export const freezeUser = (ctx: Ctx, userId: number) => move(ctx, userId, "freezeUser");
/** Lifts the block. */
export const unfreezeUser = (ctx: Ctx, userId: number) => move(ctx, userId, "unfreezeUser");
