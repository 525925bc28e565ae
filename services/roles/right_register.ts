import { code, defineRegister, names, shown, text } from "@/engines/registers/declare.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";

/**
 * The authority tree (specification section 6: funLink, itemId, headApi). Rights come from what pages and calls need, so none can be
 * added nor deleted; what they are called can be changed.
 */
export const rightRegister = defineRegister({
  route: "baseinfoauthority",
  path: "/tis/rights",
  noun: ["Right", "Rights"],
  texts: "roles.right",
  table: "rights",
  key: "code",
  order: "code",
  writes: ["edit"],
  fields: {
    code: code({ max: 120, pattern: /^\S+:\S+$/, in: "chooser" }),
    funLink: text({ max: 80, fixed: true, search: true, filter: true }),
    headApi: text({ max: 80, fixed: true, filter: true }),
    itemId: shown("text", ({ sql }) => sql`nullif(e.item_id, '')`, { in: "chooser" }),
    pageName: shown(
      "text",
      ({ sql, chain }) =>
        sql`case when e.page_names <> '{}' then name_in(e.page_names, ${chain as string[]}) end`,
    ),
    names: names({ max: 120 }),
    roles: shown("text", ({ sql, chain, lang }) =>
      sql`(
        select string_agg(name_in(o.names, ${chain as string[]}), ${
        betweenNames(lang)
      } order by o.sort, o.code)
        from role_rights rr
        join roles o on o.code = rr.role_code and o.deleted_at is null
        where rr.right_code = e.code
      )`, { unsorted: true }),
    holders: shown("whole", ({ sql }) =>
      sql`(
        select count(distinct ur.user_id)
        from role_rights rr
        join user_roles ur on ur.role_code = rr.role_code
        join users u on u.id = ur.user_id and u.deleted_at is null
        where rr.right_code = e.code
      )::int`, { in: "chooser" }),
  },
});
