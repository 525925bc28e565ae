import assert from "node:assert/strict";
import { logLine } from "@/platform/log.ts";
import { withLogFields } from "@/platform/log_fields.ts";

const at = new Date("2026-11-21T10:00:00Z");

Deno.test("an entry of the log is one line of JSON with time, level and message", () => {
  const line = logLine("warn", ["a %s of %d parts\nand more", "list", 3], at);
  assert.equal(line.includes("\n"), false);
  assert.deepEqual(JSON.parse(line), {
    time: "2026-11-21T10:00:00.000Z",
    level: "warn",
    message: "a list of 3 parts\nand more",
  });
});

Deno.test("an error keeps its stack, code and causes apart from the message", () => {
  const cause = Object.assign(new Error("connection lost"), { code: "ECONNRESET" });
  const { message, error } = JSON.parse(logLine("error", ["push:", new Error("not sent", { cause })], at));
  assert.equal(message, "push:");
  assert.equal(error.message, "not sent");
  assert.match(error.stack, /log_test\.ts/);
  assert.deepEqual([error.cause.message, error.cause.code], ["connection lost", "ECONNRESET"]);
});

Deno.test("an entry carries the fields of the request and of the event it belongs to, across waiting", async () => {
  const line = await withLogFields({ requestId: "r1" }, async () => {
    await new Promise((done) => setTimeout(done, 1));
    return withLogFields({ eventId: "e1" }, () => logLine("info", ["done"], at));
  });
  const { requestId, eventId } = JSON.parse(line);
  assert.deepEqual([requestId, eventId], ["r1", "e1"]);
  assert.equal(JSON.parse(logLine("info", ["later"], at)).requestId, undefined);
});
