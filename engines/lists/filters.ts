import type { Fragment } from "postgres";
import { z } from "zod";
import { holderOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { dayText } from "@/kernel/day_text.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** A condition of a statement, made again each time: a fragment itself would be run as a statement when it is awaited. */
export type Condition = () => Fragment;

export interface FilterChoice {
  value: string;
  label: string;
}

/** What there is to choose from, beside what is set. */
export type Choices = (
  ctx: Ctx,
  set: Readonly<Record<string, unknown>>,
) => readonly FilterChoice[] | Promise<readonly FilterChoice[]>;

/** How a filter stands on the page. */
export type Drawn =
  /** The field of words at the left; one in a list. `chip`: text key of the name of its chip. */
  | { as: "keyword"; mono?: boolean; chip?: string }
  /** A field of one's own: a code that is known. */
  | { as: "text"; mono?: boolean }
  /** `all`: text key of its first choice, which narrows nothing; left out: the filter's name. */
  | { as: "select"; all?: string; choices: Choices }
  /** First and last day; the two stand side by side in the declaration. */
  | { as: "from" | "to"; label: string }
  /** Set by links that lead to the list and taken off at its chip; `within`: name of the filter in whose chip it stands. */
  | { as: "chip"; within?: string }
  /** Part of the address alone: drawn by the page itself. */
  | { as: "none" };

/** One way to narrow a list: what calls and addresses take, how it is drawn, what it means in the statement. */
export interface Filter<S extends z.ZodType = z.ZodType> {
  /** As calls take it, and as texts of an address fit it. */
  schema: S;
  /** Text key of its name. */
  text: string;
  drawn: Drawn;
  /** Name in addresses of the page, where that is not the one in calls. */
  param?: string;
  /** Left out: `query` of the list looks at the filter itself. */
  where?: (ctx: Ctx, value: z.output<S>) => Condition | Promise<Condition>;
  /** What it is set to, in the reader's words, beside what else is set; left out: the value itself. */
  say?: (
    ctx: Ctx,
    value: z.output<S>,
    set: Readonly<Record<string, unknown>>,
  ) => string | Promise<string>;
  /** Text keys of its values, where those are a few that are declared. */
  texts?: readonly string[];
  /** Text key of what the list shows where it is not set, when that is not everything; its sheet says so. */
  unset?: string;
}

// deno-lint-ignore no-explicit-any -- filters of many values side by side; each is checked by its maker
export type Filters = Readonly<Record<string, Filter<any>>>;

/** The values of a list's filters, as its calls take them. */
export type FilterOf<F extends Filters> = { [Name in keyof F]?: z.output<F[Name]["schema"]> };

type Where<Value> = (ctx: Ctx, value: Value) => Condition | Promise<Condition>;

/** What filters have in common: `on` names the column they are about, `where` says it when it is more than that. */
interface About<Value> {
  on?: string;
  where?: Where<Value>;
  param?: string;
}

const words = z.string().max(LIMITS.keywordLength);

/** Words typed into the list's one field for them; found anywhere in the column, in any case of letters. */
export function keyword(
  text: string,
  { on, where, says, schema = words, mono, chip, param }: About<string> & {
    says?: string;
    schema?: z.ZodString;
    mono?: boolean;
    chip?: string;
  },
): Filter<z.ZodString> {
  return {
    schema: says ? schema.describe(says) : schema,
    text,
    drawn: { as: "keyword", mono, chip },
    param,
    where: where ?? (on === undefined ? undefined : partOf(on)),
  };
}

/** Whether a column holds a text, in any case of letters. */
function partOf(on: string): Where<string> {
  return ({ sql }, value) => () => sql`position(lower(${value.trim()}) in lower(${sql(on)})) > 0`;
}

/** A column that equals what is typed. */
export function exactly<S extends z.ZodType<string>>(
  text: string,
  schema: S,
  { on, where, mono, param }: About<string> & { mono?: boolean },
): Filter<S> {
  return { schema, text, drawn: { as: "text", mono }, param, where: whereOf(on, where) };
}

/** One of a few values, each with a text. */
export function oneOf<const Values extends readonly string[]>(
  values: Values,
  { text, each, on, where, all, unset, param }: About<Values[number]> & {
    text: string;
    /** Text key of a value. */
    each: (value: Values[number]) => string;
    all?: string;
    unset?: string;
  },
): Filter<z.ZodType<Values[number], Values[number]>> {
  return {
    schema: z.enum(values) as unknown as z.ZodType<Values[number], Values[number]>,
    text,
    drawn: {
      as: "select",
      all,
      choices: ({ t }) => values.map((value: Values[number]) => ({ value, label: t(each(value)) })),
    },
    param,
    where: whereOf(on, where),
    say: ({ t }, value) => t(each(value)),
    texts: values.map((value: Values[number]) => each(value)),
    unset,
  };
}

/** One of what there is to choose from when the page is drawn. */
export function chosen<S extends z.ZodType>(
  text: string,
  schema: S,
  { choices, on, where, all, param, say }: About<z.output<S>> & {
    choices: Choices;
    all?: string;
    /** Left out: as the choice says it. */
    say?: Filter<S>["say"];
  },
): Filter<S> {
  return {
    schema,
    text,
    drawn: { as: "select", all, choices },
    param,
    where: whereOf(on, where),
    say: say ?? (async (ctx, value, set) => {
      return (await choices(ctx, set)).find((one) => one.value === String(value))?.label ?? String(value);
    }),
  };
}

/** What links that lead here narrow the list to: seen and taken off at its chip. */
export function ledTo<S extends z.ZodType>(
  text: string,
  schema: S,
  { on, where, say, within, param }: About<z.output<S>> & { say?: Filter<S>["say"]; within?: string } = {},
): Filter<S> {
  return { schema, text, drawn: { as: "chip", within }, param, where: whereOf(on, where), say };
}

/** The first and the last day of a moment, in the reader's zone, both included. `from` and `to` are text keys of the two by themselves. */
export function days(
  label: string,
  { on, from, to, says = "day in the caller's zone, included" }: {
    on: string;
    from: string;
    to: string;
    says?: string;
  },
) {
  const schema = dayText().describe(says);
  const say = (_ctx: Ctx, day: string) => day;
  return {
    from: {
      schema,
      text: from,
      drawn: { as: "from", label },
      say,
      where: (ctx, day) => () => since(ctx, on, day),
    } as Filter<typeof schema>,
    to: {
      schema,
      text: to,
      drawn: { as: "to", label },
      say,
      where: (ctx, day) => () => until(ctx, on, day),
    } as Filter<typeof schema>,
  };
}

function since(ctx: Ctx, on: string, day: string): Fragment {
  const { sql } = ctx;
  return sql`${sql(on)} >= (${day}::date)::timestamp at time zone ${holderOf(ctx).zone}`;
}

function until(ctx: Ctx, on: string, day: string): Fragment {
  const { sql } = ctx;
  return sql`${sql(on)} < (${day}::date + 1)::timestamp at time zone ${holderOf(ctx).zone}`;
}

function whereOf<Value>(on: string | undefined, where: Where<Value> | undefined): Where<Value> | undefined {
  if (where !== undefined || on === undefined) return where;
  return ({ sql }, value) => () => sql`${sql(on)} = ${value as string}`;
}
