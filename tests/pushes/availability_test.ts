import assert from "node:assert/strict";
import { httpStock } from "@/platform/push/stock_source.ts";
import { addToCart } from "@/services/orders/change_cart.ts";
import { askAvailability } from "@/services/orders/dms/ask_availability.ts";
import type { StockSource } from "@/kernel/ports/stock_source.ts";
import { GONE, openStand, PLENTY, SCARCE, type Stand } from "./dms_stand.ts";

async function asking(stand: Stand, stock: StockSource | null) {
  const ctx = stand.catalogue.ctxOf(stand.catalogue.users.technician, { stock });
  return await askAvailability(ctx);
}

async function fill(stand: Stand, quantities: Record<string, number>): Promise<void> {
  for (const [partNumber, quantity] of Object.entries(quantities)) {
    await addToCart(stand.technician, { partNumber, quantity });
  }
}

/** The simulated system, asked with its own token. */
const simulated = (stand: Stand, token = "token-of-the-test-stand") =>
  httpStock(() => Promise.resolve({ url: stand.dms.url, token }));

Deno.test("what is in stock, in part and not at all is told with the nearest depot", async () => {
  await using stand = await openStand();
  await fill(stand, { [PLENTY]: 2, [SCARCE]: 50, [GONE]: 1 });
  const { known, lines } = await asking(stand, simulated(stand));
  const [plenty, scarce, gone] = Object.values(lines);
  assert.equal(known, true);
  assert.equal(plenty!.available, 2);
  assert.ok(plenty!.depot!.code.startsWith("DC-"));
  assert.ok(scarce!.available > 0 && scarce!.available < 50);
  assert.deepEqual(gone, { available: 0, depot: null });
  assert.equal(stand.dms.state.kept.size, 0, "nothing was ordered");
});

Deno.test("lines of one part share what there is", async () => {
  await using stand = await openStand();
  await addToCart(stand.technician, { partNumber: SCARCE, quantity: 2 });
  await addToCart(stand.technician, {
    partNumber: SCARCE,
    quantity: 90,
    figureCode: undefined,
    seriesCode: "TESSA",
  });
  const lines = Object.values((await asking(stand, simulated(stand))).lines);
  const all = lines.reduce((sum, line) => sum + line.available, 0);
  assert.ok(all >= 3 && all <= 8, String(all));
});

Deno.test("a system that is away, slow, refuses or answers nonsense leaves everything unknown, within two seconds", async () => {
  await using stand = await openStand();
  await fill(stand, { [PLENTY]: 1 });
  const unknown = { known: false, lines: {} };
  assert.deepEqual(await asking(stand, null), unknown);
  assert.deepEqual(await asking(stand, simulated(stand, "wrong")), unknown);
  for (const kind of ["status-500", "drop-before", "garbage"] as const) {
    stand.fault(kind, null);
    assert.deepEqual(await asking(stand, simulated(stand)), unknown, kind);
  }
  stand.fault("slow", null, 30);
  const begin = performance.now();
  assert.deepEqual(await asking(stand, simulated(stand)), unknown);
  assert.ok(performance.now() - begin < 5000);
  const nonsense: StockSource = {
    ask: () => Promise.resolve({ lines: [{ partNumber: PLENTY, available: -1 }] }),
  };
  assert.deepEqual(await asking(stand, nonsense), unknown);
});
