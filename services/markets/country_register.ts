import { betweenNames } from "@/kernel/texts/between_names.ts";
import type { z } from "zod";
import {
  code,
  defineRegister,
  flag,
  names,
  reference,
  shown,
  text,
  whole,
} from "@/engines/registers/declare.ts";

/** Digits of an international prefix without the plus (ITU-T E.164). */
const isDialingCode = (value: z.ZodType) =>
  value.refine((text) => /^[1-9][0-9]{0,3}$/.test(String(text)), { error: "refusal.dialing-code" });

/** Countries, which all other registers refer to, with the overseas area that each belongs to. */
export const countryRegister = defineRegister({
  route: "TisosArea",
  path: "/tis/countries",
  noun: ["Country", "Countries"],
  texts: "markets.country",
  table: "countries",
  key: "countryCode",
  usedBy: [
    {
      table: "market_countries",
      column: "country_code",
      of: { table: "markets", column: "market_code" },
    },
    { table: "orgs", column: "country_code" },
    { table: "users", column: "country_code" },
    {
      table: "series_countries",
      column: "country_code",
      of: { table: "series", column: "series_code" },
    },
    { table: "sales_areas", column: "country_code" },
    { table: "districts", column: "country_code" },
  ],
  fields: {
    countryCode: code({ column: "code", max: 2, pattern: /^[A-Z]{2}$/, hint: true }),
    names: names({ max: 80 }),
    osArea: reference({ table: "os_areas", route: "OverseasArea" }, {
      optional: true,
      batch: true,
      hint: true,
    }),
    dialingCode: text({ max: 4, optional: true, hint: true, rule: isDialingCode }),
    mandatesCheckDigit: flag({ hint: true, filter: true }),
    markets: shown("text", ({ sql, chain, lang }) =>
      sql`(
        select string_agg(name_in(m.names, ${chain as string[]}), ${betweenNames(lang)} order by m.code)
        from market_countries mc
        join markets m on m.code = mc.market_code and m.deleted_at is null
        where mc.country_code = e.code
      )`),
    stores: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from orgs o where o.country_code = e.code and o.kind = 'store' and o.deleted_at is null
      )::int`),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});
