import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import type { Edition } from "@/kernel/access/editions.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { may } from "@/kernel/access/rights.ts";
import type { User } from "@/kernel/access/user.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { type Register, rightOf } from "@/engines/registers/define_register.ts";
import { targetKey, targetLabel } from "@/engines/registers/target_columns.ts";
import type { Target } from "@/engines/registers/field_shape.ts";
import { findUses, usesOf } from "@/engines/registers/find_uses.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { columnOf, fieldsOf, isKey, targetOf } from "@/engines/registers/shape.ts";
import { registerExport } from "@/engines/registers/exports.ts";
import { changeEntry } from "@/engines/registers/write_entry.ts";
import { demoDatabase } from "../demo_portal.ts";
import { refusalOf } from "../refusal_of.ts";
import { listedKeys, wholeList } from "./seen_rows.ts";

/**
 * No read of a register shows what the list of what it refers to would not: not what can be chosen, not the name of a chosen key, not the
 * names in lists and sheets, not what uses an entry. Walked over every register and every reference by their declarations, as persons
 * of every seeded role, and as such who may read everything but are bound to an organisation or an edition.
 */
const db = await demoDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
const system = makeCtx({ pool: db.sql, dictionaries: await shippedTexts(), lang: "en_US" }, uuid);
const quiet = { sanitizeOps: false, sanitizeResources: false };

// A series that nobody but its keepers sees, one of each edition alone, and entries of other registers that name them.
await db.sql`
  insert into series (code, names, brand_code, after_sale_type, energy_type, car_type, year_from, visible, editions)
  select 'SECRET-' || v.code, jsonb_build_object('en_US', 'Unseen ' || v.code), s.brand_code, v.kind, s.energy_type, s.car_type,
    2026, v.visible, v.editions
  from (values
    ('NOBODY', 0, '{domestic,overseas}'::text[], 'commercial'),
    ('HERE', 1, '{domestic}', 'commercial'),
    ('ABROAD', 1, '{overseas}', 'commercial')
  ) v (code, visible, editions, kind)
  cross join (select * from series order by code limit 1) s`;
await db.sql`
  insert into model_codes (code, names, series_code)
  select code || '-M', jsonb_build_object('en_US', 'Model of ' || code), code from series where code like 'SECRET-%'`;
await db.sql`
  insert into epc_groups (series_code, code, path, names)
  select code, '99', '99', jsonb_build_object('en_US', 'Group of ' || code) from series where code like 'SECRET-%'`;
await db.sql`
  insert into commercial_vehicles (code, names, series_code, category, body_type, axle_configuration, gross_mass)
  select 'CV-' || code, jsonb_build_object('en_US', 'Vehicle of ' || code), code, 'light', 'box', '4x2', 4500
  from series where code like 'SECRET-%'`;
await db.sql`
  insert into auxiliary_quantities (auxiliary_code, series_code, quantity)
  select (select code from auxiliaries order by code limit 1), code, 1 from series where code like 'SECRET-%'`;
await db.sql`
  update dtcs set series_codes = array(select code from series where code like 'SECRET-%')
  where id = (select min(id) from dtcs)`;

/** A person of the demo in an edition; `everything` gives them all rights within their bounds. */
async function person(account: string, edition: Edition, everything = false, org: string | null = null) {
  const user = (await loadUser(system, account, edition))!;
  const all = new Set((await db.sql<{ code: string }[]>`select code from rights`).map(({ code }) => code));
  const actor: User = everything
    ? { ...user, assignments: [{ role: "everything", market: null, org, rights: all }] }
    : user;
  return system.as({ actor, edition, lang: "en_US" });
}

const PERSONS: readonly (readonly [who: string, ctx: Ctx])[] = [
  ["administrator", await person("administrator", "domestic")],
  ["administrator overseas", await person("administrator", "overseas")],
  ["factory manager", await person("factory-manager", "overseas")],
  ["factory engineer", await person("factory-engineer", "domestic")],
  ["section chief", await person("section-chief", "domestic")],
  ["claim approver", await person("claim-approver-1", "domestic")],
  ["technical supervisor", await person("technical-supervisor", "domestic")],
  ["store technician", await person("store-technician", "domestic")],
  ["store manager", await person("store-manager", "domestic")],
  ["dealer group", await person("dealer-group-user", "domestic")],
  ["social user", await person("social-user", "domestic")],
  ["overseas store", await person("overseas-store", "overseas")],
  ["all rights of a store", await person("store-manager", "domestic", true)],
  ["all rights of a dealer group", await person("dealer-group-user", "domestic", true)],
  ["all rights of a store overseas", await person("overseas-store", "overseas", true)],
  ["all rights of nobody's store", await person("social-user", "domestic", true)],
  ["factory staff with all rights at one store", await person("factory-engineer", "domestic", true, "20417")],
];

/** Somebody in a store who may view one register and nothing else. */
async function onlyViewing(register: Register): Promise<Ctx> {
  const { actor } = await person("store-technician", "domestic");
  const rights = new Set([rightOf(register, "view")]);
  const assignments = [{ role: "one", market: null, org: null, rights }];
  return system.as({ actor: { ...actor as User, assignments }, edition: "domestic", lang: "en_US" });
}

interface Row {
  key: string;
  name: string;
  choosable: boolean;
}

/** All rows of another table with what people read of them, and whether they can be chosen as the declaration says. */
async function rowsOf(ctx: Ctx, to: Target): Promise<Row[]> {
  const { sql } = ctx;
  const [column] = await sql`
    select from information_schema.columns where table_name = ${to.table} and column_name = 'deleted_at'`;
  return await sql<Row[]>`
    select ${targetKey(ctx, to)}::text as key, coalesce(${targetLabel(ctx, to)}, '') as name,
      ${column ? sql`r.deleted_at is null` : sql`true`} and ${
    to.where ? to.where(ctx) : sql`true`
  } as choosable
    from ${sql(to.table)} r`;
}

/** The name of a row without the code that it begins with. */
const plainName = ({ key, name }: Row) => name.startsWith(`${key} `) ? name.slice(key.length + 1) : name;

const keysIn = (value: unknown) => value === null || value === undefined ? [] : [value].flat().map(String);

/** Calls a verb with so many keys at a time as a call takes. */
async function inPieces<T>(keys: readonly string[], ask: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < keys.length; at += 500) found.push(...await ask(keys.slice(at, at + 500)));
  return found;
}

async function walkField(ctx: Ctx, register: Register, name: string, to: Target) {
  const listed = await listedKeys(ctx, register, to.table);
  const rows = await rowsOf(ctx, to);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const isSeen = (key: string) => listed === null || listed.has(key);

  for (const { value } of await choicesOf(ctx, register, name, { limit: 999 })) {
    assert.ok(isSeen(value), `${name}: ${value} can be chosen`);
    assert.ok(byKey.get(value)!.choosable, `${name}: ${value} can be chosen against the declaration`);
  }
  const entries = [...await wholeList(ctx, register), ...await wholeList(ctx, register, true)];
  const held = new Set(entries.flatMap(({ values }) => keysIn(values[name])));
  const told = await inPieces(
    rows.map(({ key }) => key),
    (keys) => choicesOf(ctx, register, name, { keys, limit: 999 }),
  );
  for (const { value } of told) {
    assert.ok(isSeen(value), `${name}: ${value} is told by its key`);
    assert.ok(
      byKey.get(value)!.choosable || held.has(value),
      `${name}: ${value} is neither choosable nor chosen`,
    );
  }
  const toldKeys = new Set(told.map(({ value }) => value));
  for (const key of held) {
    if (isSeen(key) && byKey.has(key)) {
      assert.ok(toldKeys.has(key), `${name}: ${key} is chosen and has no name`);
    }
  }
  if (listed === null) return;
  // A name that something has which may be seen gives nothing away.
  const known = new Set(rows.filter(({ key }) => isSeen(key)).map(plainName));
  const unseen = rows.filter((row) => !isSeen(row.key) && row.name.length > 2 && !known.has(plainName(row)));
  const cells = registerExport(register);
  for (const entry of entries) {
    const own = keysIn(entry.values[name]);
    const hidden = unseen.filter(({ key }) => own.includes(key));
    if (hidden.length === 0) continue;
    const said = [entry.labels[name] ?? "", ...Object.values(cells.cells(ctx, entry)).map(String)];
    for (const row of hidden) {
      const secret = plainName(row);
      assert.ok(!said.some((one) => one.includes(secret)), `${name}: ${entry.key} tells '${secret}'`);
    }
  }
}

/** What is told to use an entry is no more than the lists of what uses it show. */
async function walkUses(ctx: Ctx, register: Register) {
  const entries = await wholeList(ctx, register);
  const most = new Map<string, number>();
  const kept = new Set<string>();
  for (const use of usesOf(register)) {
    for (const other of REGISTERS.all.filter(({ table }) => table === use.table)) {
      const what = ctx.t(`${REGISTERS.all.find(({ table }) => table === use.table)!.texts}.one`);
      kept.add(what);
      if (!may(ctx.actor, rightOf(other, "view"))) continue;
      const [name] = fieldsOf(other).find(([name, field]) => columnOf(name, field) === use.column) ?? [];
      for (const { values } of name ? await wholeList(ctx, other) : []) {
        for (const key of keysIn(values[name!])) {
          most.set(`${key} ${what}`, (most.get(`${key} ${what}`) ?? 0) + 1);
        }
      }
    }
  }
  for (const { key, what, count } of await findUses(ctx, register, entries.map(({ key }) => key))) {
    if (!kept.has(what)) continue;
    assert.ok((count ?? 0) <= (most.get(`${key} ${what}`) ?? 0), `${key}: ${what} (${count}) in use`);
  }
}

async function walk(ctx: Ctx, register: Register) {
  if (!may(ctx.actor, rightOf(register, "view"))) return;
  for (const [name, field] of fieldsOf(register)) {
    const to = targetOf(register, field);
    if (to) await walkField(ctx, register, name, to);
  }
  await walkUses(ctx, register);
}

for (const [who, ctx] of PERSONS) {
  Deno.test(`${who} is shown in no register what the lists would not show`, quiet, async (t) => {
    for (const register of REGISTERS.all) await t.step(register.route, () => walk(ctx, register));
  });
}

Deno.test("who may view just one register is shown nothing beyond their bounds in it", quiet, async (t) => {
  for (const register of REGISTERS.all) {
    await t.step(register.route, async () => await walk(await onlyViewing(register), register));
  }
});

Deno.test(
  "commercial vehicles and quantities of a series are seen by whoever sees the series",
  quiet,
  async () => {
    const registers = ["CommercialInformation", "EPCfuliaoQuantity"].map((route) =>
      REGISTERS.all.find((one) => one.route === route)!
    );
    for (const [who, ctx] of PERSONS) {
      for (const register of registers) {
        if (!may(ctx.actor, rightOf(register, "view"))) continue;
        const series = await listedKeys(ctx, register, "series");
        const shown = await wholeList(ctx, register);
        for (const { key, values } of shown) {
          const code = values.seriesCode as string | null;
          assert.ok(code === null || series === null || series.has(code), `${who}: ${register.route} ${key}`);
        }
        const secret = shown.map(({ values }) => String(values.seriesCode)).filter((code) =>
          code.startsWith("SECRET-")
        );
        const wanted = may(ctx.actor, "EPCSeries:view")
          ? ["SECRET-ABROAD", "SECRET-HERE", "SECRET-NOBODY"]
          : [ctx.edition === "domestic" ? "SECRET-HERE" : "SECRET-ABROAD"];
        assert.deepEqual(secret.sort(), wanted, `${who}: ${register.route}`);
      }
    }
  },
);

Deno.test("what cannot be seen cannot be chosen by a change either", quiet, async () => {
  const agency = REGISTERS.all.find(({ route }) => route === "agency")!;
  const [, ctx] = PERSONS.find(([who]) => who === "all rights of a dealer group")!;
  const store = (await wholeList(ctx, agency)).find(({ values }) => values.kind === "store")!;
  const listed = (await listedKeys(ctx, agency, "orgs"))!;
  const [other] = await db.sql<{ code: string }[]>`
    select code from orgs
    where kind = 'dealer_group' and state = 'open' and deleted_at is null and code <> all(${[...listed]})
    limit 1`;
  const before = (await readEntry(ctx, agency, store.key))!;
  assert.ok(isKey(agency, other!.code));
  const refusal = await refusalOf(
    changeEntry(ctx, agency, store.key, before.version, { parentCode: other!.code }),
  );
  assert.deepEqual(refusal?.fields.map(({ field, rule }) => [field, rule]), [[
    "parentCode",
    "choice-unknown",
  ]]);
});
