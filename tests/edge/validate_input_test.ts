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
function faultsOf(raw: unknown): [field: string, rule: string][] {
  try {
    validateInput(schema, raw);
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
