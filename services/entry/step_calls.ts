import { z } from "zod";
import { COOKIE, cookie } from "@/edge/cookies.ts";
import { type CallRequest, defineCall, nothing } from "@/engines/calls/define_call.ts";
import { ENTRIES, entryOfEdition } from "@/kernel/access/entries.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { passkeyAnswer } from "@/services/second_factor/passkey_answer.ts";
import { requireRelyingParty } from "@/services/second_factor/relying_party.ts";
import { askForPasskey } from "@/services/second_factor/use_passkey.ts";
import { answerLogin, keepStep } from "./login_calls.ts";
import { confirmIdentity } from "./confirm_identity.ts";
import { lang, password } from "./entry_fields.ts";
import { findLoginStep } from "./login_steps.ts";
import { loginAnswer } from "./login.ts";
import { loginByPasskey } from "./passkey_login.ts";
import { finishLogin } from "./second_step.ts";

const tag = "Entry";

/** Members by which a passkey may stand in for a code or password that is typed. */
const orPasskey = {
  challengeId: passkeyAnswer.challengeId.optional(),
  response: passkeyAnswer.response.optional(),
};
const step = z.string().max(64).optional().describe("of the refusal 3000003; a browser has it in a cookie");

/** What a passkey signed, or else what was typed. Refuses `field-required` at the field where neither came. */
function given<K extends "code" | "proof">(
  field: K,
  input: Partial<Record<K | "challengeId" | "response", string>>,
  request: CallRequest,
) {
  const { challengeId, response } = input;
  if (challengeId && response) return { site: requireRelyingParty(request.pagesUrl), challengeId, response };
  const typed = input[field];
  if (!typed) throw refuseField(field, "field-required");
  return { [field]: typed } as Record<K, string>;
}

/** The second step of a login, passkeys, and proving again who one is. */
export const STEP_CALLS = [
  defineCall({
    operationId: "finishLogin",
    method: "post",
    path: "/oauth/login/second-step",
    need: "public",
    tag,
    summary: "Finish a login by its second factor: a code of the app, a recovery code, or a passkey",
    formEncoded: true,
    secret: ["step", "code", "challengeId", "response"],
    input: z.object({ step, code: z.string().trim().max(40).optional(), ...orPasskey }),
    output: loginAnswer,
    form: { to: ({ to }) => to },
    async run(ctx, input, request) {
      const token = input.step ?? request.cookies.get(COOKIE.step);
      const proof = given("code", input, request);
      const device = request.cookies.get(COOKIE.device);
      const { next, ...done } = await finishLogin(ctx, token, proof, request.agent, device);
      keepStep(request, null);
      return await answerLogin(ctx, request, done, next);
    },
  }),
  defineCall({
    operationId: "askForPasskey",
    method: "post",
    path: "/oauth/passkey-challenges",
    need: "public",
    tag,
    summary: "What a browser needs to sign with a passkey (WebAuthn request options)",
    formEncoded: true,
    secret: ["step"],
    input: z.object({ purpose: z.enum(["login", "step", "confirmation"]), step }),
    output: z.object({ challengeId: z.string(), options: z.looseObject({ challenge: z.string() }) }),
    async run(ctx, { purpose, step }, request) {
      const { challengeId, options } = await askForPasskey(
        ctx,
        requireRelyingParty(request.pagesUrl),
        purpose,
        purpose === "login" ? null : await whose(),
      );
      return { challengeId, options: { ...options } };

      async function whose(): Promise<number> {
        if (purpose === "confirmation") return personOf(ctx).id;
        const found = await findLoginStep(ctx, step ?? request.cookies.get(COOKIE.step));
        if (!found) throw refuse("login-step-over", { minutes: LIMITS.loginStepMinutes });
        return found.userId;
      }
    },
  }),
  defineCall({
    operationId: "loginByPasskey",
    method: "post",
    path: "/oauth/login/passkey",
    need: "public",
    tag,
    summary: "Log in by a passkey alone",
    formEncoded: true,
    secret: ["challengeId", "response"],
    input: z.object({
      ...passkeyAnswer,
      consent: z.boolean().default(false).describe("the privacy policy is accepted"),
      entry: z.enum(ENTRIES).optional().describe("entry page the user came from"),
      lang: lang.optional().describe("language of the session"),
      next: z.string().max(2000).optional().describe("page to go on to, below the base path"),
    }),
    output: loginAnswer,
    form: { to: ({ to }) => to },
    async run(ctx, input, request) {
      const theme = request.session?.theme ?? request.cookies.get(COOKIE.theme);
      const done = await loginByPasskey(ctx, requireRelyingParty(request.pagesUrl), input, {
        consent: input.consent,
        entry: input.entry ?? entryOfEdition(ctx.edition),
        lang: input.lang ?? ctx.lang,
        theme: theme === "light" || theme === "dark" ? theme : "auto",
        agent: request.agent,
      });
      return await answerLogin(ctx, request, done, input.next);
    },
  }),
  defineCall({
    operationId: "confirmIdentity",
    method: "post",
    path: "/oauth/confirmation",
    need: "session",
    tag: "Account",
    summary:
      "Prove again who one is, by password, code of the app or passkey; then nothing asks for 15 minutes",
    formEncoded: true,
    duringFactorSetup: true,
    onlyReads: true,
    secret: ["proof", "challengeId", "response"],
    input: z.object({
      proof: password.optional().describe("password, or code of the app"),
      ...orPasskey,
      kept: z.uuid().optional().describe("of the page that asks: what was typed meanwhile"),
    }),
    output: nothing,
    async run(ctx, input, request) {
      await confirmIdentity(ctx, request.session!.id, given("proof", input, request));
      // The page to go back to shows what was typed in the form that asked.
      if (input.kept) {
        const how = { maxAge: LIMITS.flashMinutes * 60, secure: request.secure };
        (request.reply.cookies ??= []).push(cookie(COOKIE.flash, input.kept, how));
      }
      return null;
    },
  }),
];
