import assert from "node:assert/strict";
import { fuzzCodecs } from "./fuzz/fuzz_codecs.ts";

Deno.test("whatever bytes come, codecs read them or refuse them", () => {
  const { read, refused } = fuzzCodecs(20_000, 42);
  assert.ok(read > 10_000, `${read} read`);
  assert.ok(refused > 10_000, `${refused} refused`);
});
