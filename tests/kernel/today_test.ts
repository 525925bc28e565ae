import assert from "node:assert/strict";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";

/** A reader of a store in a zone, at a moment. */
const reader = (zone: string, at: string) =>
  ({ actor: { kind: "person", zone }, clock: () => new Date(at) }) as unknown as Ctx;

Deno.test("the day changes at the reader's midnight, also in zones that are a quarter of an hour beside the others", () => {
  for (
    const [zone, before, after] of [
      ["Asia/Shanghai", "2026-11-23T15:59:59.999Z", "2026-11-23T16:00:00.000Z"],
      ["Europe/Berlin", "2026-11-23T22:59:59.999Z", "2026-11-23T23:00:00.000Z"],
      ["Asia/Kathmandu", "2026-11-23T18:14:59.999Z", "2026-11-23T18:15:00.000Z"],
    ] as const
  ) {
    assert.equal(today(reader(zone, before)), "2026-11-23", zone);
    assert.equal(today(reader(zone, after)), "2026-11-24", zone);
    assert.equal(today(reader(zone, before)), "2026-11-23", `${zone}, once more`);
  }
});

Deno.test("readers of two zones have their own days at one moment", () => {
  const at = "2026-11-23T20:00:00.000Z";
  assert.equal(today(reader("Asia/Shanghai", at)), "2026-11-24");
  assert.equal(today(reader("Europe/Berlin", at)), "2026-11-23");
});
