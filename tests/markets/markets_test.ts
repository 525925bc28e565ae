import assert from "node:assert/strict";
import fc from "fast-check";
import { countryCatalogueRegister } from "@/services/markets/country_catalogue_register.ts";
import { countryRegister } from "@/services/markets/country_register.ts";
import { marketRegister } from "@/services/markets/market_register.ts";
import { setSeriesOfCountry } from "@/services/markets/series_of_country.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openOrganisation } from "../orgs/organisation.ts";

const organisation = await openOrganisation();
Deno.test.afterAll(async () => await organisation[Symbol.asyncDispose]());
const { sql, system } = organisation;
const staff = await organisation.as("administrator");

const quiet = { sanitizeOps: false, sanitizeResources: false };
const SERIES = ["S1", "S2", "S3", "S4"];

await sql`insert into energy_types (code, names) values ('ev', '{"en_US": "Electric"}')`;
await sql`insert into car_types (code, names) values ('suv', '{"en_US": "SUV"}')`;
await sql`insert into after_sale_types (code, names) values ('car', '{"en_US": "Car"}')`;
for (const code of SERIES) {
  await sql`
    insert into series (code, brand_code, names, after_sale_type, energy_type, car_type, year_from, visible)
    values (${code}, 'velaro', ${sql.json({ en_US: code })}, 'car', 'ev', 'suv', 2020, 1)`;
}

/** What each country sees, by country. */
async function seen(): Promise<Record<string, string[]>> {
  const rows = await sql<{ country: string; series: string[] }[]>`
    select c.code as country, array(
      select series_code from country_series cs where cs.country_code = c.code order by 1
    ) as series
    from countries c`;
  return Object.fromEntries(rows.map(({ country, series }) => [country, series]));
}

Deno.test(
  "a country sees what was set, and no other country sees anything else than before",
  quiet,
  async () => {
    const countries = Object.keys(await seen());
    const step = fc.record({ country: fc.constantFrom(...countries), wanted: fc.subarray(SERIES) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        for (const { country, wanted } of steps) {
          const before = await seen();
          const refused = await refusalOf(system.tx((tx) => setSeriesOfCountry(tx, country, wanted)));
          const after = await seen();
          if (refused) {
            assert.equal(refused.key, "series-of-no-country");
            assert.deepEqual(after, before);
          } else assert.deepEqual(after, { ...before, [country]: wanted });
        }
      }),
      { numRuns: 25 },
    );
  },
);

Deno.test(
  "giving a series back to the last country lifts its limit, so that a new country sees it",
  quiet,
  async () => {
    await sql`truncate series_countries`;
    await system.tx((tx) => setSeriesOfCountry(tx, "DE", ["S2", "S3", "S4"]));
    assert.ok(!(await seen()).DE!.includes("S1"));
    await system.tx((tx) => setSeriesOfCountry(tx, "DE", SERIES));
    assert.deepEqual([...await sql`select from series_countries`], []);
  },
);

Deno.test("a series that no other country sees is not taken from the last one", quiet, async () => {
  await sql`truncate series_countries`;
  await sql`insert into series_countries (series_code, country_code) values ('S1', 'FR')`;
  const entry = (await readEntry(staff, countryCatalogueRegister, "FR"))!;
  assert.deepEqual(entry.values.series, SERIES);
  const refused = await refusalOf(
    changeEntry(staff, countryCatalogueRegister, "FR", entry.version, { series: ["S2", "S3", "S4"] }),
  );
  assert.equal(refused?.key, "series-of-no-country");
});

Deno.test(
  "languages and series of a country are changed together, with one line in the log",
  quiet,
  async () => {
    await sql`truncate series_countries`;
    const entry = (await readEntry(staff, countryCatalogueRegister, "JP"))!;
    const changed = await changeEntry(staff, countryCatalogueRegister, "JP", entry.version, {
      languages: ["ja", "en_US"],
      series: ["S1"],
    });
    assert.deepEqual(changed.values.series, ["S1"]);
    assert.equal(changed.values.seriesHidden, 3);
    const lines = await sql`
    select before, after from operation_log where subject_kind = 'EPCGJGL' and subject_id = 'JP' and is_change`;
    assert.equal(lines.length, 1);
  },
);

Deno.test(
  "a country is in one market of an edition, and does not leave one where its stores are",
  quiet,
  async () => {
    const twice = await refusalOf(addEntry(staff, marketRegister, {
      marketCode: "dach",
      names: { en_US: "German speaking" },
      edition: "overseas",
      priceList: "EU-2026",
      countries: ["DE"],
    }));
    assert.equal(twice?.key, "country-in-market");
    const eu = (await readEntry(staff, marketRegister, "eu"))!;
    const left = await refusalOf(
      changeEntry(staff, marketRegister, "eu", eu.version, { countries: ["FR", "ES", "IT", "PT", "HU"] }),
    );
    assert.equal(left?.key, "country-has-stores");
    assert.equal(
      (await readEntry(staff, marketRegister, "eu"))!.version,
      eu.version,
      "nothing of it was kept",
    );
  },
);

Deno.test(
  "a country that people, stores or markets are of is not deleted; its code is that of ISO 3166",
  quiet,
  async () => {
    const china = (await readEntry(staff, countryRegister, "CN"))!;
    await assertRefused(deleteEntries(staff, countryRegister, [china]), "item-used");
    const wrong = await refusalOf(
      addEntry(staff, countryRegister, { countryCode: "Ch", names: { en_US: "Swiss" } }),
    );
    assert.deepEqual(wrong?.fields.map(({ field }) => field), ["countryCode"]);
    const swiss = await addEntry(staff, countryRegister, {
      countryCode: "CH",
      names: { en_US: "Switzerland" },
      osArea: "EU-W",
      dialingCode: "41",
    });
    assert.equal(await deleteEntries(staff, countryRegister, [swiss]), 1);
  },
);
