import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { MODULES } from "@/kernel/access/modules.ts";
import type { LogLevel } from "@/engines/audit/level_of.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { LOGIN_RESULTS } from "./say_login_result.ts";

/** Editions that a login may be to. */
export const EDITIONS = ["domestic", "overseas"] as const;
/** What a login may be narrowed to: any failure, success, or one reason. */
export const RESULT_FILTERS = ["failed", ...LOGIN_RESULTS] as const;

const word = z.string().trim().min(1).max(LIMITS.keywordLength);
const code = z.string().trim().min(1).max(100);

/** Filters by person, place and days, as calls take them. */
const whoAndWhen = {
  user: word.describe("account, or part of an account or a name"),
  store: code.describe("code of a store"),
  area: code.describe("code of a sales area"),
  from: dayText().describe("day, included"),
  to: dayText().describe("day, included"),
};

/** Members by which the list of logins is narrowed. */
export const loginFilters = {
  ...whoAndWhen,
  result: z.enum(RESULT_FILTERS),
  edition: z.enum(EDITIONS),
};

/** Members by which the list of operations is narrowed. */
export const operationFilters = {
  ...whoAndWhen,
  module: z.enum(MODULES),
  page: code.describe("route of a page"),
  operation: code.describe("id of a call or verb"),
  subjectKind: code,
  subject: z.string().trim().min(1).max(200).describe("id of the thing"),
  level: z.coerce.number().int().min(0).max(4).describe(
    "0 all, 1 changes, 2 readings about people, 3 calls, 4 pages",
  ) as unknown as z.ZodType<LogLevel>,
};

type Healed<S extends Record<string, z.ZodType>> = { [K in keyof S]: z.ZodCatch<z.ZodOptional<S[K]>> };

/** The same members as lists heal them: what does not fit is left out. */
export function healed<S extends Record<string, z.ZodType>>(shape: S): Healed<S> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.optional().catch(undefined)]),
  ) as Healed<S>;
}

/** The same members as calls take them. */
export function optional<S extends Record<string, z.ZodType>>(
  shape: S,
): { [K in keyof S]: z.ZodOptional<S[K]> } {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.optional()])) as {
    [K in keyof S]: z.ZodOptional<S[K]>;
  };
}
