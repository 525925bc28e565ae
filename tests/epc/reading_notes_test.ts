import assert from "node:assert/strict";
import { ReadingNotes } from "@/kernel/access/reading_notes.ts";
import { sessionOf } from "@/kernel/access/session_of.ts";
import { keepInContext, setSession } from "@/services/entry/session_settings.ts";
import type { Ctx, Pool } from "@/kernel/ctx.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import { recentVehicles } from "@/services/epc/recent_vehicles.ts";
import { login, loginAs, openTestPortal } from "../entry/portal.ts";
import { openCatalogue, vehicle, vinOf } from "./catalogue_builder.ts";

/** Long enough that only what a test asks for writes. */
const NEVER_MS = 3_600_000;

const noting = (ctx: Ctx): Ctx & { notes: ReadingNotes } => ({
  ...ctx,
  notes: new ReadingNotes(ctx.sql as Pool, NEVER_MS),
});

Deno.test("a vehicle that is read is noted without a write, and is among the recent ones when they are shown", async () => {
  await using catalogue = await openCatalogue();
  const ctx = noting(catalogue.ctx);
  const [first, second] = [
    await vehicle(catalogue, { vin: vinOf(1) }),
    await vehicle(catalogue, { vin: vinOf(2) }),
  ];
  for (const vin of [first, second, first]) await lookUpVehicle(ctx, vin);
  const [written] = await ctx.sql<{ count: number }[]>`select count(*)::int as count from recent_vehicles`;
  assert.equal(written!.count, 0);
  assert.deepEqual(new Set((await recentVehicles(ctx)).map(({ vin }) => vin)), new Set([first, second]));
  await ctx.notes.flush();
});

Deno.test("the vehicle in context counts with the next reading of the session, before it is written and after", async () => {
  await using portal = await openTestPortal();
  const ctx = noting(portal.ctx);
  const { token } = await login(ctx, loginAs("store-manager"));
  const read = async (by: Ctx = ctx) => {
    const live = await sessionOf(by, token);
    assert.ok(typeof live !== "string");
    return live.session;
  };
  const { id } = await read();
  await keepInContext(ctx, id, "LVAE4C2B0R1048217");
  assert.equal((await read()).vin, "LVAE4C2B0R1048217");
  assert.equal((await read(portal.ctx)).vin, null, "another process learns it once it is written");
  await ctx.notes.flush();
  assert.equal((await read(portal.ctx)).vin, "LVAE4C2B0R1048217");
  await keepInContext(ctx, id, "LVAE4C2B0R1048218");
  await setSession(ctx, id, { vin: null });
  await ctx.notes.flush();
  assert.equal((await read()).vin, null, "what a person chooses later counts");
});

Deno.test("a session that is used stays alive though its use is only noted", async () => {
  await using portal = await openTestPortal();
  const ctx = noting(portal.ctx);
  const { token } = await login(ctx, loginAs("store-manager"));
  for (let times = 0; times < 3; times++) {
    portal.pass(100);
    assert.ok(typeof await sessionOf(ctx, token) !== "string");
    await ctx.notes.flush();
  }
  portal.pass(121);
  assert.equal(await sessionOf(ctx, token), "session-expired");
});
