import { loadUser } from "@/kernel/access/load_user.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import { saveFavorite } from "@/services/favorites/favorites.ts";
import { saveFolder } from "@/services/favorites/folders.ts";
import { setCartLine } from "@/services/orders/change_cart.ts";
import { fittingQuantity } from "@/services/orders/pack.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import type { Figure } from "./epc/compose_figures.ts";
import { catalogueOf } from "./epc/steps.ts";
import { demoVehicles } from "./epc/import_vehicles.ts";
import { type Dice, dice } from "./epc/random.ts";
import { AFTER_CHANGE_VIN, HEAT_PUMP_VIN, SPECIAL_VEHICLES } from "./epc/special_vins.ts";
import type { Vehicle } from "./epc/vehicles.ts";

interface Doer {
  account: string;
  edition: Edition;
  /** Market whose vehicles come to the store. */
  market: string;
  orders: number;
  /** Names of favorite folders. */
  folders: readonly [string, string];
}

/** Whose lists are filled. */
const DOERS: readonly Doer[] = [
  {
    account: "store-technician",
    edition: "domestic",
    market: "cn",
    orders: 6,
    folders: ["制动系统", "常用备件"],
  },
  {
    account: "store-manager",
    edition: "domestic",
    market: "cn",
    orders: 4,
    folders: ["在修车辆", "常用备件"],
  },
  {
    account: "technical-supervisor",
    edition: "domestic",
    market: "cn",
    orders: 2,
    folders: ["高压电池", "常用备件"],
  },
  {
    account: "overseas-store",
    edition: "overseas",
    market: "eu",
    orders: 5,
    folders: ["Brakes", "Often used"],
  },
];

const DAY_MS = 86_400_000;

/**
 * Lets the store's people work: orders sent over the last weeks, a cart, favorites in folders, recent vehicles. Each
 * person's work is one transaction; who has orders already is passed over.
 */
export async function fillActivity(demo: DemoFilling): Promise<void> {
  const { ctxFor } = demo;
  const { figures } = await catalogueOf(demo);
  const vehicles = demoVehicles().slice(SPECIAL_VEHICLES.length);
  for (const doer of DOERS) {
    const user = await loadUser(ctxFor({ edition: doer.edition }), doer.account, doer.edition);
    if (!user) throw new Error(`no such account: ${doer.account}`);
    const now = ctxFor({}).clock().getTime();
    // One transaction bears one clock, so that of an order is set back inside of it.
    let at = now;
    const ctx = ctxFor({ actor: user, edition: doer.edition, lang: user.lang, clock: () => new Date(at) });
    const own = vehicles.filter((one) => one.marketCode === doer.market && one.seriesCode !== "HAT");
    await ctx.tx(async (tx) => {
      if (
        (await readList(tx, orderList, { pageNo: 1, pageSize: 1 })).records.some((order) =>
          order.userName === user.fullName
        )
      ) return;
      const random = dice(`activity ${doer.account}`);
      for (let order = doer.orders; order > 0; order--) {
        at = now - order * 4 * DAY_MS - random.whole(0, 6 * 3600) * 1000;
        await fillCart(tx, random.pick(own), figures, random);
        await sendOrder(tx, { clientKey: `demo-${doer.account}-${order}` });
      }
      at = now - random.whole(10, 50) * 60_000;
      await fillCart(tx, random.pick(own), figures, random);
      await keepFavorites(tx, doer, own, figures, random);
      for (const vehicle of [random.pick(own), random.pick(own), random.pick(own)]) {
        at += 60_000;
        await lookUpVehicle(tx, vehicle.vin);
      }
      for (const vin of [HEAT_PUMP_VIN, AFTER_CHANGE_VIN]) {
        at += 60_000;
        await lookUpVehicle(tx, vin);
      }
    });
  }
}

/** Puts up to four parts that fit the vehicle and can be ordered into the cart, from one figure that has any. */
async function fillCart(ctx: Ctx, vehicle: Vehicle, figures: readonly Figure[], random: Dice): Promise<void> {
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

async function keepFavorites(
  ctx: Ctx,
  doer: Doer,
  vehicles: readonly Vehicle[],
  figures: readonly Figure[],
  random: Dice,
): Promise<void> {
  const [first, second] = [await saveFolder(ctx, doer.folders[0]), await saveFolder(ctx, doer.folders[1])];
  const lang = doer.edition === "domestic" ? "zh_CN" : "en_US";
  for (const figure of ["34-11-02-C", "34-11-02-D", "36-10-01-C"]) {
    const known = figures.find((one) => one.code === figure);
    if (!known) continue;
    await saveFavorite(ctx, {
      itemType: "figure",
      itemCode: known.code,
      itemName: known.names[lang],
      seriesCode: known.series[0]!,
      folderId: first,
    });
  }
  const vehicle = random.pick(vehicles);
  const { vehicle: read } = await lookUpVehicle(ctx, vehicle.vin);
  await saveFavorite(ctx, {
    itemType: "vehicle",
    itemCode: vehicle.vin,
    itemName: `${read!.seriesName} ${vehicle.vin.slice(-8)}`,
    seriesCode: vehicle.seriesCode,
  });
  const figure = random.pick(figures.filter((one) => one.series.includes(vehicle.seriesCode)));
  const { lines } = await readFigure(ctx, { vin: vehicle.vin }, figure.code);
  for (const line of lines.slice(0, 3)) {
    await saveFavorite(ctx, {
      itemType: "part",
      itemCode: line.partNumber,
      itemName: line.name,
      seriesCode: vehicle.seriesCode,
      folderId: second,
    });
  }
}
