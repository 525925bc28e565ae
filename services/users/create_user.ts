import type { Ctx } from "@/kernel/ctx.ts";
import { publish } from "@/engines/events/publish.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { policyParams, weaknessOf } from "@/services/entry/password_policy.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { userCreated } from "@/events/users.ts";
import { insertUser, type NewUser } from "./insert_user.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";

export type { NewUser };

/** Makes an account in the state 'not activated'. Refuses a name that is used and a weak password. */
export function createUser(ctx: Ctx, user: NewUser): Promise<{ userId: number }> {
  if (user.password !== undefined) {
    const weakness = weaknessOf(user.password, { account: user.userCode, email: user.email });
    if (weakness) throw refuseField("password", weakness, policyParams());
  }
  return ctx.tx(async (tx) => {
    const userId = await insertUser(tx, user);
    const person = await nextSequence(tx, userId);
    await publish(tx, userCreated, { ...person, userType: user.userType, orgCode: user.orgCode ?? null });
    await recordChange(tx, {
      operation: "createUser",
      subjectKind: "user",
      subjectId: userId,
      after: { userCode: user.userCode, userType: user.userType, orgCode: user.orgCode ?? null },
    });
    return { userId };
  });
}
