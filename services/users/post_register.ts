import { USER_TYPES } from "@/kernel/access/user.ts";
import { choices, code, defineRegister, names, shown, whole } from "@/engines/registers/declare.ts";

/** Positions that people hold (specification section 3: post), such as mechanic or warranty clerk. */
export const postRegister = defineRegister({
  route: "BaseinfoUserPost",
  path: "/tis/user-posts",
  noun: ["UserPost", "UserPosts"],
  texts: "users.post",
  table: "user_posts",
  key: "code",
  usedBy: [{
    table: "user_post_links",
    column: "post_code",
    of: { table: "users", column: "user_id" },
    where: ({ sql }) => sql`exists (select from users u where u.id = x.user_id and u.deleted_at is null)`,
  }],
  fields: {
    code: code({ max: 40 }),
    names: names({ max: 80 }),
    userTypes: choices(USER_TYPES, {
      optional: true,
      hint: true,
      choices: "person.userType",
      filter: true,
      batch: true,
    }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser", batch: true }),
    people: shown("whole", ({ sql }) =>
      sql`(
        select count(*)
        from user_post_links l
        join users u on u.id = l.user_id and u.deleted_at is null
        where l.post_code = e.code
      )::int`),
  },
});
