import assert from "node:assert/strict";
import { traceparentOf } from "@/platform/telemetry/traceparent.ts";

const good = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

Deno.test("the trace a sender gave is passed on", () => assert.equal(traceparentOf(good), good));

for (
  const [what, given] of [
    ["of another version", good.replace("00-", "01-")],
    ["with a trace id of zeros", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`],
    ["with a parent id of zeros", `00-4bf92f3577b34da6a3ce929d0e0e4736-${"0".repeat(16)}-01`],
    ["with more behind it", good + "-x"],
    ["that is missing", null],
  ] as const
) Deno.test(`a traceparent ${what} is none`, () => assert.equal(traceparentOf(given), null));
