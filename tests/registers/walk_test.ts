import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { asRequester } from "@/engines/exports/load_requester.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { REFUSALS } from "@/kernel/refusals/catalogue.ts";
import type { Refusal } from "@/kernel/refusals/refuse.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { changeTogether } from "@/engines/registers/change_together.ts";
import type { Register, Values } from "@/engines/registers/define_register.ts";
import { deleteEntries, restoreEntries } from "@/engines/registers/delete_entries.ts";
import { sortNames } from "@/engines/registers/entry_query.ts";
import { givenFields, isRequired } from "@/engines/registers/entry_schema.ts";
import { registerExport } from "@/engines/registers/exports.ts";
import { findUses } from "@/engines/registers/find_uses.ts";
import { checkImport, importEntries } from "@/engines/registers/import_entries.ts";
import { listEntries, readEntry } from "@/engines/registers/read_entries.ts";
import { writeCell } from "@/engines/registers/sheet_cells.ts";
import { importFields, sheetColumns, sheetLangs } from "@/engines/registers/sheet_columns.ts";
import { keyField } from "@/engines/registers/shape.ts";
import type { Entry } from "@/engines/registers/types.ts";
import { addEntry, changeEntry, writesOf } from "@/engines/registers/write_entry.ts";
import { demoDatabase } from "../demo_portal.ts";
import { refusalOf } from "../refusal_of.ts";
import { IMPORTED_TO_CHANGE, sampleOf } from "./samples.ts";

const db = await demoDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());

const dictionaries = await shippedTexts();
const [{ id: userId }] = await db.sql<[{ id: number }]>`
  select id from users where user_code = 'administrator'`;
const system = makeCtx({ pool: db.sql, dictionaries }, uuid);
const chinese = (await asRequester(system, { userId, edition: "domestic", lang: "zh_CN" }))!;
const english = (await asRequester(system, { userId, edition: "domestic", lang: "en_US" }))!;

const quiet = { sanitizeOps: false, sanitizeResources: false };

/** What was refused, after its sentences were looked at in both complete languages: words, and no key of a text. */
async function refused(work: Promise<unknown>): Promise<Refusal> {
  const refusal = await refusalOf(work);
  assert.ok(refusal, "refused");
  for (const { t } of [chinese, english]) {
    inWords(t(`refusal.${refusal.key}`, refusal.params));
    for (const { rule, params } of refusal.fields) {
      inWords(t(rule in REFUSALS ? `refusal.${rule}` : rule, params));
    }
  }
  return refusal;
}

function inWords(sentence: string): void {
  assert.doesNotMatch(sentence, /(^|\s)[a-z_]+\.[a-z_.-]+$/, "a key of a text");
  assert.doesNotMatch(sentence, /\{\w+\}/, "a place that was not filled");
}

/** A list of any length has about so many pages here, and so many places where one ends: each is sorted anew, which takes the longest ones its time. */
const PAGES = 8;
const SHORTEST_PAGE = 20;

async function all(ctx: Ctx, register: Register, sort?: string): Promise<Entry[]> {
  const { total } = await listEntries(ctx, register, { pageNo: 1, pageSize: 1, sort });
  const pageSize = Math.max(SHORTEST_PAGE, Math.ceil(total / PAGES));
  const found: Entry[] = [];
  for (let pageNo = 1;; pageNo++) {
    const page = await listEntries(ctx, register, { pageNo, pageSize, sort });
    found.push(...page.records);
    if (found.length >= page.total || page.records.length === 0) return found;
  }
}

/** An entry as texts by head, as a file has it. */
function rowOf(register: Register, values: Values): Record<string, string> {
  const entry = {
    key: "",
    version: 1,
    deletedAt: null,
    changedAt: null,
    changedBy: null,
    values,
    labels: {},
  };
  const columns = sheetColumns(importFields(register), sheetLangs("en_US")).filter(({ isLabel }) => !isLabel);
  return Object.fromEntries(columns.flatMap((column) => {
    const cell = writeCell(english.t, register, column, entry);
    return cell === null ? [] : [[column.id, String(cell)]];
  }));
}

/** A field that can be changed, with another value. */
function otherValue(register: Register, values: Values): Values | null {
  for (const [name, field] of givenFields(register, "change")) {
    if (register.unique?.some((set) => set.includes(name))) continue;
    if (field.rule) continue;
    if (field.kind === "names") return { [name]: { en_US: "Walked on" } };
    if ((field.kind === "text" || field.kind === "longText") && !("format" in field && field.format)) {
      return { [name]: "Walked" };
    }
    if (field.kind === "whole" && values[name] !== (field.min ?? 0)) return { [name]: field.min ?? 0 };
  }
  return null;
}

/** What to do about an entry that is made from the kinds of the fields and breaks a rule of the register's own. */
function sampleRefused(register: Register, values: Values, error: unknown): Error {
  const why = error instanceof Error ? error.message : String(error);
  return new Error(
    `${register.route} does not take the walk's entry ${JSON.stringify(values)}: ${why}. ${
      samplesLine(register)
    }`,
    { cause: error },
  );
}

function samplesLine(register: Register): string {
  return `Say what its rules ask for in SAMPLES of tests/registers/samples.ts: ${register.route}: () => ({ field: value }),`;
}

Deno.test("there are registers to walk", () => assert.ok(REGISTERS.all.length > 10));

for (const register of REGISTERS.all) {
  const writes = writesOf(register);

  Deno.test(
    `${register.route}: its list is total in every order, and its export is the list`,
    quiet,
    async () => {
      const plain = (await all(english, register)).map(({ key }) => key);
      assert.equal(new Set(plain).size, plain.length);
      for (const sort of sortNames(register)) {
        for (const way of [sort, `-${sort}`]) {
          const keys = (await all(chinese, register, way)).map(({ key }) => key);
          assert.deepEqual(keys.toSorted(), plain.toSorted(), way);
        }
      }
      const type = registerExport(register);
      const { total, records } = await type.open(english, type.filter.parse({}));
      const exported: Entry[] = [];
      for await (const entry of records) exported.push(entry);
      assert.equal(total, plain.length);
      assert.deepEqual(exported.map(({ key }) => key), plain);
      assert.deepEqual(exported, await all(english, register));
    },
  );

  Deno.test(`${register.route}: what is in use is not deleted, and its user is told`, quiet, async () => {
    if (!writes.includes("delete")) return;
    const entries = await all(english, register);
    const uses = await findUses(english, register, entries.map(({ key }) => key));
    const used = entries.find(({ key }) => uses.some((use) => use.key === key));
    if (!used) return;
    for (const ctx of [chinese, english]) {
      const refusal = await refused(deleteEntries(ctx, register, [used]));
      assert.equal(refusal.key, "item-used");
      inWords(String(refusal.params.uses));
    }
    assert.equal((await readEntry(english, register, used.key))?.deletedAt, null);
  });

  if (!writes.includes("add")) continue;

  Deno.test(
    `${register.route}: added, refused twice, changed, stale, deleted and put back`,
    quiet,
    async () => {
      const values = await sampleOf(english, register, 1);
      if (!values) return;
      const added = await addEntry(english, register, values).catch((error) => {
        throw sampleRefused(register, values, error);
      });
      for (const [name, value] of Object.entries(values)) assert.deepEqual(added.values[name], value, name);
      const isUnique = keyField(register) !== null || (register.unique?.length ?? 0) > 0;
      if (isUnique) {
        const again = await refused(addEntry(english, register, values));
        assert.equal(again.key, register.duplicate ?? "duplicate");
        assert.ok(again.fields.length > 0);
      }
      let now = added;
      const other = writes.includes("edit") ? otherValue(register, values) : null;
      if (other) {
        now = await changeEntry(english, register, added.key, added.version, other);
        assert.equal(now.version, added.version + 1);
        const stale = await refused(changeEntry(english, register, added.key, added.version, other));
        assert.equal(stale.key, "state-changed");
        const [line] = await db.sql<{ before: Values; after: Values }[]>`
        select before, after from operation_log
        where subject_kind = ${register.route} and subject_id = ${added.key} and operation = ${`change${
          register.noun[0]
        }`}`;
        assert.deepEqual(Object.keys(line!.after), Object.keys(other));
        assert.notDeepEqual(line!.before, line!.after);
      }
      if (writes.includes("delete")) {
        assert.equal(await deleteEntries(english, register, [now]), 1);
        assert.ok((await readEntry(english, register, now.key))?.deletedAt);
        assert.ok(!(await all(english, register)).some(({ key }) => key === now.key));
        assert.equal(await restoreEntries(english, register, [now.key]), 1);
        const back = (await readEntry(english, register, now.key))!;
        assert.equal(back.deletedAt, null);
        assert.deepEqual(back.values, now.values);
        await deleteEntries(english, register, [back]);
      }
    },
  );

  Deno.test(`${register.route}: what must be there is asked for, field by field`, quiet, async () => {
    const needed = givenFields(register, "add").filter(([, field]) =>
      isRequired(field) && field.start === undefined
    );
    const refusal = await refused(addEntry(english, register, {}));
    assert.deepEqual(
      refusal.fields.filter(({ rule }) => rule === "field-required").map(({ field }) => field).sort(),
      needed.map(([name]) => name).sort(),
    );
  });

  Deno.test(`${register.route}: many at once need a change`, quiet, async () => {
    if (!writes.includes("edit")) return;
    const [first] = await all(english, register);
    if (!first) return;
    const meant = [{ key: first.key, version: first.version }];
    assert.equal((await refused(changeTogether(english, register, meant, {}))).key, "batch-no-change");
    assert.equal((await refused(changeTogether(english, register, [], { any: 1 }))).key, "batch-no-rows");
  });

  Deno.test(
    `${register.route}: good, bad and doubled rows are told before anything is written`,
    quiet,
    async () => {
      if (!writes.includes("import") || IMPORTED_TO_CHANGE.includes(register.route)) return;
      const good = await sampleOf(english, register, 2);
      if (!good) return;
      const isUnique = keyField(register) !== null || (register.unique?.length ?? 0) > 0;
      const required = importFields(register).find(([, field]) =>
        isRequired(field) && field.start === undefined
      )?.[0];
      const bad = Object.fromEntries(Object.entries(good).filter(([name]) => name !== required));
      const rows = [
        rowOf(register, good),
        ...(required ? [rowOf(register, bad)] : []),
        ...(isUnique ? [rowOf(register, good)] : []),
      ];
      const before = (await all(english, register)).length;
      const check = await checkImport(english, register, { rows }, {});
      assert.equal(
        check.rows[0]!.state,
        "new",
        `${JSON.stringify(check.rows[0])}; where a rule of the register's own refuses it, ${
          samplesLine(register)
        }`,
      );
      assert.ok(check.rows.slice(1).every(({ state }) => state === "refused"), JSON.stringify(check.rows));
      for (const { reasons } of check.rows) for (const { message } of reasons) inWords(message);
      assert.equal((await all(english, register)).length, before, "nothing was written");
      if (rows.length > 1) {
        const refusal = await refused(importEntries(english, register, { rows }, {}));
        assert.equal(refusal.key, "import-rows");
        assert.equal((await all(english, register)).length, before, "nothing was written");
      }
      const done = await importEntries(english, register, { rows }, { goodRowsOnly: true });
      assert.equal(done.added, 1);
      assert.equal(done.left.length, rows.length - 1);
      assert.equal((await all(english, register)).length, before + 1);
    },
  );

  Deno.test(`${register.route}: importing its export changes nothing`, quiet, async () => {
    if (!writes.includes("import")) return;
    if (keyField(register) === null && !register.unique) return;
    const entries = await all(english, register);
    if (entries.length === 0) return;
    const rows = entries.map(({ values }) => rowOf(register, values));
    const { counts, rows: told } = await checkImport(english, register, { rows }, { mode: "change" });
    assert.deepEqual(
      counts,
      { new: 0, changed: 0, same: entries.length, refused: 0 },
      JSON.stringify(told.find(({ state }) => state !== "same")),
    );
  });
}
