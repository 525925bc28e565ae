import "@/domains.ts";
import assert from "node:assert/strict";
import { z } from "zod";
import { messageKindNames } from "@/engines/messages/kinds.ts";
import { messageCalls } from "@/services/inbox/calls.ts";

Deno.test("the call of the own messages tells its readers which kinds there are, and takes no other", () => {
  const { input } = messageCalls().find(({ operationId }) => operationId === "listMessages")!;
  const described = z.toJSONSchema(input, { io: "input" }).properties!.kind as { enum?: string[] };
  assert.deepEqual(described.enum, messageKindNames());
  assert.equal(input.safeParse({ kind: messageKindNames()[0] }).success, true);
  assert.equal(input.safeParse({ kind: "no-such-kind" }).success, false);
});
