import assert from "node:assert/strict";
import {
  choice,
  code,
  day,
  decimal,
  defineRegister,
  type EntryOf,
  flag,
  links,
  moment,
  names,
  parent,
  reference,
  shown,
  text,
  type ValuesOf,
  whole,
} from "@/engines/registers/declare.ts";
import type { GivenValues, WrittenValues } from "@/engines/registers/entry_types.ts";

/** Both types are the same: neither holds what the other does not. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
const same = <A, B>(_is: Same<A, B>) => {};

const GRADES = ["good", "worn"] as const;

/** With a field of each kind of value; its hooks are handed what the fields say. */
const tyreRegister = defineRegister({
  route: "Tyres",
  path: "/tis/tyres",
  noun: ["Tyre", "Tyres"],
  texts: "tools.tyre",
  table: "tyres",
  key: "code",
  title: "names",
  order: "-depth",
  unique: [["code", "made"]],
  fields: {
    code: code({ max: 20 }),
    names: names({ optional: true }),
    made: day(),
    gone: day({ optional: true }),
    depth: decimal({ places: 1 }),
    size: whole({ optional: true }),
    grade: choice(GRADES),
    month: choice([1, 2], { optional: true }),
    spare: flag(),
    note: text({ optional: true, max: 5 }),
    store: reference({ table: "orgs" }),
    above: parent(),
    cars: links({ table: "series" }, { table: "tyre_series", own: "tyre", other: "series" }),
    seen: moment(),
    state: shown("text", ({ sql }) => sql`'new'`, { values: ["new", "old"] }),
    uses: shown("whole", ({ sql }) => sql`0`),
  },
  check(_tx, values, before) {
    same<typeof values.depth, string>(true);
    same<typeof values.gone, string | null>(true);
    // @ts-expect-error: what the portal computes is not written
    values.uses;
    // @ts-expect-error: no such field
    values.colour;
    if (before) same<typeof before.uses, number | null>(true);
  },
  after(_tx, { after }) {
    if (after) same<typeof after.grade, "good" | "worn">(true);
    return Promise.resolve();
  },
});

type Tyre = ValuesOf<typeof tyreRegister>;

Deno.test("the entries of a register are typed by its declaration", () => {
  same<EntryOf<typeof tyreRegister>["values"], Tyre>(true);
  same<Tyre["code"], string>(true);
  same<Tyre["names"], Record<string, string>>(true);
  same<Tyre["made"], string>(true);
  same<Tyre["gone"], string | null>(true);
  same<Tyre["size"], number | null>(true);
  same<Tyre["grade"], "good" | "worn">(true);
  same<Tyre["month"], 1 | 2 | null>(true);
  same<Tyre["spare"], boolean>(true);
  same<Tyre["note"], string | null>(true);
  same<Tyre["above"], string | null>(true);
  same<Tyre["cars"], string[]>(true);
  same<Tyre["seen"], string | null>(true);
  same<Tyre["state"], "new" | "old" | null>(true);
  type Written = WrittenValues<typeof tyreRegister["fields"]>;
  same<Exclude<keyof Tyre, keyof Written>, "seen" | "state" | "uses">(true);
  const given: GivenValues<typeof tyreRegister["fields"]> = { code: "T1", gone: null, cars: [] as const };
  assert.equal(given.code, "T1");
});

Deno.test("a declaration that does not agree with itself does not compile", () => {
  const fields = { code: code(), size: whole({ optional: true }) };
  const declared = {
    route: "T",
    path: "/t",
    noun: ["T", "Ts"],
    texts: "t",
    table: "t",
    key: "code",
  } as const;
  // @ts-expect-error: sorted by a field that is not there
  defineRegister({ ...declared, fields, order: "-depth" });
  // @ts-expect-error: unique in a field that is not there
  defineRegister({ ...declared, fields, unique: [["code", "depth"]] });
  // @ts-expect-error: a rule that asks for what the field may not have
  defineRegister({ ...declared, fields, check(_tx, _values: { size: number }) {} });
  // @ts-expect-error: no such member of a field
  text({ optinal: true });
  // @ts-expect-error: none of the values
  const wrong: GivenValues<typeof tyreRegister["fields"]> = { grade: "new" };
  assert.ok(wrong);
});
