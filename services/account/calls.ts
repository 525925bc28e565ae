import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { COOKIE, cookie } from "@/edge/cookies.ts";
import { THEMES } from "./theme.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { setSession } from "@/services/entry/session_settings.ts";
import { requireOffered } from "@/services/languages/require_offered.ts";

const YEAR = 365 * 24 * 3600;

/** Wishes of how the portal looks, before and after login. */
export const PREFERENCE_CALLS = [
  defineCall({
    operationId: "savePreferences",
    method: "post",
    path: "/tis/preferences",
    need: "public",
    tag: "Session",
    summary: "Keep language, theme or folded navigation, or drop the vehicle in context",
    duringFirstLogin: true,
    input: z.object({
      lang: z.enum(LANGS as [Lang, ...Lang[]]).optional().describe("interface language"),
      theme: z.enum(THEMES).optional().describe("auto follows the system"),
      rail: z.enum(["open", "folded"]).optional().describe("navigation rail"),
      vin: z.literal("none").optional().describe(
        "none drops the vehicle in context; opening its catalog sets it",
      ),
    }),
    output: z.null(),
    async run(ctx, wishes, request) {
      await requireOffered(ctx, wishes.lang);
      const set = (name: string, value: string) =>
        (request.reply.cookies ??= []).push(cookie(name, value, { maxAge: YEAR, secure: request.secure }));
      if (wishes.lang) set(COOKIE.lang, wishes.lang);
      if (wishes.theme) set(COOKIE.theme, wishes.theme);
      if (wishes.rail) set(COOKIE.rail, wishes.rail);
      if (request.session) {
        const { lang, theme, rail, vin } = wishes;
        await setSession(ctx, request.session.id, {
          lang,
          theme,
          railFolded: rail && rail === "folded",
          vin: vin && null,
        });
      }
      return null;
    },
  }),
];
