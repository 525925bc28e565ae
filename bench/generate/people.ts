import "@/domains.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { startSession } from "@/services/entry/start_session.ts";
import { assignRole } from "@/services/users/assign_role.ts";
import { createUser } from "@/services/users/create_user.ts";
import { activateUser } from "@/services/users/set_account_state.ts";

/** Technicians that share the work: one alone would soon meet the portal's limit of calls a minute. */
const TECHNICIANS = 200;

const nameOf = (number: number) => `bench-technician-${number}`;
/** Account of the first of them. */
export const TECHNICIAN = nameOf(0);

/** Makes the technicians of a store that are missing and logs each in; answers their tokens. */
export async function logInTechnicians(ctx: Ctx): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < TECHNICIANS; number++) {
    const id = await technician(ctx, nameOf(number));
    const how = { entry: "login", lang: "zh_CN", theme: "light", agent: "bench" } as const;
    tokens.push((await ctx.tx((tx) => startSession(tx, { id, lang: "zh_CN" }, how))).token);
  }
  return tokens;
}

async function technician(ctx: Ctx, userCode: string): Promise<number> {
  const [there] = await ctx.sql<{ id: number }[]>`
    select id from users where user_code = ${userCode} and state = 'normal' and deleted_at is null`;
  if (there) return there.id;
  const { userId } = await createUser(ctx, {
    ...{ userCode, fullName: userCode, userType: "store", orgCode: "20417", countryCode: "CN" },
    ...{ editions: ["domestic"], lang: "zh_CN", mustChangePassword: false },
  });
  await assignRole(ctx, userId, { role: "store-technician" });
  await activateUser(ctx, userId);
  return userId;
}
