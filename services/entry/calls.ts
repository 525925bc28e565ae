import { LOGIN_CALLS } from "./login_calls.ts";
import { MACHINE_CALLS } from "@/services/machines/machine_calls.ts";
import { PASSWORD_CALLS } from "./password_calls.ts";
import { ROLE_CALLS } from "@/services/roles/role_calls.ts";
import { SESSION_CALLS } from "./session_calls.ts";

/** All calls of the entry and of one's own account's safety, of roles, rights and machines. */
export const ACCESS_CALLS = [
  ...LOGIN_CALLS,
  ...PASSWORD_CALLS,
  ...SESSION_CALLS,
  ...ROLE_CALLS,
  ...MACHINE_CALLS,
];
