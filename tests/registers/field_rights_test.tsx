import assert from "node:assert/strict";
import { renderToString } from "preact-render-to-string";
import { RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { readRegisterPage } from "@/components/registers/read_register_page.ts";
import type { State } from "@/edge/state.ts";
import { registerCalls } from "@/engines/registers/calls.ts";
import { changeTogether } from "@/engines/registers/change_together.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { code, defineRegister, names, type Register, text, withRight } from "@/engines/registers/declare.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { registerExport } from "@/engines/registers/exports.ts";
import { registerReaders } from "@/engines/registers/file_readers.ts";
import { checkImport, importEntries } from "@/engines/registers/import_entries.ts";
import { importTemplate } from "@/engines/registers/import_template.ts";
import { listEntries, readEntry } from "@/engines/registers/read_entries.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { describeChange } from "@/services/logs/describe_change.ts";
import { rightsCatalogue } from "@/services/roles/rights_catalogue.ts";
import { readXlsx } from "hucre/xlsx";
import "@/domains.ts";
import { demoDatabase } from "../demo_portal.ts";
import { refusalOf } from "../refusal_of.ts";
import { liftRegister, RENT } from "./world/lift_register.ts";
import { holderWith, layLifts } from "./world/lift_world.ts";

const db = await demoDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
await layLifts(db.sql);
// One of the portal's, for the log and the tree of rights.
(REGISTERS.all as Register[]).push(liftRegister);

const ALL = ["view", "add", "edit", "delete", "import"].map((action) => `LiftManage:${action}`);
const keeper = await holderWith(db.sql, [...ALL, RENT]);
const other = await holderWith(db.sql, ALL);
const HIDDEN = ["rent", "terms", "paper", "grade"];

await addEntry(keeper, liftRegister, {
  code: "L1",
  names: { en_US: "First" },
  loadKg: 2000,
  rent: "120.00",
  terms: "two years",
  grade: "b",
});
await addEntry(keeper, liftRegister, { code: "L2", names: { en_US: "Second" }, loadKg: 4000, rent: "80.00" });

const FIRST = { pageNo: 1, pageSize: 20 };
const keysOf = async (ctx: Ctx, asked: object) =>
  (await listEntries(ctx, liftRegister, { ...FIRST, ...asked })).records.map(({ key }) => key);
const told = (refusal: Awaited<ReturnType<typeof refusalOf>>) =>
  refusal?.fields.map(({ field, rule }) => `${field} ${rule}`);
const kept = async (key: string) => (await readEntry(keeper, liftRegister, key))!.values;
const callOf = (id: string) => registerCalls(liftRegister).find(({ operationId }) => operationId === id)!;

Deno.test("who lacks the right reads an entry without the field, in list, entry and call", async () => {
  const seen = (await readEntry(other, liftRegister, "L1"))!;
  assert.deepEqual(Object.keys(seen.values), ["code", "names", "loadKg"]);
  assert.ok(HIDDEN.every((name) => !(name in seen.labels)));
  const { records } = await listEntries(other, liftRegister, FIRST);
  assert.ok(records.every(({ values }) => HIDDEN.every((name) => !(name in values))));
  assert.equal((await kept("L1")).rent, "120.00");
  const read = callOf("readLift");
  const answer = await read.run(other, { key: "L1" }, { isForm: false } as never);
  assert.ok(read.output.safeParse(answer).success, "as it is documented");
  assert.ok(!JSON.stringify(answer).includes("120.00"));
});

Deno.test("neither words, filters nor order find out what is hidden", async () => {
  assert.deepEqual(await keysOf(keeper, { keyword: "two years" }), ["L1"]);
  assert.deepEqual(await keysOf(other, { keyword: "two years" }), []);
  assert.deepEqual(await keysOf(keeper, { filters: { rent: "80" } }), ["L2"]);
  assert.deepEqual(await keysOf(other, { filters: { rent: "80" } }), ["L1", "L2"], "not narrowed");
  assert.deepEqual(await keysOf(keeper, { sort: "rent" }), ["L2", "L1"]);
  assert.deepEqual(await keysOf(other, { sort: "rent" }), ["L1", "L2"], "in the order of the keys");
  assert.deepEqual(await keysOf(other, {}), ["L1", "L2"], "nor by the first order of the register");
  const list = callOf("listLifts");
  const ask = (asked: object) => refusalOf(list.run(other, { ...FIRST, ...asked }, {} as never));
  assert.deepEqual(told(await ask({ rent: "80" })), ["rent field-no-right"]);
  assert.deepEqual(told(await ask({ sort: "-rent" })), ["sort field-no-right"]);
  assert.equal((await refusalOf(choicesOf(other, liftRegister, "grade")))?.key, "field-no-right");
});

Deno.test("giving it is refused by field and rule, and nothing is written", async () => {
  const { version } = (await readEntry(other, liftRegister, "L1"))!;
  const refusal = await refusalOf(
    changeEntry(other, liftRegister, "L1", version, { loadKg: 2500, rent: "1.00", grade: null }),
  );
  assert.deepEqual(told(refusal), ["rent field-no-right", "grade field-no-right"]);
  const adding = { code: "L9", names: { en_US: "Ninth" }, loadKg: 900, terms: "mine" };
  assert.deepEqual(told(await refusalOf(addEntry(other, liftRegister, adding))), ["terms field-no-right"]);
  const together = changeTogether(other, liftRegister, [{ key: "L1", version }], { loadKg: 900, rent: "2" });
  assert.deepEqual(told(await refusalOf(together)), ["rent field-no-right"]);
  assert.equal((await kept("L1")).loadKg, 2000);
  assert.equal(await readEntry(keeper, liftRegister, "L9"), null);
});

Deno.test("what is not given stays: in a change, in one of many, and when an entry is taken up again", async () => {
  const before = (await readEntry(other, liftRegister, "L1"))!;
  const changed = await changeEntry(other, liftRegister, "L1", before.version, { loadKg: 2100 });
  assert.ok(!("rent" in changed.values), "nor is it answered");
  const same = await changeEntry(other, liftRegister, "L1", changed.version, { loadKg: 2100 });
  assert.ok(!("rent" in same.values));
  await changeTogether(other, liftRegister, [changed], { loadKg: 2200 });
  const HELD = { rent: "120.00", terms: "two years", grade: "b" };
  const hidden = async () => {
    const { rent, terms, grade } = await kept("L1");
    return { rent, terms, grade };
  };
  assert.deepEqual(await hidden(), HELD);
  const doomed = (await readEntry(other, liftRegister, "L1"))!;
  await deleteEntries(other, liftRegister, [doomed]);
  const again = await addEntry(other, liftRegister, { code: "L1", names: { en_US: "First" }, loadKg: 2000 });
  assert.equal(again.version, doomed.version + 2);
  assert.deepEqual(await hidden(), HELD);
  const fresh = await addEntry(other, liftRegister, { code: "L3", names: { en_US: "Third" }, loadKg: 700 });
  assert.equal((await kept(fresh.key)).grade, "a", "a new one begins as the field says");
});

Deno.test("a sheet neither says nor takes it, and an import that tries is refused row by row", async () => {
  const sheet = registerExport(liftRegister);
  const asked = sheet.filter.parse({ cols: "code,rent,terms", rent: "80" });
  const columns = typeof sheet.columns === "function" ? sheet.columns(other, asked) : sheet.columns;
  assert.deepEqual(columns.map(({ key }) => key), ["code"]);
  const { total, records } = await sheet.open(other, asked);
  assert.equal(total, 3, "not narrowed by it");
  for await (const entry of records) assert.ok(!JSON.stringify(sheet.cells(other, entry)).includes("80.00"));
  assert.deepEqual(await sheet.say(other, asked), []);
  assert.equal((await sheet.open(keeper, asked)).total, 1);
  const heads = (await readXlsx(await importTemplate(other, liftRegister))).sheets[0]!.rows[0]!;
  assert.ok(heads.every((head) => !String(head).includes("rent")), heads.join());
  const rows = [{ code: "L2", loadKg: "4100", rent: "80.00" }];
  const plan = await checkImport(other, liftRegister, { rows }, { mode: "change" });
  assert.deepEqual(plan.rows[0]!.reasons.map(({ field, rule }) => [field, rule]), [[
    "rent",
    "field-no-right",
  ]]);
  assert.deepEqual(plan.rows[0]!.changed, ["loadKg"], "it is not told whether the hidden one differs");
  assert.deepEqual(plan.unknownColumns, []);
  const refused = await refusalOf(importEntries(other, liftRegister, { rows }, { mode: "change" }));
  assert.equal(refused?.key, "import-rows");
  assert.equal((await kept("L2")).loadKg, 4000);
  await importEntries(other, liftRegister, { rows: [{ code: "L2", loadKg: "4100" }] }, { mode: "change" });
  assert.deepEqual([(await kept("L2")).loadKg, (await kept("L2")).rent], [4100, "80.00"]);
  await importEntries(keeper, liftRegister, { rows: [{ code: "L2", rent: "" }] }, { mode: "change" });
  assert.equal((await kept("L2")).rent, null);
});

Deno.test("page, dialog and log show it to those alone who have the right", async () => {
  const drawn = async (ctx: Ctx, query: string) => {
    const url = new URL(`http://portal.example/tis/LiftManage?${query}`);
    const data = await readRegisterPage(liftRegister, ctx, url);
    const state = { ctx, basePath: "/tis", flash: null } as unknown as State;
    return renderToString(<RegisterPage register={liftRegister} data={data} state={state} />);
  };
  for (const query of ["", "entry=L1", "add=1&copy=L1", "batch=1", "cols=rent&rent=80&sort=rent"]) {
    const mine = await drawn(keeper, query), theirs = await drawn(other, query);
    assert.ok(mine.includes("tools.lift.rent"), query);
    for (const word of ["tools.lift.rent", "tools.lift.terms", "120.00", "two years", 'name="rent"']) {
      assert.ok(!theirs.includes(word), `${query}: ${word}`);
    }
  }
  const [line] = await db.sql<{ before: unknown; after: unknown }[]>`
    select before, after from operation_log where subject_kind = 'LiftManage' and operation = 'addLift' order by id`;
  const saidTo = (ctx: Ctx) =>
    describeChange(ctx, "LiftManage", line!.before, line!.after).map(({ field }) => field);
  assert.deepEqual(saidTo(keeper).toSorted(), ["code", "grade", "loadKg", "names", "rent", "terms"]);
  assert.deepEqual(saidTo(other).toSorted(), ["code", "loadKg", "names"]);
});

Deno.test("a file that stands in a hidden field is read by those alone who have the right", () => {
  const [[kind, mayRead]] = registerReaders(liftRegister) as [ReturnType<typeof registerReaders>[number]];
  assert.equal(kind, "lift-paper");
  assert.equal(mayRead(keeper, "paper"), true);
  assert.equal(mayRead(other, "paper"), false);
});

Deno.test("the right can be given to roles, and a declaration hides nothing that all need", () => {
  const rights = rightsCatalogue([], []).map(({ funLink, headApi }) => `${funLink}:${headApi}`);
  assert.ok(rights.includes(RENT));
  const declared = {
    route: "T",
    path: "/t",
    noun: ["T", "Ts"],
    texts: "t",
    table: "t",
    key: "code",
  } as const;
  const hiding = (fields: Register["fields"]) => () => registerCalls(defineRegister({ ...declared, fields }));
  assert.throws(hiding({ code: withRight(RENT, code()) }), /cannot ask for a right/);
  assert.throws(hiding({ code: code(), names: withRight(RENT, names({ optional: true })) }), /cannot ask/);
  assert.throws(hiding({ code: code(), name: text(), note: withRight(RENT, text()) }), /must be optional/);
});
