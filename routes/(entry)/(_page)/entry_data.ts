import type { State } from "@/edge/state.ts";
import { entryDrawing } from "@/components/entry/entry_drawing.ts";
import { brandSites } from "@/services/access/brand_sites.ts";
import { brandName } from "@/services/home/brand_name.ts";

/** What the frame of every entry page shows. */
export async function entryData({ ctx, brand, kept }: State) {
  const [sites, name, drawing] = await Promise.all([brandSites(ctx), brandName(ctx, brand), entryDrawing()]);
  if (drawing) kept.push(drawing.svg);
  return { sites, brandName: name, drawing };
}
