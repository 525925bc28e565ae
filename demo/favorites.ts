import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import { saveFavorite } from "@/services/favorites/favorites.ts";
import { listFolders, saveFolder } from "@/services/favorites/folders.ts";
import type { Figure } from "./epc/compose_figures.ts";
import { catalogueOf } from "./epc/steps.ts";
import { type AtWork, peopleAtWork } from "./people_at_work.ts";

/** Favorites of the stores' people in two folders each. Those of a person are one transaction; who has folders already is passed over. */
export async function fillFavorites(demo: DemoFilling): Promise<void> {
  const { figures } = await catalogueOf(demo);
  for (const person of await peopleAtWork(demo)) {
    await person.ctx.tx(async (tx) => {
      if ((await listFolders(tx)).length === 0) await keepFavorites(tx, person, figures);
    });
  }
}

async function keepFavorites(
  ctx: Ctx,
  { folders, edition, vehicles, random }: AtWork,
  figures: readonly Figure[],
): Promise<void> {
  const [first, second] = [await saveFolder(ctx, folders[0]), await saveFolder(ctx, folders[1])];
  const lang = edition === "domestic" ? "zh_CN" : "en_US";
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
