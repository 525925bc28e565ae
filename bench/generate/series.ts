import { importSeries } from "@/demo/epc/import_catalogue.ts";
import { GROUPS, MAIN_GROUPS } from "@/demo/epc/groups.ts";
import { names } from "@/demo/epc/names.ts";
import { OPTIONS } from "@/demo/epc/options.ts";
import { seedOrganisation } from "@/demo/orgs/organisation.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { saveGroups } from "@/services/epc/import/save_groups.ts";
import { saveModels } from "@/services/epc/import/save_models.ts";
import { saveSeries } from "@/services/epc/import/save_series.ts";
import { checkDigitOf } from "@/services/epc/vin.ts";
import { MODELS, MODELS_PER_SERIES, SERIES } from "./size.ts";

const PLANTS = ["A", "B", "M", "S"];
const KINDS = [["velaro", "passenger", "core"], ["kestrel", "passenger", "offroad"], [
  "norda",
  "passenger",
  "premium",
], ["orrin", "passenger", "city"]] as const;
/** World manufacturer identifiers (ISO 3780), one a plant. */
const WMI = ["LVA", "LKB", "LNM", "LRS"];
const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";
/** Equipments of one model that are built. */
const COMBINATIONS = 64;

const seriesCode = (series: number) => `B${String(series).padStart(3, "0")}`;
const modelCode = (model: number) =>
  `${seriesCode(Math.floor(model / MODELS_PER_SERIES))}-${model % MODELS_PER_SERIES + 1}`;

/** Value codes of the n-th equipment of a model: one of each option. */
function equipment(model: number, combination: number): string[] {
  return Object.values(OPTIONS).map((option, place) => {
    const values = Object.keys(option.values);
    return values[
      (model * 3 + (combination + 1) * (place * 5 + 1) + (combination >> (place % 6))) % values.length
    ]!;
  });
}

/** Series with their models, groups and options, by the verbs that the portal fills its catalogue with. */
export async function writeSeries(ctx: Ctx): Promise<void> {
  await seedOrganisation(ctx);
  await importSeries(ctx);
  const all = [...Array(SERIES).keys()];
  await saveSeries(
    ctx,
    all.map((series) => {
      const [brandCode, afterSaleType, subSaleType] = KINDS[series % KINDS.length]!;
      return {
        code: seriesCode(series),
        ...{ brandCode, afterSaleType, subSaleType, energyType: "bev", carType: "suv", yearFrom: 2016 },
        names: { zh_CN: `测试车系 ${series}`, en_US: `Series ${series}` },
        visible: 1 as const,
        sort: 100 + series,
      };
    }),
  );
  await saveModels(
    ctx,
    [...Array(MODELS).keys()].map((model) => ({
      code: modelCode(model),
      seriesCode: seriesCode(Math.floor(model / MODELS_PER_SERIES)),
      names: { zh_CN: `车型 ${modelCode(model)}`, en_US: `Model ${modelCode(model)}` },
      plantCode: PLANTS[Math.floor(model / MODELS_PER_SERIES) % PLANTS.length]!,
      options: [
        ...new Set([...Array(COMBINATIONS).keys()].flatMap((combination) => equipment(model, combination))),
      ],
      sort: model % MODELS_PER_SERIES,
    })),
  );
  for (const series of all) {
    await saveGroups(ctx, seriesCode(series), [
      ...Object.entries(MAIN_GROUPS).map(([code, text], sort) => ({ code, names: { ...names(text) }, sort })),
      ...Object.entries(GROUPS).map(([code, text], sort) => ({
        ...{ code, names: { ...names(text) }, sort },
        parent: code.slice(0, 2),
      })),
    ]);
  }
  await writeOrdinals(ctx);
}

/** Models, equipments and groups by number, for the statements that make rows from running numbers. */
async function writeOrdinals(ctx: Ctx): Promise<void> {
  const { sql } = ctx;
  const sums = (text: string) => {
    const digit = checkDigitOf(text.padEnd(17, "0"));
    return digit === "X" ? 10 : Number(digit);
  };
  const models = [...Array(MODELS).keys()].map((model) => {
    const series = Math.floor(model / MODELS_PER_SERIES), plant = series % PLANTS.length;
    const vds = LETTERS[Math.floor(model / 23) % 23]! + LETTERS[model % 23]! +
      LETTERS[Math.floor(model / 529)]! + "4C";
    const prefix = WMI[plant]! + vds;
    return {
      model,
      series,
      code: modelCode(model),
      seriesCode: seriesCode(series),
      plant,
      prefix,
      sum: sums(prefix),
    };
  });
  const tails = PLANTS.flatMap((code, plant) =>
    // Model years 2016 to 2025 (49 CFR 565.15, table VI): G to S without I, O and Q.
    [..."GHJKLMNPRS"].map((year, place) => ({
      ...{ plant, place, code, tail: year + code, year: 2016 + place },
      sum: sums(`000000000${year}${code}`),
    }))
  );
  const equipments = models.flatMap(({ model }) =>
    [...Array(COMBINATIONS).keys()].map((combination) => ({
      ...{ model, combination },
      values: equipment(model, combination),
    }))
  );
  await sql`drop table if exists bench.models, bench.tails, bench.equipments, bench.groups`;
  await sql`
    create table bench.models as
    select r.*
    from jsonb_to_recordset(${sql.json(models)}) as r (
      model int, series int, code text, "seriesCode" text, plant int, prefix text, sum int
    )`;
  await sql`
    create table bench.tails as
    select r.*
    from jsonb_to_recordset(${
    sql.json(tails)
  }) as r (plant int, place int, code text, tail text, year int, sum int)`;
  await sql`
    create table bench.equipments as
    select r.*
    from jsonb_to_recordset(${sql.json(equipments)}) as r (model int, combination int, values text[])`;
  await sql`
    create table bench.groups as
    select m.series, m.code as series_code, g.id, g.code, row_number() over (partition by m.series order by g.code) - 1 as place
    from (select distinct series, "seriesCode" as code from bench.models) m
    join epc_groups g on g.series_code = m.code and nlevel(g.path) = 2`;
  await sql`create unique index on bench.groups (series, place)`;
  await sql`create unique index on bench.models (model)`;
}

/** Groups with figures in a series. */
export const GROUPS_PER_SERIES = Object.keys(GROUPS).length;
export { COMBINATIONS };
