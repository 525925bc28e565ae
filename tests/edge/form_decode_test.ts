import assert from "node:assert/strict";
import fc from "fast-check";
import { z } from "zod";
import { ownMs } from "@/bench/web/own_time.ts";
import { decodeForm } from "@/edge/form_decode.ts";

const ORDER = z.object({
  note: z.string().optional(),
  urgent: z.boolean(),
  qty: z.number().int(),
  tags: z.array(z.string()).optional(),
  lines: z.array(z.object({ part: z.string(), qty: z.number() })).optional(),
});

Deno.test("a posted form becomes numbers, booleans, lists and nested rows", () => {
  const decoded = decodeForm(
    [
      ["qty", "2"],
      ["urgent", "on"],
      ["tags", "a"],
      ["tags", "b"],
      ["lines.0.part", "34116872014"],
      ["lines.0.qty", "1.5"],
      ["lines.10.part", "07119904329"],
      ["lines.10.qty", "4"],
      ["_form", "order"],
    ],
    ORDER,
    true,
  );
  assert.deepEqual(decoded, {
    qty: 2,
    urgent: true,
    tags: ["a", "b"],
    lines: [{ part: "34116872014", qty: 1.5 }, { part: "07119904329", qty: 4 }],
  });
});

Deno.test("an unticked checkbox is false in a form and left out of a query", () => {
  assert.equal(decodeForm([["qty", "1"]], ORDER, true).urgent, false);
  assert.equal("urgent" in decodeForm([["qty", "1"]], ORDER, false), false);
});

Deno.test("an empty optional field is left out, what is no number stays as typed for validation to name", () => {
  assert.deepEqual(decodeForm([["note", ""], ["qty", "two"]], ORDER, false), { qty: "two" });
});

Deno.test("free text emptied in a form clears it; a date or a choice left empty is not given", () => {
  const schema = z.object({
    note: z.string().optional(),
    day: z.iso.date().optional(),
    kind: z.enum(["a"]).optional(),
  });
  const entries: [string, string][] = [["note", ""], ["day", ""], ["kind", ""]];
  assert.deepEqual(decodeForm(entries, schema, true), { note: "" });
  assert.deepEqual(decodeForm(entries, schema, false), {});
});

Deno.test("the empty value that boxes send along is no choice, and alone says that none is ticked", () => {
  const boxes = z.object({ editions: z.array(z.enum(["domestic", "overseas"])).nullable().optional() });
  assert.deepEqual(decodeForm([["editions", ""], ["editions", "overseas"]], boxes, true), {
    editions: ["overseas"],
  });
  assert.deepEqual(decodeForm([["editions", ""]], boxes, true), { editions: [] });
});

Deno.test("a single value of a repeated name is still a list", () => {
  assert.deepEqual(decodeForm([["tags", "only"]], ORDER, false), { tags: ["only"] });
});

Deno.test("a name that reaches for the prototype is dropped", () => {
  decodeForm([["__proto__.polluted", "1"], ["lines.__proto__.polluted", "1"]], ORDER, false);
  assert.equal(typeof Object.entries, "function");
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
});

Deno.test("whatever is sent as rows comes back as the same rows", () => {
  const row = fc.record({ part: fc.string({ minLength: 1 }), qty: fc.integer({ min: 0, max: 1e6 }) }, {
    noNullPrototype: true,
  });
  fc.assert(fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (lines) => {
    const entries = lines.flatMap((line, index): [string, string][] => [
      [`lines.${index}.part`, line.part],
      [`lines.${index}.qty`, String(line.qty)],
    ]);
    assert.deepEqual(decodeForm(entries, ORDER, false).lines, lines);
  }));
});

Deno.test("names that every object knows are names like any other and reach no prototype", () => {
  const names = [
    "constructor.prototype.polluted",
    "__proto__.polluted",
    "toString.polluted",
    "lines.constructor.x",
  ];
  for (const name of names) decodeForm([[name, "yes"]], ORDER, true);
  decodeForm([["lines.__proto__.polluted", "yes"], ["constructor", "a"], ["constructor", "b"]], ORDER, true);
  assert.equal(typeof Object.entries, "function");
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
  assert.equal((Object as unknown as Record<string, unknown>).polluted, undefined);
  assert.equal((Object.prototype.toString as unknown as Record<string, unknown>).polluted, undefined);
});

Deno.test("a name of many dots stays one name and nests nothing", () => {
  const name = Array(200_000).fill("a").join(".");
  const begun = ownMs();
  assert.deepEqual(Object.keys(decodeForm([[name, "1"]], ORDER, false)), [name]);
  assert.ok(ownMs() - begun < 1000);
});

Deno.test("what may be null is read by its other kind, and is null where a form leaves it empty", () => {
  const schema = z.object({
    shown: z.boolean().nullable().optional(),
    hidden: z.boolean().nullable().optional(),
    note: z.string().min(1).nullable().optional(),
    qty: z.int32().nullable().optional(),
    rows: z.array(z.object({ photo: z.boolean().nullable().optional() })).nullable().optional(),
  });
  const entries: [string, string][] = [["shown", "true"], ["note", ""], ["qty", "3"], [
    "rows.0.photo",
    "true",
  ]];
  const decoded = decodeForm(entries, schema, true);
  assert.deepEqual(decoded, { shown: true, hidden: false, note: null, qty: 3, rows: [{ photo: true }] });
  assert.ok(schema.safeParse(decoded).success);
});
