import assert from "node:assert/strict";
import { serveDemo } from "../demo_portal.ts";
import { generateCalls } from "./generate_calls.ts";

/** As many as take seconds; `deno task calls` makes 30,000. */
const CALLS = 600;

Deno.test("whatever is sent in whatever role, no answer is a fault or lacks the envelope", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async () => {
  await using portal = await serveDemo({ TRUSTED_PROXIES: "127.0.0.1", PAGES_PER_MINUTE: "1000000" });
  const { asked, findings, statuses } = await generateCalls(portal, { calls: CALLS, seed: 2026 });
  assert.equal(asked, CALLS);
  assert.ok(statuses["200 200"]! > CALLS / 30, JSON.stringify(statuses));
  assert.deepEqual(findings, []);
});
