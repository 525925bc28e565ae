import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { countLoginTry, forgiveLoginTries, sourceOf, typedNameOf } from "./login_tries.ts";
import { passwordFits } from "./passwords.ts";
import { personOf } from "@/kernel/access/rights.ts";

/**
 * Refuses with `password-wrong` at the field unless the password is the person's own. Wrong ones count as wrong tries at the
 * door do (specification section 8), so that a session left open is no way to guess it; then `account-locked`.
 */
export async function requireOwnPassword(ctx: Ctx, field: string, password: string): Promise<void> {
  const user = personOf(ctx);
  const typedName = typedNameOf(user.userCode);
  const source = sourceOf(ctx, null);
  const wrong = await countLoginTry(ctx, typedName, source);
  const [row] = await ctx.sql<{ passwordHash: string | null }[]>`
    select password_hash from users where id = ${user.id} and deleted_at is null`;
  if (!await passwordFits(row?.passwordHash ?? null, password)) {
    if (wrong.key === "account-locked") throw wrong;
    throw refuse("invalid-input", {}, [{ field, rule: "password-wrong" }]);
  }
  await forgiveLoginTries(ctx, typedName, source);
}
