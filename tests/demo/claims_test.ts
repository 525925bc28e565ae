import assert from "node:assert/strict";
import { DEMO_ACCOUNTS } from "@/demo/accounts.ts";
import { WRITTEN_CLAIMS } from "@/demo/claims/written_claims.ts";

Deno.test("claims of the demo's first store are those of an account that the start prints", () => {
  const authors = new Set(WRITTEN_CLAIMS.flatMap(([, instances]) => instances.map(([, , author]) => author)));
  const printed = DEMO_ACCOUNTS.filter(({ shows }) => "role" in shows).map(({ account }) => account);
  assert.ok(printed.some((account) => authors.has(account)), [...authors].join());
});
