import { ROLE_CODES } from "@/kernel/access/role_codes.ts";
import { code, defineRegister, links, names, shown, whole } from "@/engines/registers/declare.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireBinding } from "./bind_markets.ts";
import { isSeededRole } from "./seeded_roles.ts";

/**
 * Roles with their markets (specification section 6: 'the role is not bound to a market'). What a role may do is edited beside it:
 * services/roles. Roles that the portal brings along can be changed, not deleted: a start would bring them back.
 */
export const roleRegister = defineRegister({
  route: "baseinforole",
  asksAgain: true,
  path: "/tis/roles",
  noun: ["Role", "Roles"],
  texts: "roles.role",
  table: "roles",
  key: "code",
  usedBy: [
    {
      table: "user_role_codes",
      column: "role_code",
      of: { table: "users", column: "user_id" },
      where: ({ sql }) => sql`exists (select from users u where u.id = x.user_id and u.deleted_at is null)`,
    },
    {
      table: "api_tokens",
      column: "role_code",
      where: ({ sql }) => sql`x.revoked_at is null`,
      shownBy: { right: "baseinfoauthority:machines" },
    },
  ],
  fields: {
    code: code({ max: 40 }),
    names: names({ max: 80 }),
    markets: links({ table: "markets", route: "EPCSCGL" }, {
      table: "role_markets",
      own: "role_code",
      other: "market_code",
    }, { optional: true, filter: true, hint: true }),
    sort: whole({ min: 0, max: 9999, start: 100, in: "chooser" }),
    rights: shown("whole", ({ sql }) =>
      sql`(
        select count(*)
        from role_rights rr
        join rights r on r.code = rr.right_code and r.deleted_at is null
        where rr.role_code = e.code
      )::int`),
    people: shown("whole", ({ sql }) =>
      sql`(
        select count(distinct ur.user_id)
        from user_roles ur
        join users u on u.id = ur.user_id and u.deleted_at is null
        where ur.role_code = e.code
      )::int`),
    seeded: shown("flag", ({ sql }) => sql`(e.code = any(${[...ROLE_CODES]}::text[]))`, {
      in: "chooser",
    }),
  },
  async after(tx, { key, action, changed }) {
    const { sql } = tx;
    if (action === "deleted" && isSeededRole(key)) throw refuse("role-seeded");
    if (action === "changed" && changed.includes("markets")) await requireBinding(tx, [key]);
    // The code of a deleted role may be taken again; its rights are not.
    if (action === "added") await sql`delete from role_rights where role_code = ${key}`;
  },
});
