import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Catalogue, composeCatalogue } from "./catalogue.ts";
import { importFigures, importParts, importSeries } from "./import_catalogue.ts";
import { importVehicles } from "./import_vehicles.ts";

const composed = new WeakMap<Ctx, Promise<Catalogue>>();

/** The catalogue that a demo is filled with, composed once. */
export function catalogueOf({ ctx }: DemoFilling): Promise<Catalogue> {
  const catalogue = composed.get(ctx) ?? composeCatalogue();
  composed.set(ctx, catalogue);
  return catalogue;
}

/** Series with their models, groups and options. */
export async function fillSeries({ ctx }: DemoFilling): Promise<void> {
  await importSeries(ctx);
}

/** Parts with their prices and what supersedes them. */
export async function fillParts(demo: DemoFilling): Promise<string> {
  const catalogue = await catalogueOf(demo);
  await importParts(demo.ctx, catalogue);
  return `${catalogue.parts.length.toLocaleString("en-US")} parts`;
}

/** Figures with their lines. */
export async function fillFigures(demo: DemoFilling): Promise<string> {
  const catalogue = await catalogueOf(demo);
  await importFigures(demo.ctx, catalogue);
  return `${catalogue.figures.length.toLocaleString("en-US")} figures`;
}

/** Vehicles, those with an answer of their own among them. */
export async function fillVehicles({ ctx }: DemoFilling): Promise<void> {
  await importVehicles(ctx);
}
