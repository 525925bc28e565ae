import assert from "node:assert/strict";
import { logLine } from "@/platform/log.ts";
import { deniedAccess } from "@/platform/permissions/denied_access.ts";

const denied = new Deno.errors.NotCapable(
  'Requires net access to "mail:25", run again with the --allow-net flag',
);

Deno.test("a denied permission is told by name, and where it is declared", () => {
  const told = deniedAccess(new TypeError("fetch failed", { cause: denied }))!;
  assert.match(
    told,
    /^denied permission: net "mail:25"\. .*platform\/permissions\/rules\.ts.*docs\/security\.md/,
  );
  assert.match(told, /KAFKA_HOSTS/);
  const read = deniedAccess(
    new Deno.errors.NotCapable('Requires read access to "/etc/passwd", run again with the --allow-read flag'),
  )!;
  assert.match(read, /^denied permission: read "\/etc\/passwd"\./);
  assert.doesNotMatch(read, /KAFKA/);
});

Deno.test("any other fault says nothing of permissions", () => {
  assert.equal(deniedAccess(new Error("x", { cause: new TypeError("y") })), null);
  assert.equal(deniedAccess("net"), null);
});

Deno.test("an entry of the log has it as a field", () => {
  const line = JSON.parse(logLine("error", ["a hand-over:", denied], new Date(0)));
  assert.match(line.denied, /^denied permission: net "mail:25"/);
  assert.equal("denied" in JSON.parse(logLine("error", [new Error("x")], new Date(0))), false);
});
