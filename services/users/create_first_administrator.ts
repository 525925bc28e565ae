import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { assignRole } from "./assign_role.ts";
import { endOfOneTime } from "./one_time_password.ts";
import { createUser } from "./create_user.ts";
import { activateUser } from "./set_account_state.ts";

export interface FirstAdministrator {
  account: string;
  email: string;
  /** Must be changed at the first login. */
  password: string;
  /** It stays good until then, as in a demo; else it ends as one-time passwords do. */
  neverEnds?: boolean;
  lang?: Lang;
}

/**
 * Makes the first administrator of a portal, for both editions, when no account has that role yet; answers false when one
 * has. Needs the seeded roles (`syncRights`). Two starts at the same moment make one.
 */
export async function createFirstAdministrator(
  ctx: Ctx,
  administrator: FirstAdministrator,
): Promise<boolean> {
  return await ctx.tx(async (tx) => {
    await tx.sql`select code from roles where code = 'administrator' for update`;
    if (await hasAdministrator(tx)) return false;
    const { userId } = await createUser(tx, {
      userCode: administrator.account,
      fullName: administrator.account,
      email: administrator.email,
      userType: "factory",
      editions: ["domestic", "overseas"],
      lang: administrator.lang ?? "en_US",
      password: administrator.password,
      mustChangePassword: true,
      passwordEndsAt: administrator.neverEnds ? undefined : endOfOneTime(tx.clock()),
    });
    await activateUser(tx, userId);
    await assignRole(tx, userId, { role: "administrator" });
    return true;
  });
}

/** Whether some account is an administrator's. */
export async function hasAdministrator(ctx: Ctx): Promise<boolean> {
  const [there] = await ctx.sql`
    select
    from user_roles ur
    join users u on u.id = ur.user_id and u.deleted_at is null
    where ur.role_code = 'administrator'
    limit 1`;
  return there !== undefined;
}
