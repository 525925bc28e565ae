import { type Actor, SYSTEM } from "@/kernel/access/actor.ts";
import { v7 as uuid } from "uuid";
import type { User } from "@/kernel/access/user.ts";
import { checkDigitOf } from "@/services/epc/vin.ts";
import { type Ctx, type CtxParts, makeCtx, type Pool } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import type { Refusal } from "@/kernel/refusals/refuse.ts";
import type { FigureRow, LineRow } from "@/services/epc/import/figure_rows.ts";
import type { PartRow } from "@/services/epc/import/part_rows.ts";
import type { VehicleRow } from "@/services/epc/import/rows.ts";
import { refreshFigureFits, saveFigures } from "@/services/epc/import/save_figures.ts";
import { saveGroups } from "@/services/epc/import/save_groups.ts";
import { saveModels, saveOptions } from "@/services/epc/import/save_models.ts";
import { saveParts, savePrices } from "@/services/epc/import/save_parts.ts";
import { saveSeries } from "@/services/epc/import/save_series.ts";
import { saveVehicles } from "@/services/epc/import/save_vehicles.ts";
import { savePlants, saveSubSaleTypes, saveWords } from "@/services/epc/import/save_words.ts";
import { freshDatabase } from "../database.ts";
import { refusalOf as anyRefusalOf } from "../refusal_of.ts";

export const dictionaries = await shippedTexts();

/** Names in both complete languages; one text serves both where it does not matter. */
export function names(en_US: string, zh_CN: string = en_US) {
  return { en_US, zh_CN };
}

/** A VIN with its right check digit: `serial` fills the last places. */
export function vinOf(serial: number, wmi = "LVAE4C2B"): string {
  const open = `${wmi}0R${String(serial).padStart(7, "0")}`;
  return open.slice(0, 8) + checkDigitOf(open) + open.slice(9);
}

/** A small catalogue on a database of its own, with a store's technician and a factory engineer. */
export async function openCatalogue() {
  const db = await freshDatabase();
  await foundations(db.sql);
  let now = new Date("2026-03-10T08:00:00Z");
  const users = await people(db.sql);
  const ctxOf = (actor: Actor, parts: Partial<CtxParts> = {}): Ctx =>
    makeCtx({ pool: db.sql, dictionaries, clock: () => now, lang: "en_US", actor, ...parts }, uuid);
  const ctx = ctxOf(users.technician);
  const system = ctxOf(SYSTEM);
  await words(system);
  return {
    db,
    sql: db.sql,
    ctx,
    system,
    users,
    ctxOf,
    factory: ctxOf(users.engineer),
    setDay(day: string) {
      now = new Date(`${day}T08:00:00Z`);
    },
    [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
  };
}
export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

async function foundations(sql: Pool): Promise<void> {
  const both = (name: string) => sql.json(names(name));
  await sql`insert into brands ${
    sql([
      { code: "velaro", names: both("Velaro"), entry: "login", kindNames: both("Cars"), sort: 1 },
      { code: "hauler", names: both("Hauler"), entry: "com", kindNames: both("Trucks"), sort: 2 },
    ])
  }`;
  await sql`insert into countries ${
    sql([
      { code: "DE", names: both("Germany"), mandatesCheckDigit: false },
      { code: "US", names: both("United States"), mandatesCheckDigit: true },
    ])
  }`;
  await sql`insert into markets ${
    sql([
      { code: "eu", names: both("Europe"), edition: "domestic", priceList: "EU" },
      { code: "na", names: both("North America"), edition: "domestic", priceList: "NA" },
    ])
  }`;
  await sql`insert into market_countries ${
    sql([{ marketCode: "eu", countryCode: "DE" }, { marketCode: "na", countryCode: "US" }])
  }`;
  await sql`insert into orgs ${
    sql([
      { code: "F1", kind: "factory", names: both("Factory"), marketCode: null },
      { code: "20417", kind: "store", names: both("Autohaus Kramer"), marketCode: "eu" },
      { code: "20418", kind: "store", names: both("Garage Nord"), marketCode: "eu" },
    ])
  }`;
}

async function people(sql: Pool) {
  const rights = new Set(["EPCCart:view", "EPCCart:edit", "EPCCart:order", "EPCFavorite:view"]);
  const person = async (userCode: string, changed: Partial<User>): Promise<User> => {
    const userType = changed.userType ?? "store";
    const [row] = await sql<{ id: number }[]>`
      insert into users ${
      sql({ userCode, fullName: userCode, userType, orgCode: changed.orgCode ?? "20417", state: "normal" })
    }
      returning id`;
    return {
      kind: "person",
      id: row!.id,
      userCode,
      fullName: userCode,
      email: null,
      userType,
      orgCode: "20417",
      orgName: null,
      countryCode: "DE",
      marketCode: "eu",
      priceList: "EU",
      editions: ["domestic"],
      brandCodes: [],
      lang: "en_US",
      zone: "Europe/Berlin",
      assignments: [{ role: "store-technician", market: null, org: null, rights }],
      ...changed,
    };
  };
  return {
    technician: await person("technician", {}),
    colleague: await person("colleague", {}),
    stranger: await person("stranger", { orgCode: "20418" }),
    engineer: await person("engineer", {
      userType: "factory",
      orgCode: "F1",
      countryCode: null,
      marketCode: null,
      priceList: null,
    }),
  };
}

async function words(ctx: Ctx): Promise<void> {
  await saveWords(ctx, "energyTypes", [{ code: "bev", names: names("Battery electric") }]);
  await saveWords(ctx, "carTypes", [{ code: "suv", names: names("SUV") }]);
  await saveWords(ctx, "afterSaleTypes", [{ code: "passenger", names: names("Passenger") }]);
  await saveSubSaleTypes(ctx, [
    { brandCode: "velaro", afterSaleType: "passenger", code: "ev", names: names("Electric") },
  ]);
  await savePlants(ctx, [{ code: "P1", names: names("Plant one") }, {
    code: "P2",
    names: names("Plant two"),
  }]);
  await saveSeries(ctx, [
    { code: "TESSA", names: names("Tessa EV", "特莎"), ...common, subSaleType: "ev", visible: 1, sort: 1 },
    { code: "RIG", names: names("Rig"), ...common, brandCode: "hauler", visible: 1, sort: 2 },
    { code: "PENDING", names: names("Pending"), ...common, visible: 2, sort: 3 },
    { code: "FACTORY", names: names("Factory only"), ...common, visible: 3, sort: 4 },
    { code: "HIDDEN", names: names("Hidden"), ...common, visible: 0, sort: 5 },
    { code: "ABROAD", names: names("Abroad"), ...common, visible: 1, editions: ["overseas"], sort: 6 },
    { code: "AMERICA", names: names("America"), ...common, visible: 1, countries: ["US"], sort: 7 },
  ]);
  await saveOptions(ctx, [
    {
      code: "HP",
      names: names("Heat pump"),
      values: [{ code: "HP1", names: names("heat pump", "热泵") }, {
        code: "HP0",
        names: names("PTC heater"),
      }],
    },
    { code: "ROOF", names: names("Roof"), values: [{ code: "SR1", names: names("sunroof", "天窗") }] },
  ]);
  await saveModels(ctx, [
    { code: "T160", seriesCode: "TESSA", names: names("Tessa EV 160"), sort: 1 },
    {
      code: "T200",
      seriesCode: "TESSA",
      names: names("Tessa EV 200"),
      sort: 2,
      productionFrom: "2024-01-01",
    },
    { code: "R1", seriesCode: "RIG", names: names("Rig 1") },
    { code: "S1", seriesCode: "HIDDEN", names: names("Hidden 1") },
    { code: "PN1", seriesCode: "PENDING", names: names("Pending 1") },
  ]);
  for (const series of ["TESSA", "RIG", "HIDDEN"]) {
    await saveGroups(ctx, series, [
      { code: "34-11", parent: "34", names: names("Front axle brake", "前桥制动"), sort: 1 },
      { code: "34", names: names("Brakes", "制动"), sort: 34 },
      { code: "64", names: names("Heating", "暖风"), sort: 64 },
    ]);
  }
}

const common = {
  brandCode: "velaro",
  afterSaleType: "passenger",
  energyType: "bev",
  carType: "suv",
  yearFrom: 2022,
  yearTo: 2026,
};

/** Writes a part, with a price of 10.00 EUR unless told otherwise. */
export async function part(
  catalogue: Catalogue,
  row: Partial<PartRow> & { number: string },
  net: string | null = "10.00",
): Promise<void> {
  await saveParts(catalogue.system, [{ names: names(`Part ${row.number}`), ...row }]);
  if (net === null) return;
  await savePrices(catalogue.system, [
    { partNumber: row.number, priceList: "EU", validFrom: "2025-01-01", currency: "EUR", net },
  ]);
}

/** Writes a figure of Tessa's front brake whose lines are the given parts, and what fits it. */
export async function figure(
  catalogue: Catalogue,
  lines: (Partial<LineRow> & { partNumber: string })[],
  changed: Partial<FigureRow> = {},
): Promise<void> {
  await saveFigures(catalogue.system, [{
    code: "34-11-02-C",
    number: "34-11-02",
    variant: "C",
    names: names("Front brake disc and caliper", "前制动盘和制动钳"),
    places: [{ seriesCode: "TESSA", groupCode: "34-11", sort: 2 }],
    versions: [{ version: 1, image: "front_brake.svg", width: 800, height: 600, hotspots: [] }],
    ...changed,
    lines: lines.map((line, place) => ({ callout: String(place + 1), quantity: 1, ...line })),
  }]);
  const series = changed.places?.map((place) => place.seriesCode) ?? ["TESSA"];
  await refreshFigureFits(catalogue.system, [...new Set(series)]);
}

/** Writes a vehicle of Tessa and answers its VIN. */
export async function vehicle(catalogue: Catalogue, changed: Partial<VehicleRow> = {}): Promise<string> {
  const vin = changed.vin ?? vinOf(1048217);
  await saveVehicles(catalogue.system, [{
    seriesCode: "TESSA",
    modelCodes: ["T160"],
    options: ["HP0"],
    productionDate: "2024-02-14",
    plantCode: "P1",
    serial: 1000,
    marketCode: "eu",
    ...changed,
    vin,
  }]);
  return vin;
}

/** The refusal that a call ends in; a success fails the test. */
export async function refusalOf(work: Promise<unknown> | (() => unknown)): Promise<Refusal> {
  const refusal = await anyRefusalOf(typeof work === "function" ? Promise.resolve().then(work) : work);
  if (refusal === null) throw new Error("nothing was refused");
  return refusal;
}
