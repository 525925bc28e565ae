import assert from "node:assert/strict";
import fc from "fast-check";
import {
  choice,
  choices,
  code,
  day,
  decimal,
  defineRegister,
  flag,
  names,
  type Register,
  text,
  texts,
  whole,
} from "@/engines/registers/declare.ts";
import { readEntryQuery } from "@/engines/registers/entry_query.ts";
import { canonical, changedFields, draftValues } from "@/engines/registers/draft_values.ts";
import { readCell, writeCell } from "@/engines/registers/sheet_cells.ts";
import { importFields, sheetColumns } from "@/engines/registers/sheet_columns.ts";

const t = (key: string) => `<${key}>`;
/** One of each kind, all of which may be left empty. */
const sampler: Register = defineRegister({
  route: "Sampler",
  path: "/tis/samplers",
  noun: ["Sampler", "Samplers"],
  texts: "sampler",
  table: "samplers",
  key: "id",
  fields: {
    code: code({ optional: true, fixed: false, filter: true }),
    names: names({ optional: true }),
    title: text({ max: 20, optional: true }),
    count: whole({ min: 0, max: 999, optional: true, filter: true }),
    amount: decimal({ places: 2, optional: true }),
    since: day({ optional: true, filter: true }),
    active: flag({ filter: true }),
    level: choice([0, 1, 2], { optional: true }),
    ways: choices(["one", "two"], { optional: true }),
    lines: texts({ optional: true }),
  },
});
const strict: Register = {
  ...sampler,
  fields: { ...sampler.fields, title: text({ max: 20 }), names: names() },
};
const REGISTERS = [sampler, strict];

const json = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("zh_CN", "en_US", "de_DE", "xx"), fc.string(), { maxKeys: 3 }),
);

/** Values of anything at all for the fields of a register, and for some that it does not have. */
function givenFor(register: Register) {
  return fc.dictionary(fc.constantFrom(...Object.keys(register.fields), "nothing", "constructor"), json);
}

Deno.test("whatever is given is either kept in its field's form or refused by field, and never throws", () => {
  for (const register of REGISTERS) {
    fc.assert(fc.property(givenFor(register), (given) => {
      const { values, refused } = draftValues(register, "add", given, null);
      for (const { field, rule } of refused) {
        assert.ok(typeof rule === "string" && rule !== "");
        assert.ok(Object.hasOwn(given, field) || Object.hasOwn(register.fields, field.split(".")[0]!), field);
      }
      assert.ok(!Object.hasOwn(values, "nothing"));
    }));
  }
});

Deno.test("values that were kept are kept as they are when they are given again", () => {
  for (const register of REGISTERS) {
    fc.assert(fc.property(givenFor(register), (given) => {
      const first = draftValues(register, "add", given, null);
      const wrong = new Set(first.refused.map(({ field }) => field.split(".")[0]!));
      const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
      const { values, refused } = draftValues(register, "add", {
        title: "x",
        names: { en_US: "x" },
        ...sound,
      }, null);
      if (refused.length > 0) return;
      const again = draftValues(register, "add", values, null);
      assert.deepEqual(again.refused, []);
      assert.deepEqual(changedFields(register, values, again.values), []);
    }));
  }
});

Deno.test("nothing given changes nothing", () => {
  for (const register of REGISTERS) {
    fc.assert(fc.property(givenFor(register), (given) => {
      const { values } = draftValues(register, "add", given, null);
      assert.deepEqual(
        changedFields(register, values, draftValues(register, "change", {}, values).values),
        [],
      );
    }));
  }
});

Deno.test("a list's address is healed: whatever it says, the query is one that the list has", () => {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom("sort", "pageNo", "pageSize", "keyword", "level", "sinceFrom", "deleted"),
  );
  fc.assert(fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
    const query = readEntryQuery(sampler, new URLSearchParams(pairs));
    assert.ok(query.pageNo >= 1 && query.pageSize >= 5);
    assert.ok(query.sort === undefined || Object.hasOwn(sampler.fields, query.sort.replace(/^-/, "")));
  }));
});

Deno.test("what a sheet's cell says of a value is read back as the same value", () => {
  const register = sampler;
  const values = fc.record({
    names: fc.record({ zh_CN: fc.constantFrom("拆", "装"), en_US: fc.constantFrom("Off", "On") }),
    code: fc.constantFrom("A-1", "007"),
    title: fc.option(fc.constantFrom("Torx 30", "12; 13"), { nil: null }),
    count: fc.integer({ min: 0, max: 999 }),
    amount: fc.integer({ min: -9999, max: 9999 }).map((cents) => (cents / 100).toFixed(2)),
    since: fc.constantFrom("2026-02-28", null),
    active: fc.boolean(),
    level: fc.constantFrom(0, 1, 2, null),
    ways: fc.subarray(["one", "two"]),
    lines: fc.subarray(["first line", "second; with marks"]),
  });
  fc.assert(fc.property(values, (kept) => {
    const entry = {
      key: "1",
      version: 1,
      deletedAt: null,
      changedAt: null,
      changedBy: null,
      values: kept,
      labels: {},
    };
    const fields = importFields(register).filter(([name]) => Object.hasOwn(kept, name));
    for (const column of sheetColumns(fields, ["zh_CN", "en_US"])) {
      const cell = writeCell(t, register, column, entry);
      const read = readCell([t], register, column.field, register.fields[column.field]!, cell);
      const value = (kept as Record<string, unknown>)[column.field];
      const one = column.lang ? (value as Record<string, string>)[column.lang] : value;
      assert.equal(canonical(read), canonical(one), column.id);
    }
  }));
});
