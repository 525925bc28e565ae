import assert from "node:assert/strict";
import { z } from "zod";
import { validateInput } from "@/edge/validate_input.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";

const schema = z.object({
  numbers: z.string().min(1),
  pageNo: z.int().min(1),
  rows: z.array(z.object({ quantity: z.int() })).optional(),
});

/** Field and rule of each fault. */
function faultsOf(raw: unknown, type: z.ZodType = schema): [field: string, rule: string][] {
  try {
    validateInput(type, raw);
    return [];
  } catch (error) {
    assert.ok(error instanceof Refusal);
    assert.equal(error.key, "invalid-input");
    return error.fields.map(({ field, rule }) => [field, rule]);
  }
}

Deno.test("what is missing and what is of another kind are told apart", () => {
  assert.deepEqual(faultsOf({}), [["numbers", "field-required"], ["pageNo", "field-required"]]);
  assert.deepEqual(faultsOf({ numbers: "", pageNo: null }), [
    ["numbers", "field-required"],
    ["pageNo", "field-required"],
  ]);
  assert.deepEqual(faultsOf({ numbers: 5, pageNo: "x" }), [
    ["numbers", "rule.invalid_type"],
    ["pageNo", "rule.invalid_type"],
  ]);
  assert.deepEqual(faultsOf({ numbers: "a", pageNo: 1.5 }), [["pageNo", "rule.invalid_type"]]);
  assert.deepEqual(faultsOf({ numbers: "a", pageNo: 0 }), [["pageNo", "rule.too_small"]]);
});

Deno.test("a fault inside a list is named by its path", () => {
  const rows = [{ quantity: 1 }, { quantity: "many" }, {}];
  assert.deepEqual(faultsOf({ numbers: "a", pageNo: 1, rows }), [
    ["rows.1.quantity", "rule.invalid_type"],
    ["rows.2.quantity", "field-required"],
  ]);
});

Deno.test("of very many wrong fields the first are named", () => {
  const rows = Array.from({ length: 5000 }, () => ({}));
  const faults = faultsOf({ numbers: "a", pageNo: 1, rows });
  assert.equal(faults.length, LIMITS.refusedFields);
  assert.deepEqual(faults.at(-1), [`rows.${LIMITS.refusedFields - 1}.quantity`, "field-required"]);
});

Deno.test("a number is a number or its text, and nothing else counts as one", () => {
  const typed = z.object({
    points: z.coerce.number().multipleOf(0.1).min(-10).refine((points) => points !== 0),
    version: z.coerce.number().int().optional(),
    rows: z.array(z.object({ line: z.coerce.number().int() })).default([]),
    least: z.coerce.number().nullable().optional(),
    healed: z.coerce.number().optional().catch(undefined),
  });
  for (const points of [true, [5], {}]) {
    assert.deepEqual(faultsOf({ points }, typed), [["points", "rule.invalid_type"]], JSON.stringify(points));
  }
  assert.deepEqual(faultsOf({ points: null }, typed), [["points", "field-required"]]);
  assert.deepEqual(faultsOf({ points: 1, version: false, rows: [{ line: 1 }, { line: true }] }, typed), [
    ["version", "rule.invalid_type"],
    ["rows.1.line", "rule.invalid_type"],
  ]);
  assert.deepEqual(faultsOf({ points: -20, version: true }, typed), [
    ["version", "rule.invalid_type"],
    ["points", "rule.too_small"],
  ]);
  assert.deepEqual(faultsOf({ points: "", version: " " }, typed).map(([field]) => field), [
    "points",
    "version",
  ]);
  assert.deepEqual(
    validateInput(typed, { points: "1.5", version: "3", rows: [{ line: "2" }], least: null, healed: true }),
    { points: 1.5, version: 3, rows: [{ line: 2 }], least: null, healed: 1 },
  );
});

Deno.test("whoever sends null for what may be left out is told to leave it out", () => {
  const typed = z.object({
    id: z.coerce.number().int().positive().optional(),
    size: z.int().default(20),
    note: z.string().optional(),
    least: z.coerce.number().nullable().optional(),
    version: z.coerce.number().int(),
    rows: z.array(z.object({ line: z.coerce.number().optional() }).refine(() => true)).optional(),
  });
  const sent = { id: null, size: null, note: null, least: null, version: null, rows: [{ line: null }] };
  assert.deepEqual(Object.fromEntries(faultsOf(sent, typed)), {
    ...{ id: "rule.null", size: "rule.null", note: "rule.null", "rows.0.line": "rule.null" },
    version: "field-required",
  });
  assert.deepEqual(faultsOf({ version: 1 }, typed), []);
});
