import assert from "node:assert/strict";
import { logFigures } from "@/services/epc/change_log.ts";
import { changedSinceLook } from "@/services/epc/changed_since.ts";
import { noteLook } from "@/services/epc/looked_at.ts";
import { figure, openCatalogue, part, vehicle } from "./catalogue_builder.ts";

const HOUR = 3_600_000;

Deno.test("a figure tells who looked at it before what of it changed since, and nobody else", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, system } = catalogue;
  await part(catalogue, { number: "A1" });
  const code = "34-11-02-C";
  await figure(catalogue, [{ partNumber: "A1" }]);
  const vin = await vehicle(catalogue);
  const log = (change: { added?: number; changed?: number; gone?: number }) =>
    system.tx((tx) => logFigures(tx, [{ code, changes: ["lines"], ...change }], null));
  await log({ added: 9 });
  assert.equal(await changedSinceLook(ctx, code), null, "never looked");
  const now = ctx.clock().getTime();
  await noteLook(ctx, vin, "figure", code);
  await catalogue.sql`update looked_at set seen_at = ${new Date(now + HOUR)}`;
  assert.equal(await changedSinceLook(ctx, code), null, "changed before the look");
  await catalogue.sql`update looked_at set seen_at = ${new Date(now - HOUR)}`;
  await log({ changed: 2, gone: 1 });
  assert.deepEqual({ ...await changedSinceLook(ctx, code) }, {
    seenAt: new Date(now - HOUR),
    added: 9,
    changed: 2,
    gone: 1,
  });
  assert.equal(await changedSinceLook(catalogue.factory, code), null, "another reader");
});
