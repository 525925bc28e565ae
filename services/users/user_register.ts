import { scopeOf } from "@/kernel/access/scope.ts";
import { defineRegister } from "@/engines/registers/declare.ts";
import { USER_FIELDS } from "./user_fields.ts";
import { checkUser } from "./user_rules.ts";
import { addUser, changeUser, deleteUser, publishUserChange, restoreUser } from "./write_user.ts";

/**
 * People with their accounts (specification sections 3 and 6). Freezing, passwords and sessions are verbs of their own
 * (`account_calls.ts`); roles stand here without their scopes, which are given beside (`role_scope.ts`). An account that is made active at
 * once is told by mail how to set its password.
 */
export const userRegister = defineRegister({
  route: "baseinfouser",
  asksAgain: true,
  path: "/tis/users",
  noun: ["User", "Users"],
  texts: "users",
  table: "users",
  key: "id",
  title: "fullName",
  order: "userCode",
  unique: [["userCode"]],
  duplicate: "user-name-used",
  usedBy: [{
    table: "department_duties",
    column: "user_id",
    of: { table: "departments", column: "department_code" },
  }],
  // The portal itself, which fills the demo and the bench, has no rights and reaches everybody.
  scope: (ctx, right) =>
    ctx.actor.kind === "system" ? ctx.sql`true` : scopeOf(ctx, right)({ org: ctx.sql`e.org_code` }),
  importLimit: 5000,
  fields: USER_FIELDS,
  check: checkUser,
  verbs: { add: addUser, change: changeUser, remove: deleteUser, restore: restoreUser },
  event: publishUserChange,
});
