import { scopeOf } from "@/kernel/access/scope.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { USER_TYPES } from "@/kernel/access/user.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import {
  choice,
  choices,
  code,
  day,
  defineRegister,
  links,
  reference,
  references,
  shown,
  text,
} from "@/engines/registers/declare.ts";
import { isZone } from "./account_settings.ts";
import { LOGIN_OBSTACLES, loginObstacle, loginObstacleOfMany } from "./login_obstacle.ts";
import { ACCOUNT_STATES } from "./set_account_state.ts";
import { checkUser } from "./user_rules.ts";
import { addUser, changeUser, deleteUser, restoreUser, tellUserChange } from "./write_user.ts";

/**
 * People with their accounts (specification sections 3 and 6). Freezing, passwords and sessions are verbs of their own
 * (`account_calls.ts`); roles stand here without their scopes, which are given beside (`role_scope.ts`). An account that is made active at
 * once is told by mail how to set its password.
 */
export const userRegister = defineRegister({
  route: "baseinfouser",
  path: "/tis/users",
  noun: ["User", "Users"],
  texts: "users",
  table: "users",
  key: "id",
  title: "fullName",
  order: "userCode",
  unique: [["userCode"]],
  duplicate: "user-name-used",
  usedBy: [{ table: "department_duties", column: "user_id" }],
  // The portal itself, which fills the demo and the bench, has no rights and reaches everybody.
  scope: (ctx, right) =>
    ctx.actor.kind === "system" ? ctx.sql`true` : scopeOf(ctx, right)({ org: ctx.sql`e.org_code` }),
  importLimit: 5000,
  fields: {
    userCode: code({ max: 64, pattern: /^[\p{L}\p{N}._@-]{2,64}$/u }),
    fullName: text({ max: 100, search: true }),
    userType: choice(USER_TYPES, { optional: true, hint: true, choices: "person.userType" }),
    orgCode: reference({ table: "orgs", lead: "code", route: "agency", many: true }, {
      optional: true,
      batch: true,
    }),
    roles: links({ table: "roles", route: "baseinforole" }, {
      table: "user_role_codes",
      own: "user_id",
      other: "role_code",
    }, { optional: true, filter: true, hint: true }),
    posts: links({ table: "user_posts", route: "BaseinfoUserPost" }, {
      table: "user_post_links",
      own: "user_id",
      other: "post_code",
    }, { optional: true, filter: true, in: "chooser" }),
    email: text({ max: 200, format: "email", search: true, optional: true, hint: true }),
    phone: text({ max: 40, format: "phone", search: true, optional: true, in: "chooser" }),
    state: choice(ACCOUNT_STATES, { fixed: true, start: "not_activated", hint: true }),
    obstacle: shown("text", loginObstacle, {
      values: LOGIN_OBSTACLES,
      ofMany: loginObstacleOfMany,
      filter: true,
      unsorted: true,
    }),
    countryCode: reference({ table: "countries", route: "TisosArea" }, {
      optional: true,
      hint: true,
      in: "chooser",
      batch: true,
    }),
    editions: choices(EDITIONS, {
      choices: "person.edition",
      start: ["domestic"],
      in: "chooser",
      filter: true,
      batch: true,
    }),
    brandCodes: references({ table: "brands" }, { optional: true, hint: true, in: "chooser", batch: true }),
    lang: choice(LANGS, { start: "zh_CN", in: "chooser", filter: false, batch: true }),
    zone: text({
      max: 60,
      start: "Asia/Shanghai",
      in: "chooser",
      batch: true,
      rule: (value) => value.refine((zone) => isZone(String(zone)), { error: "refusal.zone-unknown" }),
    }),
    effectiveOn: day({ optional: true, in: "chooser", batch: true, filter: true }),
    expiresOn: day({ optional: true, in: "chooser", batch: true, filter: true }),
    source: shown("text", ({ sql }) => sql`case when e.dms_id is null then 'here' else 'dms' end`, {
      values: ["here", "dms"],
      in: "chooser",
      filter: true,
      unsorted: true,
    }),
  },
  check: checkUser,
  verbs: { add: addUser, change: changeUser, remove: deleteUser, restore: restoreUser },
  event: tellUserChange,
});
