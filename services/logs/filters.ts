import { z } from "zod";
import { chosen, days, exactly, keyword } from "@/engines/lists/filters.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { listAreas, ofArea } from "./areas.ts";
import { peopleNamed } from "./log_rows.ts";
import { LOGIN_RESULTS } from "./describe_login_result.ts";

/** Editions that a login may be to. */
export const EDITIONS = ["domestic", "overseas"] as const;
/** What a login may be narrowed to: any failure, success, or one reason. */
export const RESULT_FILTERS = ["failed", ...LOGIN_RESULTS] as const;

export const code = z.string().trim().min(1).max(100);

/** By whom: the one account of that name, else those with that part in account or name; `typed`: what was typed at the login counts too. */
export function byPerson({ typed }: { typed: boolean }) {
  return keyword("logs.user", {
    schema: z.string().trim().min(1).max(LIMITS.keywordLength),
    says: "account, or part of an account or a name",
    async where(ctx, user) {
      const { sql } = ctx;
      const people = await peopleNamed(ctx, user);
      const named = () => sql`l.user_id = any(${people})`;
      return typed ? () => sql`(${named()} or lower(l.typed_name) = ${user.toLowerCase()})` : named;
    },
  });
}

/** When and where: what both logs are narrowed by, over alias `l`. */
export const whenAndWhere = {
  ...days("logs.days", { on: "l.at", from: "logs.from", to: "logs.to", says: "day, included" }),
  store: exactly("logs.store_code", code.describe("code of a store"), { on: "l.org_code", mono: true }),
  area: chosen("logs.area", code.describe("code of a sales area"), {
    choices: listAreas,
    where: (ctx, area) => () => ofArea(ctx, area),
  }),
};

/** What callers from before said of the order: the oldest first in place of the newest. */
export const oldestFirst = {
  members: { oldest: z.boolean().optional().describe("oldest first") },
  read: ({ oldest, ...asked }: Record<string, unknown>) =>
    oldest === true || oldest === "1" ? { sort: "at", ...asked } : asked,
};
