import { z } from "zod";
import { COOKIE } from "@/edge/cookies.ts";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { confirmEmail, requestEmailChange } from "./bind_email.ts";
import { changePassword } from "./change_password.ts";
import { ENTRIES, entryToReturnTo } from "@/kernel/access/entries.ts";
import { account, email, newPasswords, password } from "./entry_fields.ts";
import { finishFirstLogin } from "./first_login.ts";
import { requestReset, resetPassword } from "./reset_password.ts";

const tag = "Entry";

/** Passwords and the e-mail that resets them: first login, reset by mail, changes by their owner. */
export const PASSWORD_CALLS = [
  defineCall({
    operationId: "sendResetLink",
    method: "post",
    path: "/oauth/password-resets",
    need: "public",
    tag,
    summary: "Send a link to set a new password; the answer never tells whether there is such an account",
    formEncoded: true,
    input: z.object({ account, email }),
    output: nothing,
    form: { message: "entry.email-sent" },
    async run(ctx, input, request) {
      await requestReset(ctx, input, request.pagesUrl);
      return null;
    },
  }),
  defineCall({
    operationId: "resetPassword",
    method: "post",
    path: "/oauth/password-resets/completion",
    need: "public",
    tag,
    summary: "Set a new password by the link of a mail",
    formEncoded: true,
    secret: ["token", "newPassword", "repeatPassword"],
    input: z.object({ token: z.string().max(64), ...newPasswords }),
    output: z.object({ to: z.enum(ENTRIES) }),
    form: { to: ({ to }) => to, message: "entry.password-set" },
    async run(ctx, input, request) {
      await resetPassword(ctx, input);
      return { to: entryToReturnTo(ctx.edition, request.cookies.get(COOKIE.brand)) };
    },
  }),
  defineCall({
    operationId: "confirmEmail",
    method: "post",
    path: "/oauth/email-confirmations",
    need: "public",
    tag,
    summary: "Confirm an e-mail address by the link of a mail",
    formEncoded: true,
    duringFirstLogin: true,
    secret: ["token"],
    input: z.object({ token: z.string().max(64) }),
    output: z.object({ email: z.string() }),
    form: {
      to: () => "RePassPage?confirmed=1",
      message: ({ email }) => ({ key: "entry.email-confirmed", params: { email } }),
    },
    run: (ctx, { token }) => confirmEmail(ctx, token),
  }),
  defineCall({
    operationId: "finishFirstLogin",
    method: "post",
    path: "/oauth/first-login",
    need: "session",
    tag,
    summary: "Bind an e-mail and set a password of one's own at the first login",
    formEncoded: true,
    duringFirstLogin: true,
    secret: ["newPassword", "repeatPassword"],
    input: z.object({ email, ...newPasswords }),
    output: nothing,
    form: { to: () => "index", message: "entry.first-login-done" },
    async run(ctx, input, request) {
      // Only while it is pending: later both are changed in the user centre, which asks for the old password.
      if (!request.session?.firstLogin) throw refuse("no-right");
      await finishFirstLogin(ctx, input, request.pagesUrl);
      return null;
    },
  }),
  defineCall({
    operationId: "changePassword",
    method: "post",
    path: "/oauth/password",
    need: "session",
    tag: "Account",
    summary: "Change the own password; other sessions of the user end",
    formEncoded: true,
    secret: ["oldPassword", "newPassword", "repeatPassword"],
    input: z.object({ oldPassword: password, ...newPasswords }),
    output: nothing,
    form: { message: "entry.password-changed" },
    async run(ctx, input, request) {
      await changePassword(ctx, input, request.token);
      return null;
    },
  }),
  defineCall({
    operationId: "changeEmail",
    method: "post",
    path: "/oauth/email",
    need: "session",
    tag: "Account",
    summary: "Change the own e-mail: a link to the new address, a notice to the old one",
    formEncoded: true,
    secret: ["password"],
    input: z.object({ email, password }),
    output: nothing,
    form: { message: "entry.email-link-sent" },
    async run(ctx, input, request) {
      await requestEmailChange(ctx, input, request.pagesUrl);
      return null;
    },
  }),
];
