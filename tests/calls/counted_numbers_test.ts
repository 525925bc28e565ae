import "@/domains.ts";
import assert from "node:assert/strict";
import { CALLS } from "@/engines/calls/known_calls.ts";

/** Numbers that the database keeps in four bytes: it answers a larger one by a fault, so the call refuses it. */
const COUNTED: readonly [operationId: string, field: string, rest: Record<string, unknown>][] = [
  ["takeClaimFromJob", "revision", { id: 1, version: 1 }],
  ["readVdsRun", "after", { run: crypto.randomUUID() }],
];

Deno.test("a number past what the database can count is refused by its call", () => {
  for (const [operationId, field, rest] of COUNTED) {
    const { input } = CALLS.all.find((call) => call.operationId === operationId)!;
    assert.ok(input.safeParse({ ...rest, [field]: 3 }).success, operationId);
    assert.ok(!input.safeParse({ ...rest, [field]: Number.MAX_SAFE_INTEGER }).success, operationId);
  }
});
