import { LANGS } from "@/kernel/texts/languages.ts";
import { choices, code, defineRegister, links, names, shown } from "@/engines/registers/declare.ts";
import { setSeriesOfCountry } from "./series_of_country.ts";

/**
 * Which series and which languages a country sees. Countries themselves are kept in TisosArea; here they are only chosen.
 * The order of the languages means nothing: the first that the portal speaks is what new people of the country begin with.
 */
export const countryCatalogueRegister = defineRegister({
  route: "EPCGJGL",
  path: "/tis/country-catalogues",
  noun: ["CountryCatalogue", "CountryCatalogues"],
  texts: "markets.countryCatalogue",
  table: "countries",
  key: "countryCode",
  writes: ["edit"],
  fields: {
    countryCode: code({ column: "code", max: 2 }),
    names: names({ max: 80, fixed: true }),
    languages: choices(LANGS, { choices: "lang.name", filter: true, batch: true, hint: true }),
    seriesSeen: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from country_series cs where cs.country_code = e.code
      )::int`),
    seriesHidden: shown("whole", ({ sql }) =>
      sql`(
        select count(*)
        from series s
        where s.deleted_at is null and not exists (
          select from country_series cs where cs.country_code = e.code and cs.series_code = s.code
        )
      )::int`),
    series: links({ table: "series", lead: "code", route: "EPCSeries" }, {
      table: "country_series",
      own: "country_code",
      other: "series_code",
      loose: true,
    }, { optional: true, filter: true, in: "chooser", hint: true }),
  },
  verbs: {
    async change(tx, key, values) {
      await tx.sql`update countries set languages = ${values.languages} where code = ${key}`;
      await setSeriesOfCountry(tx, key, values.series);
    },
  },
});
