import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { setCartLine } from "@/services/orders/change_cart.ts";
import { undoOrder } from "@/services/orders/cancel/undo_order.ts";
import type { OrderWish } from "@/services/orders/cart_input.ts";
import { fittingQuantity } from "@/services/orders/pack.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import type { Figure } from "./epc/compose_figures.ts";
import type { Dice } from "./epc/random.ts";
import { catalogueOf } from "./epc/steps.ts";
import type { Vehicle } from "./epc/vehicles.ts";
import { type AtWork, peopleAtWork } from "./people_at_work.ts";

const DAY_MS = 86_400_000;

/**
 * Orders that the stores' people sent over the last weeks, and the cart that each has now. Those of a person are one transaction; who
 * has orders already is passed over.
 */
export async function fillOrders(demo: DemoFilling): Promise<void> {
  const { figures } = await catalogueOf(demo);
  for (const person of await peopleAtWork(demo)) {
    const { orders, random, vehicles } = person;
    const now = person.at;
    await person.ctx.tx(async (tx) => {
      if (await hasOrders(tx, person)) return;
      for (let order = orders; order > 0; order--) {
        person.at = now - order * 4 * DAY_MS - random.whole(0, 6 * 3600) * 1000;
        await fillCart(tx, random.pick(vehicles), figures, random);
        // Sent too early, taken back, and sent again.
        if (order === 3) await undoOrder(tx, (await sendOrder(tx, wishOf(person, "early"))).orderNumber);
        await sendOrder(tx, wishOf(person, String(order)));
      }
      person.at = now - random.whole(10, 50) * 60_000;
      await fillCart(tx, random.pick(vehicles), figures, random);
    });
  }
}

/** How urgent an order is, and for which day: most are for stock. */
function wishOf({ account, at, random }: AtWork, name: string): OrderWish {
  const kind = random.weighted([["stock", 6], ["urgent", 3], ["vehicle_off_road", 1]] as const);
  const wishedOn = new Date(at + random.whole(2, 9) * DAY_MS).toISOString().slice(0, 10);
  return {
    clientKey: `demo-${account}-${name}`,
    kind,
    ...(kind === "urgent" && { wishedOn }),
  };
}

/** Their own: in the list of orders those of colleagues may be newer. */
async function hasOrders(ctx: Ctx, { user }: AtWork): Promise<boolean> {
  const rows = await ctx.sql`select from orders where user_id = ${user.id} and state <> 'draft' limit 1`;
  return rows.length > 0;
}

/** Puts up to four parts that fit the vehicle and can be ordered into the cart, from one figure that has any. */
export async function fillCart(
  ctx: Ctx,
  vehicle: Vehicle,
  figures: readonly Figure[],
  random: Dice,
): Promise<void> {
  const likely = figures.filter((one) => one.series.includes(vehicle.seriesCode) && one.lines.length > 8);
  for (let tries = 0; tries < 50; tries++) {
    const figure = random.pick(likely);
    const { lines } = await readFigure(ctx, { vin: vehicle.vin }, figure.code);
    const open = lines.filter((line) =>
      line.fit === "fits" && line.notOrderable === null && line.quantity !== null
    );
    // A figure of the axle that this model does not drive: another one then.
    if (open.length === 0) continue;
    for (const line of [open[0]!, ...open.slice(1).filter(() => random.chance(.3))].slice(0, 4)) {
      await setCartLine(ctx, {
        partNumber: line.partNumber,
        quantity: fittingQuantity(Math.ceil(line.quantity!), line.packQuantity),
        vin: vehicle.vin,
        seriesCode: vehicle.seriesCode,
        figureCode: figure.code,
        callout: line.callout,
      });
    }
    return;
  }
}
