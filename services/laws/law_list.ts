import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import { LAW_STATES } from "./law_states.ts";
import { lawColumns, lawTables, seesLaw } from "./rows.ts";
import { lawRow } from "./types.ts";

const code = z.string().max(60);

/** What registers have that some legal standard of the reader's names. */
const namedBy = (table: string, column: string) => async (ctx: Ctx) => {
  const { sql } = ctx;
  return [
    ...await sql<{ value: string; label: string }[]>`
      select x.code as value, name_in(x.names, ${ctx.chain as string[]}) as label
      from ${sql(table)} x
      where exists (select from legal_standards t where x.code = any(t.${sql(column)}) and ${seesLaw(ctx)})
      order by label, x.code`,
  ];
};

/** Legal standards that are meant for the reader: what is new first, then what is in force, then what is abolished. */
export const lawList = defineList({
  kind: "legal-standards",
  page: "Laws",
  need: "Laws:view",
  call: {
    operationId: "listLegalStandards",
    path: "/tis/legal-standards",
    tag: "Legal standards",
    summary: "Legal standards that are meant for the caller, what is new first",
  },
  record: lawRow,
  words: { count: "laws.count", none: "laws.none", noneWhy: "laws.none_why" },
  filter: {
    keyword: keyword("laws.words", {
      where: ({ sql }, value) => () =>
        sql`position(lower(${value.trim()}) in lower(
          t.number || ' ' || names_text(t.titles) || ' ' || names_text(t.authorities) || ' ' || names_text(t.summaries)
        )) > 0`,
      says: "part of the number, or words of title, authority or summary",
    }),
    state: oneOf(LAW_STATES, { text: "laws.state", each: (state) => `laws.state_${state}`, on: "t.state" }),
    due: oneOf(["soon"], {
      text: "laws.due",
      each: (due) => `laws.due_${due}`,
      where: (ctx) => () => ctx.sql`t.state = 'new' and t.effective_on < ${today(ctx)}::date + 91`,
    }),
    country: chosen("laws.countryCodes", code, {
      choices: namedBy("countries", "country_codes"),
      where: ({ sql }, value) => () => sql`(t.country_codes = '{}' or ${value} = any(t.country_codes))`,
    }),
    carType: chosen("laws.carTypes", code, {
      choices: namedBy("car_types", "car_types"),
      where: ({ sql }, value) => () => sql`(t.car_types = '{}' or ${value} = any(t.car_types))`,
    }),
    market: ledTo("laws.marketCodes", code, {
      where: ({ sql }, value) => () => sql`(t.market_codes = '{}' or ${value} = any(t.market_codes))`,
    }),
  },
  columns: {
    number: { text: "laws.number", kind: "code", sort: "t.number", href: ({ id }) => `?id=${id}` },
    title: {
      text: "laws.titles",
      kind: "text",
      sort: ({ sql, chain }) => sql`name_in(t.titles, ${chain as string[]})`,
      title: true,
      href: ({ id }) => `?id=${id}`,
      width: 50,
    },
    state: {
      text: "laws.state",
      kind: "state",
      of: ({ state }, { t }) => t(`laws.state_${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "t.state",
    },
    authority: {
      text: "laws.authorities",
      kind: "text",
      sort: ({ sql, chain }) => sql`name_in(t.authorities, ${chain as string[]})`,
    },
    effectiveOn: { text: "laws.effectiveOn", kind: "day", sort: "t.effective_on" },
    abolishedOn: { text: "laws.abolishedOn", kind: "day", sort: "t.abolished_on" },
    countries: { text: "laws.countryCodes", kind: "text" },
    carTypeNames: { text: "laws.carTypes", kind: "text", in: "chooser" },
    publishedOn: { text: "laws.publishedOn", kind: "day", sort: "t.published_on", in: "chooser" },
    files: { text: "laws.files", kind: "number", of: ({ fileCount }) => fileCount, in: "chooser" },
    timesRead: { text: "laws.timesRead", kind: "number" },
    rank: {
      text: "laws.state",
      kind: "number",
      // What is new, the nearest day first; what is in force, the latest first; what is abolished.
      sort: ({ sql }) =>
        sql`case t.state when 'new' then extract(epoch from t.effective_on)
          when 'effective' then 1e11 - extract(epoch from t.effective_on) else 1e12 - extract(epoch from t.abolished_on) end`,
      in: "order",
    },
  },
  order: "rank",
  scope: (ctx) => () => seesLaw(ctx),
  query: { key: "t.id", from: lawTables, select: lawColumns },
});
