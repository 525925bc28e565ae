import { z } from "zod";
import { COOKIE, cookie } from "@/edge/cookies.ts";
import { type CallRequest, defineCall } from "@/engines/calls/define_call.ts";
import { BRAND_THEMES, neutralsOf } from "@/styles/tokens.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import { newCode, newSlide, slidePuzzle, textCode } from "./captcha.ts";
import type { SlideTone } from "./captcha_drawing.ts";
import { endSession } from "./end_session.ts";
import { BRAND_OF_ENTRY, ENTRIES, entryOfEdition, entryToReturnTo } from "@/kernel/access/entries.ts";
import { account, lang, password } from "./entry_fields.ts";
import { FACTOR_PAGE, FIRST_LOGIN_PAGE } from "./guard.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { cookieOfDevice, knownDevice } from "./known_device.ts";
import { type LoggedIn, login, loginAnswer } from "./login.ts";

const tag = "Entry";

/** Sets or clears the session cookie of a browser; it ends with the browser, the server with the session. */
function keepToken(request: CallRequest, token: string | null): void {
  (request.reply.cookies ??= []).push(
    token === null
      ? cookie(COOKIE.session, "", { maxAge: 0, secure: request.secure })
      : cookie(COOKIE.session, token, { secure: request.secure }),
  );
}

/** Sets or clears the cookie by which a browser takes up a login that waits for the second factor. */
export function keepStep(request: CallRequest, step: string | null): void {
  (request.reply.cookies ??= []).push(
    cookie(COOKIE.step, step ?? "", { secure: request.secure, ...(step === null ? { maxAge: 0 } : {}) }),
  );
}

/**
 * What a login answers: the cookies of session and device are set, and a browser's form is led to its page. Programs are told by the code of what has
 * to be done first.
 */
export async function answerLogin(
  ctx: Ctx,
  request: CallRequest,
  { userId: _, ...done }: LoggedIn,
  next: string | undefined,
) {
  keepToken(request, done.token);
  const device = await cookieOfDevice(ctx, request.cookies.get(COOKIE.device), done.userCode);
  request.reply.cookies!.push(
    cookie(COOKIE.device, device, { maxAge: LIMITS.deviceDays * 86_400, secure: request.secure }),
  );
  const { token, firstLogin, factorDue } = done;
  const to = firstLogin ? FIRST_LOGIN_PAGE : factorDue ? FACTOR_PAGE : pageAfterLogin(next);
  if (!request.isForm && firstLogin) throw refuse("password-must-change", {}, [], { token, to });
  if (!request.isForm && factorDue) throw refuse("second-factor-must", {}, [], { token, to });
  return { ...done, to };
}

/** Page to go to after login: the one that was wanted, when there is such a page, written as an address is. */
function pageAfterLogin(next: string | undefined): string {
  const url = next === undefined ? null : URL.parse(next, "http://page/");
  if (url?.host !== "page") return "index";
  const route = url.pathname.slice(1);
  const page = pageOf(route);
  return page !== undefined && page.need !== "public" ? route + url.search + url.hash : "index";
}

/** Colours of a picture for the page of a brand. */
function toneOf(brand: string, dark: boolean): SlideTone {
  const mode = dark ? "dark" : "light";
  const { sunk, surface, ink } = neutralsOf(brand, mode);
  return {
    dark,
    ground: sunk,
    face: surface,
    ink,
    inner: neutralsOf(brand, mode)["ink-3"],
    accent: BRAND_THEMES[brand]![mode].acc,
  };
}

/** The way in and out (specification section 7, oauth calls). */
export const LOGIN_CALLS = [
  defineCall({
    operationId: "login",
    method: "post",
    path: "/oauth/login",
    need: "public",
    tag,
    summary: "Log in and get a session token",
    formEncoded: true,
    secret: ["password", "captcha"],
    input: z.object({
      account,
      password,
      captchaId: z.string().max(64).optional().describe("of POST /oauth/captcha"),
      captcha: z.string().max(64).optional().describe("px from the left for a picture, the code for a text"),
      consent: z.boolean().default(false).describe("the privacy policy is accepted"),
      entry: z.enum(ENTRIES).optional().describe("entry page the user came from"),
      lang: lang.optional().describe("language of the session"),
      next: z.string().max(2000).optional().describe("page to go on to, below the base path"),
    }),
    output: loginAnswer,
    form: { to: ({ to }) => to },
    async run(ctx, input, request) {
      const entry = input.entry ?? entryOfEdition(ctx.edition);
      const theme = request.session?.theme ?? request.cookies.get(COOKIE.theme);
      const logging = login(ctx, {
        account: input.account,
        password: input.password,
        captcha: request.captcha ? { id: input.captchaId ?? "", answer: input.captcha ?? "" } : null,
        consent: input.consent,
        entry,
        lang: input.lang ?? ctx.lang,
        theme: theme === "light" || theme === "dark" ? theme : "auto",
        agent: request.agent,
        device: await knownDevice(ctx, request.cookies.get(COOKIE.device), input.account),
        factorDemand: request.factorDemand,
        next: input.next,
      });
      const done = await logging.catch((error) => {
        if (error instanceof Refusal && error.key === "second-factor-needed") {
          keepStep(request, String(error.data.step));
        }
        throw error;
      });
      return await answerLogin(ctx, request, done, input.next);
    },
  }),
  defineCall({
    operationId: "logout",
    method: "post",
    path: "/oauth/logout",
    need: "public",
    tag,
    summary: "End the session of the token",
    formEncoded: true,
    duringFirstLogin: true,
    input: z.object({}),
    output: z.object({ to: z.enum(ENTRIES).describe("entry page to return to") }),
    form: { to: ({ to }) => to },
    async run(ctx, _input, request) {
      await endSession(ctx, request.token);
      keepToken(request, null);
      return {
        to: entryToReturnTo(ctx.edition, request.session?.entry ?? request.cookies.get(COOKIE.brand)),
      };
    },
  }),
  defineCall({
    operationId: "expiration",
    method: "post",
    path: "/oauth/expiration",
    need: "session",
    tag,
    summary: "How long the session still lives; asking does not prolong it",
    onlyReads: true,
    formEncoded: true,
    duringFirstLogin: true,
    input: z.object({}),
    output: z.object({ expiresAt: z.iso.datetime(), secondsLeft: z.int() }),
    run(ctx, _input, request) {
      const { expiresAt } = request.session!;
      return Promise.resolve({
        expiresAt: expiresAt.toISOString(),
        secondsLeft: Math.max(0, Math.floor((expiresAt.getTime() - ctx.clock().getTime()) / 1000)),
      });
    },
  }),
  defineCall({
    operationId: "newCaptcha",
    method: "post",
    path: "/oauth/captcha",
    need: "public",
    tag,
    summary: "A new slide-to-verify picture, or a code as text; single use, 2 minutes",
    formEncoded: true,
    input: z.object({
      kind: z.enum(["slide", "code"]).default("slide"),
      dark: z.boolean().default(false).describe("drawn for a dark page"),
      brand: z.enum(Object.values(BRAND_OF_ENTRY)).default("velaro").describe("accent of the piece"),
    }),
    output: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("slide"), ...slidePuzzle.shape }),
      z.object({ kind: z.literal("code"), ...textCode.shape }),
    ]),
    async run(ctx, { kind, dark, brand }) {
      if (kind === "code") return { kind, ...await newCode(ctx) };
      return { kind, ...await newSlide(ctx, toneOf(brand, dark)) };
    },
  }),
];
