import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { right } from "./right_tree.ts";
import { isSeededRole } from "./seeded_roles.ts";

/** A role by its code. */
export const role = z.string().trim().min(1).max(40).describe("code of the role");

export const roleRights = z.object({
  code: role,
  name: z.string(),
  version: z.int().describe("what a change must name"),
  seeded: z.boolean().describe("comes with the portal"),
  people: z.int().describe("how many have it"),
  rights: z.array(right),
});
/** A role with what it may do. */
export interface RoleRights extends Omit<z.infer<typeof roleRights>, "rights"> {
  rights: ReadonlySet<string>;
}

/** Every role with its rights, in their order. */
export async function allRoleRights(ctx: Ctx): Promise<RoleRights[]> {
  const rows = await ctx.sql<(Omit<RoleRights, "rights" | "seeded"> & { rights: string[] })[]>`
    select
      o.code, name_in(o.names, ${ctx.chain as string[]}) as name, o.version,
      array(
        select rr.right_code
        from role_rights rr
        join rights r on r.code = rr.right_code and r.deleted_at is null
        where rr.role_code = o.code
        order by rr.right_code
      ) as rights,
      (
        select count(distinct ur.user_id)
        from user_roles ur
        join users u on u.id = ur.user_id and u.deleted_at is null
        where ur.role_code = o.code
      )::int as people
    from roles o
    where o.deleted_at is null
    order by o.sort, o.code`;
  return rows.map((row) => ({
    ...row,
    seeded: isSeededRole(row.code),
    rights: new Set(row.rights),
  }));
}

/** One role with its rights. Refuses an unknown one with `not-found`. */
export async function readRoleRights(ctx: Ctx, code: string): Promise<RoleRights> {
  const found = (await allRoleRights(ctx)).find((role) => role.code === code);
  if (!found) throw refuse("not-found");
  return found;
}
