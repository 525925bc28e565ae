import { z } from "zod";
import { COOKIE, cookie } from "@/edge/cookies.ts";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { setSession } from "@/services/entry/session_settings.ts";
import { USER_TYPES } from "@/kernel/access/user.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { setAccountSettings } from "./account_settings.ts";

const YEAR = 365 * 24 * 3600;

/** What a person is and wishes. */
export const USER_CALLS = [
  defineCall({
    operationId: "userProperty",
    method: "post",
    path: "/oauth/user-property",
    need: "session",
    tag: "Account",
    summary: "Who is logged in, for the watermark, and what they may do",
    onlyReads: true,
    formEncoded: true,
    duringFirstLogin: true,
    input: z.object({}),
    output: z.object({
      userType: z.enum(USER_TYPES),
      fullName: z.string(),
      orgCode: z.string().nullable(),
      userCode: z.string(),
      orgName: z.string().nullable(),
      lang: z.string(),
      zone: z.string(),
      rights: z.array(z.object({ funLink: z.string(), itemId: z.string(), headApi: z.string() })),
    }),
    async run(ctx) {
      const user = personOf(ctx);
      const given = [...new Set(user.assignments.flatMap((assignment) => [...assignment.rights]))];
      const rights = await ctx.sql<{ funLink: string; itemId: string; headApi: string }[]>`
        select fun_link, item_id, head_api
        from rights
        where fun_link || ':' || head_api = any(${given})
        order by fun_link, head_api`;
      const { userType, fullName, orgCode, userCode, orgName, lang, zone } = user;
      return { userType, fullName, orgCode, userCode, orgName, lang, zone, rights: [...rights] };
    },
  }),
  defineCall({
    operationId: "setAccountSettings",
    method: "post",
    path: "/oauth/account-settings",
    need: "session",
    tag: "Account",
    summary: "Set the own language and time zone",
    formEncoded: true,
    input: z.object({
      lang: z.enum(LANGS as [Lang, ...Lang[]]).optional(),
      zone: z.string().max(60).optional().describe("IANA time zone"),
    }),
    output: nothing,
    form: { message: "users.settings-saved" },
    async run(ctx, settings, request) {
      await setAccountSettings(ctx, settings);
      if (settings.lang) {
        (request.reply.cookies ??= []).push(
          cookie(COOKIE.lang, settings.lang, { maxAge: YEAR, secure: request.secure }),
        );
        if (request.session) await setSession(ctx, request.session.id, { lang: settings.lang });
      }
      return null;
    },
  }),
];
