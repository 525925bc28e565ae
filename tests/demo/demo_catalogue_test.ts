import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { composeCatalogue } from "@/demo/epc/catalogue.ts";
import { DRAWING_USES } from "@/demo/epc/drawings.ts";
import { calloutOf, readDrawings } from "@/demo/epc/figure_drawings.ts";
import { MAIN_GROUPS } from "@/demo/epc/groups.ts";
import { demoVehicles } from "@/demo/epc/import_vehicles.ts";
import {
  AFTER_CHANGE_VIN,
  BEFORE_CHANGE_VIN,
  DEMO_VINS,
  DISABLED_VIN,
  HEAT_PUMP_VIN,
  NO_PRODUCTION_DATE_VIN,
  OVERSEAS_VIN,
  REFUSED_VIN,
  SHARED_TAIL,
  SPECIAL_VINS,
  TOO_MANY_MODELS_VIN,
  UNKNOWN_VIN,
  WARNED_VIN,
  WRONG_ALPHABET_VIN,
  WRONG_CHECK_DIGITS,
} from "@/demo/epc/special_vins.ts";
import { fillOrders } from "@/demo/orders.ts";
import { demoBanner, seedDemo } from "@/demo/seed.ts";
import { type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import { checkDigitOf } from "@/services/epc/vin.ts";
import { readCart } from "@/services/orders/cart.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { recentVehicles } from "@/services/epc/recent_vehicles.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openFreshDemo } from "./fresh_demo.ts";

// One database for all: the tests only read.
const portal = await openFreshDemo();
const { sql } = portal;
const store = await portal.as("store-technician");

Deno.test("the demo has five brands, twelve visible series, sixty models, two thousand vehicles and six thousand parts", async () => {
  const [counts] = await sql`
    select
      (select count(distinct brand_code) from series) as brands,
      (select count(*) from series where visible = 1) as series,
      (select count(*) from model_codes m join series s on s.code = m.series_code where s.visible = 1) as models,
      (select count(*) from vehicles) as vehicles`;
  assert.deepEqual({ ...counts }, { brands: 5, series: 12, models: 60, vehicles: 2000 });
  const [{ parts }] = await sql`select count(*) as parts from parts` as unknown as [{ parts: number }];
  assert.ok(parts >= 6000, `${parts} parts`);
});

Deno.test("filling the demo a second time changes nothing", async () => {
  const before = await sql`select count(*) as n from operation_log`;
  const told: string[] = [];
  await seedDemo({ databaseUrl: portal.db.url }, (text) => told.push(text));
  assert.deepEqual(told, []);
  assert.deepEqual(await sql`select count(*) as n from operation_log`, before);
});

Deno.test("every group leads to a figure with a drawing and lines", async () => {
  const empty = await sql`
    select g.series_code, g.code
    from epc_groups g
    where not exists (
      select from epc_groups below
      join figure_places p on p.group_id = below.id
      join figure_lines l on l.figure_id = p.figure_id
      join figure_versions v on v.figure_id = p.figure_id
      where below.series_code = g.series_code and below.path <@ g.path
    )`;
  assert.deepEqual([...empty], []);
  const [{ groups }] = await sql`select count(*) as groups from epc_groups` as unknown as [
    { groups: number },
  ];
  assert.ok(groups > 100, `${groups} groups`);
});

Deno.test("there are 22 main groups; what needs an engine or a charging inlet stands where there is one", async () => {
  const rows = await sql<{ energyType: string; mains: string[] }[]>`
    select s.energy_type, array_agg(distinct g.code order by g.code) as mains
    from epc_groups g
    join series s on s.code = g.series_code
    where nlevel(g.path) = 1
    group by s.energy_type`;
  const mains = new Map(rows.map((row) => [row.energyType, row.mains]));
  assert.deepEqual([...new Set(rows.flatMap((row) => row.mains))].sort(), Object.keys(MAIN_GROUPS).sort());
  assert.equal(Object.keys(MAIN_GROUPS).length, 22);
  const engine = ["21", "22", "23"], electric = ["12", "13"];
  const without = (codes: string[]) =>
    Object.keys(MAIN_GROUPS).filter((code) => !codes.includes(code)).sort();
  assert.deepEqual(mains.get("bev"), without(engine));
  assert.deepEqual(mains.get("phev"), without([]));
  for (const energy of ["petrol", "diesel"]) {
    assert.deepEqual(mains.get(energy), without(["11", ...electric]));
  }
});

Deno.test("every visible series has at least twenty figures, and every model has some that fit", async () => {
  const poor = await sql`
    select s.code, count(distinct p.figure_id) as figures
    from series s
    left join epc_groups g on g.series_code = s.code
    left join figure_places p on p.group_id = g.id
    where s.visible = 1
    group by s.code
    having count(distinct p.figure_id) < 20`;
  assert.deepEqual([...poor], []);
  const without = await sql`
    select m.code
    from model_codes m
    join series s on s.code = m.series_code and s.visible = 1
    where not exists (select from figure_fits f where f.model_code = m.code)`;
  assert.deepEqual([...without], []);
});

Deno.test("every callout that a figure shows has a line, and every line its callout", async () => {
  const odd = await sql`
    with shown as (
      select v.figure_id, h ->> 'callout' as callout
      from figure_versions v, jsonb_array_elements(v.hotspots) h
    )
    select f.code, coalesce(s.callout, l.callout) as callout
    from shown s
    full join figure_lines l on l.figure_id = s.figure_id and l.callout = s.callout
    join figures f on f.id = coalesce(s.figure_id, l.figure_id)
    where s.callout is null or l.callout is null`;
  assert.deepEqual([...odd], []);
});

Deno.test("every drawing serves figures, and each of its callouts is listed by one of them", async () => {
  const drawings = await readDrawings();
  const unlisted = [...drawings.values()].flatMap((drawing) => {
    const sheets = DRAWING_USES.find((use) => use.drawing === drawing.name)?.sheets ?? [];
    const listed = new Set(
      sheets.flatMap((sheet) => Object.keys(sheet.lines).map((stem) => calloutOf(drawing, stem))),
    );
    return drawing.callouts.filter(({ n }) => !listed.has(n)).map(({ n }) => `${drawing.name} ${n}`);
  });
  assert.deepEqual(unlisted, []);
  assert.ok(drawings.size >= 30, `${drawings.size} drawings`);
});

Deno.test("every part in a figure has a Chinese and an English name and a price in the lists of China and Europe", async () => {
  const poor = await sql`
    select distinct p.number
    from figure_lines l
    join parts p on p.number = l.part_number
    where coalesce(p.names ->> 'zh_CN', '') = ''
      or coalesce(p.names ->> 'en_US', '') = ''
      or p.names ->> 'zh_CN' !~ '[一-鿿]'
      or p.names ->> 'en_US' ~ '[一-鿿]'
      or not exists (select from price_of(p.number, 'CN-2026', current_date))
      or not exists (select from price_of(p.number, 'EU-2026', current_date))`;
  assert.deepEqual([...poor], []);
});

Deno.test("every group, figure and part has a German name of its own", async () => {
  const poor = await sql`
    select code from epc_groups where coalesce(names ->> 'de_DE', '') = ''
    union all
    select code from figures where coalesce(names ->> 'de_DE', '') = ''
    union all
    select number from parts where coalesce(names ->> 'de_DE', '') = '' or names ->> 'de_DE' ~ '[一-鿿]'`;
  assert.deepEqual([...poor], []);
});

Deno.test("what the demo's registers call in English they call in German too, but for stores and places", async () => {
  const columns = await sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column
    from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb' and column_name in
      ('names', 'kind_names', 'causes', 'checks', 'tool', 'reason')
    order by 1, 2`;
  assert.ok(columns.length > 30, `${columns.length} columns`);
  const poor: string[] = [];
  for (const { table, column } of columns) {
    // Three thousand generic codes are there in English; the demo's own are of an ECU.
    if (["orgs", "districts"].includes(table) || (table === "brands" && column === "names")) continue;
    const rows = await sql<{ english: string }[]>`
      select distinct ${sql(column)} ->> 'en_US' as english
      from ${sql(table)}
      where ${sql(column)} ->> 'en_US' <> '' and coalesce(${sql(column)} ->> 'de_DE', '') = ''
        ${table === "dtcs" ? sql`and ecu is not null` : sql``}`;
    poor.push(...rows.map(({ english }) => `${table}.${column}: ${english}`));
  }
  assert.deepEqual(poor, []);
});

Deno.test("a kit of pistons holds what one cylinder needs, and bolts tightened by angle go along with their rod", async () => {
  const kits = await sql<{ kits: number; held: number; pieces: number }[]>`
    select count(*)::int as kits, min(k.held)::int as held, min(k.pieces)::int as pieces
    from (
      select k.kit_number, count(*) as held, sum(k.quantity) as pieces
      from parts p
      join part_kits k on k.kit_number = p.number
      where p.names ->> 'en_US' like 'Piston kit%'
      group by k.kit_number
    ) k`;
  const engines = 5;
  assert.deepEqual(kits.map((row) => ({ ...row })), [{ kits: engines, held: 5, pieces: 7 }]);
  const along = await sql<{ name: string; quantity: number }[]>`
    select distinct n.names ->> 'en_US' as name, need.quantity::int as quantity
    from parts p
    join part_needs need on need.part_number = p.number
    join parts n on n.number = need.needed_number
    where p.names ->> 'en_US' = 'Connecting rod with cap' and need.why = 'replace'`;
  assert.deepEqual(along.map((row) => ({ ...row })), [{ name: "Connecting rod bolt", quantity: 2 }]);
});

Deno.test("nothing that a kit holds is asked for besides it", async () => {
  const twice = await sql`
    select k.kit_number, k.part_number
    from part_kits k
    join part_needs need on need.part_number = k.kit_number and need.needed_number = k.part_number`;
  assert.deepEqual([...twice], []);
});

Deno.test("the tailgate of a car is drawn with the struts that it has: driven ones with keyless entry, else gas struts", async () => {
  const [code, series] = ["41-52-01-A", "VTE"];
  const drawnFor = async (keyless: boolean) => {
    const [vehicle] = await sql<{ vin: string }[]>`
      select vin
      from vehicles
      where series_code = ${series} and production_date is not null and cardinality(model_codes) = 1
        and ('KLS' = any(option_values)) = ${keyless}
      order by vin
      limit 1`;
    const { drawing, lines } = await readFigure(store, { vin: vehicle!.vin }, code);
    const struts = lines.filter((one) => one.callout === "16" && one.fit === "fits");
    return { variant: drawing?.variant, struts: struts.map((one) => one.name) };
  };
  assert.deepEqual(await drawnFor(false), { variant: "gas_struts", struts: ["Gas strut, tailgate"] });
  assert.deepEqual(await drawnFor(true), { variant: "powered", struts: ["Spindle drive, tailgate"] });
});

Deno.test("a carbon canister is drawn and listed for petrol alone: diesel does not evaporate", async () => {
  const drawn = async (energy: string) => {
    const [vehicle] = await sql<{ vin: string; figure: string }[]>`
    select v.vin, f.code as figure
    from vehicles v
    join series s on s.code = v.series_code and s.energy_type = ${energy} and s.visible = 1 and s.state = 1
    join epc_groups g on g.series_code = s.code
    join figure_places fp on fp.group_id = g.id
    join figures f on f.id = fp.figure_id and f.number = '22-11-01'
    where not exists (select from disabled_vins d where d.vin = v.vin)
    order by v.vin
    limit 1`;
    const { drawing, lines } = await readFigure(store, { vin: vehicle!.vin }, vehicle!.figure);
    const canisters = lines.filter((one) => one.fit === "fits" && one.name === "Carbon canister");
    return [drawing?.variant, canisters.length];
  };
  assert.deepEqual(await drawn("petrol"), ["petrol", 1]);
  assert.deepEqual(await drawn("diesel"), ["diesel", 0]);
});

Deno.test("part numbers have eleven digits, grouped 4-4-3, and are shown so", async () => {
  const odd = await sql`
    select number, shown from parts
    where number !~ '^[0-9]{11}$' or shown !~ '^[0-9]{4} [0-9]{4} [0-9]{3}$' or replace(shown, ' ', '') <> number`;
  assert.deepEqual([...odd], []);
});

Deno.test("lines are told apart by options, dates, model codes, markets and running numbers of a plant", async () => {
  const [kinds] = await sql`
    select
      bool_or(model_codes <> '{}') as models,
      bool_or(options_all <> '{}') as options_all,
      bool_or(options_any <> '{}') as options_any,
      bool_or(options_none <> '{}') as options_none,
      bool_or(production_from is not null) as from,
      bool_or(production_to is not null) as to,
      bool_or(plant_code is not null and (serial_from is not null or serial_to is not null)) as serials,
      bool_or(market_codes <> '{}') as markets
    from line_applicability`;
  assert.deepEqual(Object.values(kinds!), Array(8).fill(true), JSON.stringify(kinds));
  const mixed = await sql`
    select line_id from line_applicability group by line_id having count(*) > 1 limit 1`;
  assert.equal(mixed.length, 1, "a line with alternatives");
});

Deno.test("parts come by norm, as auxiliaries, in packs, in exchange, with torques, and for single use", async () => {
  const [kinds] = await sql`
    select
      count(*) filter (where standard_part_code is not null) as by_norm,
      count(*) filter (where auxiliary_code is not null) as auxiliaries,
      count(*) filter (where pack_quantity > 1) as packs,
      count(*) filter (where exchange) as exchange,
      count(*) filter (where torque_nm is not null) as torques,
      count(*) filter (where torque_angle is not null) as angles,
      count(*) filter (where replace_once_opened) as single_use,
      count(*) filter (where not orderable) as not_orderable,
      count(*) filter (where discontinued_on is not null) as discontinued
    from parts`;
  for (const [kind, count] of Object.entries(kinds!)) assert.ok(count >= 10, `${kind}: ${count}`);
  const coreless = await sql`
    select p.number from parts p
    where p.exchange and not exists (select from prices r where r.part_number = p.number and r.core > 0)`;
  assert.deepEqual([...coreless], []);
});

Deno.test("the catalogue and the vehicles are the same each time", async () => {
  assert.deepEqual(await composeCatalogue(), await composeCatalogue());
  assert.deepEqual(demoVehicles(), demoVehicles());
});

Deno.test("supersessions come in every kind: chains, splits, merges, alternatives, at once and while stock lasts", async () => {
  const [kinds] = await sql`
    select
      exists (
        select from supersessions a
        join supersessions b on b.from_number = a.to_number
        join supersessions c on c.from_number = b.to_number
      ) as chain_of_three,
      exists (select from supersessions group by from_number, set_no having count(*) > 1) as one_to_many,
      exists (select from supersessions group by to_number having count(*) > 1) as many_to_one,
      exists (select from supersessions where set_no = 2) as alternative,
      (select count(distinct kind) from supersessions) as kinds,
      (select count(distinct interchange) from supersessions) as interchanges`;
  assert.deepEqual({ ...kinds }, {
    chainOfThree: true,
    oneToMany: true,
    manyToOne: true,
    alternative: true,
    kinds: 2,
    interchanges: 3,
  });
});

Deno.test("an economy or remanufactured part stands for one that a figure shows, so that what it fits is known", async () => {
  const orphans = await sql`
    select p.number, p.names ->> 'en_US' as name
    from parts p
    where p.names ->> 'en_US' ~ ', (economy line|remanufactured)$'
      and not exists (
        select from part_alternatives a join figure_lines l on l.part_number = a.part_number where a.other_number = p.number
      )`;
  assert.deepEqual([...orphans], []);
});

Deno.test("technical data and auxiliary materials name the same quantities", async () => {
  const apart = await sql`
    select d.series_code, d.names ->> 'en_US' as name, d.value, q.quantity::float8 as quantity
    from vehicle_data d
    join auxiliary_quantities q on q.series_code = d.series_code
    where d.topic = 'fill' and d.value::float8 <> q.quantity and (q.auxiliary_code, d.names ->> 'en_US') in (
      ('coolant', 'Coolant'), ('brake_fluid', 'Brake fluid'), ('gear_oil', 'Gear oil of the drive unit')
    )`;
  assert.deepEqual([...apart], []);
});

Deno.test("all VINs pass the check digit except the chosen ones, and only the chosen three share their last 8", async () => {
  const rows = await sql<{ vin: string }[]>`select vin from vehicles`;
  const wrong = rows.map(({ vin }) => vin).filter((vin) => vin[8] !== checkDigitOf(vin));
  assert.deepEqual(new Set(wrong), WRONG_CHECK_DIGITS);
  const shared = await sql`
    select right(vin, 8) as tail, count(*) as n from vehicles group by right(vin, 8) having count(*) > 1`;
  assert.deepEqual([...shared], [{ tail: SHARED_TAIL, n: 3 }]);
});

Deno.test("every vehicle carries only options that its model can have", async () => {
  const odd = await sql`
    select v.vin, o.value
    from vehicles v, unnest(v.option_values) o (value)
    where cardinality(v.model_codes) = 1
      and not exists (
        select from model_options m where m.model_code = v.model_codes[1] and m.value_code = o.value
      )`;
  assert.deepEqual([...odd], []);
});

Deno.test("the three vehicles to begin with see different lines of the same figures", async () => {
  const fitting = async (vin: string, figure: string) => {
    const { lines } = await readFigure(store, { vin }, figure);
    return lines.filter((line) => line.fit === "fits").map((line) => `${line.callout} ${line.partNumber}`);
  };
  const [before, after, heatPump] = await Promise.all([
    fitting(BEFORE_CHANGE_VIN, "34-11-02-C"),
    fitting(AFTER_CHANGE_VIN, "34-11-02-C"),
    fitting(HEAT_PUMP_VIN, "34-11-02-C"),
  ]);
  assert.notDeepEqual(before, after, "the change of 2024-03");
  assert.deepEqual(after, heatPump, "the brake knows no heat pump");
  const hoses = await Promise.all([AFTER_CHANGE_VIN, HEAT_PUMP_VIN].map((vin) => fitting(vin, "64-21-01-C")));
  assert.notDeepEqual(hoses[0], hoses[1], "the coolant hoses do");
  const { lines } = await readFigure(store, { vin: BEFORE_CHANGE_VIN }, "34-11-02-C");
  const reasons = lines.filter((line) => line.fit === "not").map((line) => line.reason);
  assert.ok(reasons.some((reason) => reason?.includes("2024-03")), `a reason by date: ${reasons.join("; ")}`);
});

Deno.test("of neighbouring vehicles of a series, at least nineteen pairs in twenty see different lines", async () => {
  const pairs = await sql<{ vin: string; next: string; differing: number }[]>`
    with ordered as (
      select
        v.vin, v.series_code, fit_subject_of(v) as subject,
        lead(v.vin) over w as next, lead(fit_subject_of(v)) over w as next_subject,
        row_number() over w as place
      from vehicles v
      where v.production_date is not null and cardinality(v.model_codes) = 1
      window w as (partition by v.series_code order by v.plant_code, v.serial)
    )
    select o.vin, o.next, (
      select count(*)
      from epc_groups g
      join figure_places p on p.group_id = g.id
      join figure_lines l on l.figure_id = p.figure_id
      where g.series_code = o.series_code
        and exists (select from line_applicability a where a.line_id = l.id)
        and (select fit from line_fit(l.id, o.subject)) <> (select fit from line_fit(l.id, o.next_subject))
    ) as differing
    from ordered o
    where o.next is not null and o.place % 40 = 7`;
  assert.ok(pairs.length >= 24, `${pairs.length} pairs`);
  const alike = pairs.filter((pair) => pair.differing === 0);
  assert.ok(alike.length * 20 <= pairs.length, `${alike.length} of ${pairs.length} pairs alike`);
});

Deno.test("most items that are drawn for a vehicle fit it, or have an alternative that does", async () => {
  const { drawing, lines } = await readFigure(store, { vin: AFTER_CHANGE_VIN }, "34-11-02-C");
  assert.equal(drawing!.variant, "four_piston");
  const callouts = new Set(drawing!.hotspots.map((hotspot) => hotspot.callout));
  const fitting = new Set(
    lines.filter((line) => line.fit === "fits" && callouts.has(line.callout)).map((line) => line.callout),
  );
  assert.ok(
    fitting.size >= callouts.size - 2,
    `${fitting.size} of ${callouts.size} callouts have a fitting line`,
  );
  assert.ok(lines.some((line) => line.fit === "not"));
  assert.ok(lines.every((line) => line.price !== null), "each has a price in the store's list");
});

Deno.test("each special VIN gets its own answer", async () => {
  const told = new Map<string, string | null>();
  for (const { typed, shows } of [...DEMO_VINS, ...SPECIAL_VINS]) {
    told.set(shows, (await refusalOf(lookUpVehicle(store, typed)))?.key ?? null);
  }
  assert.deepEqual(Object.fromEntries(told), {
    "before-change": null,
    "after-change": null,
    "heat-pump": null,
    "several": null,
    "disabled": "vin-disabled",
    "too-many-models": "vin-too-many-models",
    "check-digit-warning": null,
    "check-digit-refused": "vin-check-digit",
    "no-production-date": null,
    "unknown": "vin-unknown",
    "alphabet": "vin-alphabet",
    "overseas": null,
  });
});

Deno.test("the last 8 of several vehicles are answered with all of them", async () => {
  const answer = await lookUpVehicle(store, SHARED_TAIL);
  assert.equal(answer.found, "several");
  assert.deepEqual(answer.choices.map((choice) => choice.brandCode).sort(), ["kestrel", "norda", "velaro"]);
});

Deno.test("a withheld VIN says why in the reader's language", async () => {
  const chinese = await portal.as("store-technician", "zh_CN");
  const refusal = await refusalOf(lookUpVehicle(chinese, DISABLED_VIN));
  assert.match(String(refusal?.params.reason), /报废/);
});

Deno.test("a wrong check digit is a warning, and a refusal where the right one is mandatory", async () => {
  const { vehicle } = await lookUpVehicle(store, WARNED_VIN);
  assert.deepEqual(vehicle?.warnings.map((warning) => warning.key), ["vin-check-digit"]);
  const refusal = await refusalOf(lookUpVehicle(store, REFUSED_VIN));
  assert.equal(refusal?.params.expected, checkDigitOf(REFUSED_VIN));
});

Deno.test("without a production date the answer warns, and lines that hang on it are not known to fit", async () => {
  const { vehicle } = await lookUpVehicle(store, NO_PRODUCTION_DATE_VIN);
  assert.deepEqual(vehicle?.warnings.map((warning) => warning.key), ["production-date-unknown"]);
  const { counts } = await readFigure(store, { vin: NO_PRODUCTION_DATE_VIN }, "34-11-02-F");
  assert.ok(counts.unknown > 0 && counts.fits > 0, JSON.stringify(counts));
});

Deno.test("over 100 model codes, an unknown VIN and the letters I and O are refused with their figures", async () => {
  assert.equal((await refusalOf(lookUpVehicle(store, TOO_MANY_MODELS_VIN)))?.params.limit, 100);
  assert.equal((await refusalOf(lookUpVehicle(store, UNKNOWN_VIN)))?.params.vin, UNKNOWN_VIN);
  const letters = await refusalOf(lookUpVehicle(store, WRONG_ALPHABET_VIN));
  assert.deepEqual(letters?.params, { position: WRONG_ALPHABET_VIN.search(/[IOQ]/) + 1, character: "I" });
});

Deno.test("the overseas vehicle has its wheel on the right and belongs to an overseas market", async () => {
  const { vehicle } = await lookUpVehicle(store, OVERSEAS_VIN);
  assert.equal(vehicle?.market?.code, "asia");
  assert.ok(vehicle?.options?.some((option) => option.code === "RHD"));
});

Deno.test("a series that is not sold in a country cannot be looked up there", async () => {
  const [atlas] = await sql<{ vin: string }[]>`
    select vin from vehicles where series_code = 'HAT' and cardinality(model_codes) = 1 order by vin limit 1`;
  const munich = await portal.as("overseas-store", "en_US", "overseas");
  await assertRefused(lookUpVehicle(munich, atlas!.vin), "vin-unknown");
  assert.equal((await lookUpVehicle(store, atlas!.vin)).vehicle?.seriesCode, "HAT");
});

Deno.test("the people of the stores have orders, a cart, favorites and recent vehicles", async () => {
  for (
    const [account, edition] of [["store-technician", "domestic"], ["overseas-store", "overseas"]] as const
  ) {
    const ctx = await portal.as(account, "en_US", edition);
    assert.ok((await readList(ctx, orderList, { pageNo: 1, pageSize: 20 })).total >= 5, `${account}: orders`);
    const cart = await readCart(ctx);
    assert.ok(cart.lineCount > 0 && cart.blocked === 0 && cart.total !== null, `${account}: cart`);
    assert.ok(
      (await readList(ctx, favoriteList, { pageNo: 1, pageSize: 50 })).total >= 5,
      `${account}: favorites`,
    );
    assert.ok((await recentVehicles(ctx)).length >= 5, `${account}: recent vehicles`);
  }
});

Deno.test("who has orders is passed over when a filling that broke off goes on, also where those of colleagues are newer", async () => {
  const count = async () =>
    (await sql`select number from orders order by number`).map(({ number }) => number);
  const before = await count();
  const dictionaries = await shippedTexts();
  const ctxFor = (parts: Partial<CtxParts>) => makeCtx({ pool: sql, dictionaries, ...parts }, uuid);
  await fillOrders({ ctx: ctxFor({}), ctxFor, sql, hasFiles: false });
  assert.deepEqual(await count(), before);
});

Deno.test("the banner names accounts with their password, three vehicles and every special VIN", async () => {
  const text = (await demoBanner({ databaseUrl: portal.db.url })).join("\n");
  for (const word of ["store-technician", "overseas-store", "first-login", "Demo!2026"]) {
    assert.ok(text.includes(word), word);
  }
  for (const { typed } of [...DEMO_VINS, ...SPECIAL_VINS]) assert.ok(text.includes(typed), typed);
  assert.equal(DEMO_VINS.length, 3);
});

Deno.test("afterwards the database goes", async () => {
  await portal[Symbol.asyncDispose]();
});
