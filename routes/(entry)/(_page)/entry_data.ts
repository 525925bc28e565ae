import type { State } from "@/edge/state.ts";
import { entryDrawing } from "@/components/entry/entry_drawing.ts";
import { brandSites } from "@/services/entry/brand_sites.ts";

/** What the frame of every entry page shows. */
export async function entryData({ ctx, frame }: State) {
  const [sites, { brandName }, drawing] = await Promise.all([brandSites(ctx), frame, entryDrawing()]);
  return { sites, brandName, drawing };
}
