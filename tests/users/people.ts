import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Values } from "@/engines/registers/define_register.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { changeEntry } from "@/engines/registers/write_entry.ts";
import { userRegister } from "@/services/users/user_register.ts";
import { openTestPortal } from "../entry/portal.ts";

/** A portal with the demo's accounts, and the services in the name of one of them. */
export async function openPeople() {
  const portal = await openTestPortal();
  const as = async (userCode: string): Promise<Ctx> =>
    portal.ctxWith({ actor: (await loadUser(portal.ctx, userCode))! });
  const admin = await as("administrator");
  const idOf = async (userCode: string): Promise<number> => {
    const [row] = await portal.sql`select id from users where user_code = ${userCode} and deleted_at is null`;
    return Number(row!.id);
  };
  return {
    ...portal,
    as,
    admin,
    idOf,
    /** The entry of an account. */
    entryOf: async (userCode: string) =>
      (await readEntry(admin, userRegister, String(await idOf(userCode))))!,
    /** Changes an account as it is now. */
    async change(ctx: Ctx, userCode: string, values: Values) {
      const key = String(await idOf(userCode));
      const { version } = (await readEntry(admin, userRegister, key))!;
      return await changeEntry(ctx, userRegister, key, version, values);
    },
    /** What the last mail of a template says beside its texts. */
    async lastMail(
      template: string,
    ): Promise<{ to: string; params: Record<string, string>; page?: { path: string } }> {
      const [row] = await portal.sql`
        select payload from deliveries where payload ->> 'template' = ${template} order by id desc limit 1`;
      return row!.payload;
    },
  };
}

/** An account that breaks no rule. */
export const NEW_PERSON = {
  userCode: "new.person",
  fullName: "New Person",
  userType: "store",
  orgCode: "20417",
  countryCode: "CN",
  email: "new.person@example.com",
  roles: ["store-technician"],
  posts: [],
} as const;
