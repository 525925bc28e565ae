import { z } from "zod";
import { type Call, defineCall, nothing } from "@/engines/calls/define_call.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { giveOneTimePassword } from "./reset_by_staff.ts";
import { assignScopedRole, removeScopedRole } from "./role_scope.ts";
import { type DoneToUsers, doneToUsers, moveUsers, resetPasswords } from "./several_users.ts";
import { removeSecondFactor } from "./remove_second_factor.ts";
import { unlockUser } from "./unlock_user.ts";
import { openSession } from "@/services/entry/end_session.ts";
import { endUserSessions, listUserSessions } from "./user_sessions.ts";

const tag = "Users";
const id = z.coerce.number().int().positive().describe("number of the account");

/** Chosen rows of a list stand as `<version>:<number>`; the state decides here, so the version is not asked. */
const users = z.array(z.string().regex(/^(\d+:)?[1-9]\d{0,14}$/)).min(1).max(500)
  .describe("numbers of accounts, each `4711` or, as lists post them, `<version>:4711`");
const numbersOf = (given: readonly string[]) => given.map((one) => Number(one.split(":").at(-1)));

/** Verbs on several accounts: the same form, from the list's selection and from an account's own page. */
const several = (
  operationId: string,
  path: `/tis/users/${string}`,
  need: Call["need"],
  summary: string,
  message: string,
  run: (ctx: Ctx, users: number[]) => Promise<DoneToUsers>,
) =>
  defineCall({
    operationId,
    method: "post",
    path,
    need,
    tag,
    summary,
    asksAgain: true,
    input: z.object({ entries: users }),
    output: doneToUsers,
    form: { message: ({ done, passed }) => ({ key: message, params: { done, passed } }) },
    run: (ctx, { entries }) => run(ctx, numbersOf(entries)),
  });

/** What is done with accounts beside their register: states, passwords, sessions, roles with their scope. */
export const ACCOUNT_CALLS = [
  defineCall({
    operationId: "freezeUsers",
    method: "post",
    path: "/tis/users/freezing",
    need: "baseinfouser:freeze",
    tag,
    summary: "Block accounts; their sessions end at once",
    asksAgain: true,
    input: z.object({ entries: users, reason: z.string().trim().min(5).max(200) }),
    output: doneToUsers,
    form: { message: ({ done, passed }) => ({ key: "users.done_freeze", params: { done, passed } }) },
    run: (ctx, { entries, reason }) => moveUsers(ctx, numbersOf(entries), "freezeUser", { reason }),
  }),
  several(
    "unfreezeUsers",
    "/tis/users/unfreezing",
    "baseinfouser:freeze",
    "Lift the block of accounts",
    "users.done_unfreeze",
    (ctx, users) => moveUsers(ctx, users, "unfreezeUser"),
  ),
  several(
    "activateUsers",
    "/tis/users/activation",
    "baseinfouser:freeze",
    "Make accounts usable and mail each the link to set a password",
    "users.done_activate",
    (ctx, users) => moveUsers(ctx, users, "activateUser"),
  ),
  several(
    "resetUserPasswords",
    "/tis/users/password-mails",
    "baseinfouser:password",
    "Take passwords out of force and mail each person the link to set another",
    "users.done_reset",
    resetPasswords,
  ),
  defineCall({
    operationId: "giveOneTimePassword",
    method: "post",
    path: "/tis/users/{id}/one-time-password",
    need: "baseinfouser:password",
    tag,
    summary:
      "Give an account a password of one use; it is answered this once and must be changed at the login",
    asksAgain: true,
    input: z.object({ id }),
    output: z.object({ userCode: z.string(), password: z.string() }),
    form: {
      message: ({ userCode, password }) => ({
        key: "users.done_one_time",
        params: { account: userCode, password },
      }),
    },
    run: (ctx, { id }) => giveOneTimePassword(ctx, id),
  }),
  defineCall({
    operationId: "unlockUser",
    method: "post",
    path: "/tis/users/{id}/unlocking",
    need: "baseinfouser:password",
    tag,
    summary: "End the lock of an account after wrong tries",
    asksAgain: true,
    input: z.object({ id }),
    output: nothing,
    form: { message: "users.done_unlock" },
    async run(ctx, { id }) {
      await unlockUser(ctx, id);
      return null;
    },
  }),
  defineCall({
    operationId: "removeSecondFactor",
    method: "post",
    path: "/tis/users/{id}/second-factor/removal",
    need: "baseinfouser:password",
    tag,
    summary: "Take the second factor of a person away who has lost it; they are told by mail",
    asksAgain: true,
    input: z.object({ id }),
    output: nothing,
    form: { message: "users.done_factor" },
    async run(ctx, { id }) {
      await removeSecondFactor(ctx, id);
      return null;
    },
  }),
  defineCall({
    operationId: "listUserSessions",
    method: "get",
    path: "/tis/users/{id}/sessions",
    need: "baseinfouser:sessions",
    tag,
    summary: "The live sessions of a person",
    input: z.object({ id }),
    output: z.array(openSession),
    run: (ctx, { id }) => listUserSessions(ctx, id),
  }),
  defineCall({
    operationId: "endUserSessions",
    method: "post",
    path: "/tis/users/{id}/sessions/end",
    need: "baseinfouser:sessions",
    tag,
    summary: "End one session of a person, or all of them",
    asksAgain: true,
    input: z.object({ id, session: z.coerce.number().int().positive().optional().describe("left out: all") }),
    output: z.object({ ended: z.int() }),
    form: { message: ({ ended }) => ({ key: "users.done_sessions", params: { ended } }) },
    run: (ctx, { id, session }) => endUserSessions(ctx, id, session ?? null),
  }),
  defineCall({
    operationId: "giveUserRole",
    method: "post",
    path: "/tis/users/{id}/roles",
    need: "baseinfouser:edit",
    tag,
    summary: "Give a role for a market and an organization",
    asksAgain: true,
    input: z.object({
      id,
      role: z.string().trim().min(1).max(40),
      market: z.string().trim().max(40).optional().describe("left out: every market"),
      org: z.string().trim().max(40).optional().describe(
        "left out: the own organization; all for factory staff",
      ),
    }),
    output: nothing,
    form: { message: "users.done_role" },
    async run(ctx, { id, role, market, org }) {
      await assignScopedRole(ctx, id, role, { market: market || null, org: org || null });
      return null;
    },
  }),
  defineCall({
    operationId: "takeUserRole",
    method: "post",
    path: "/tis/users/{id}/roles/{assignment}/taking",
    need: "baseinfouser:edit",
    tag,
    summary: "Take a role with its scope away",
    asksAgain: true,
    input: z.object({ id, assignment: z.coerce.number().int().positive() }),
    output: nothing,
    form: { message: "users.done_role_taken" },
    async run(ctx, { id, assignment }) {
      await removeScopedRole(ctx, id, assignment);
      return null;
    },
  }),
];
