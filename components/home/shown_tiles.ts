import type { State } from "@/edge/state.ts";
import type { Actor } from "@/kernel/access/actor.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { HomeCounts } from "@/services/home/counts.ts";
import { furtherTiles, libraryTiles, type Tile, workTiles } from "@/services/home/tiles.ts";
import type { Switches } from "@/services/settings/module_settings.ts";
import type { TileProps } from "./Tiles.tsx";

/** Function tiles that somebody sees and that are not switched off. */
export function shownWorkTiles(actor: Actor, { pages, tiles }: Switches): Tile[] {
  return workTiles(actor, pages).filter(({ route }) => tiles.get(route) !== false);
}

/** Tiles of the reader's library: file types first, then the ways through the parts catalogue. */
export function shownLibraryTiles({ ctx, basePath, vin, incoming }: State, counts: HomeCounts): TileProps[] {
  const { t, actor } = ctx;
  const { switches } = incoming;
  const format = formatOf(ctx);
  const counted = (route: string) => {
    if (route === "EPCIndex") return format.number(counts.figures);
    if (route === "EPCCart") return format.number(counts.cartLines);
    if (route === "EPCFavorite") return format.number(counts.favorites);
  };
  return [
    ...libraryTiles(actor, switches.pages).filter(({ route }) => switches.tiles.get(route) !== false).map(
      (tile) => ({
        href: `${basePath}/${tile.route}`,
        icon: tile.icon,
        word: t(tile.text),
        count: counted(tile.route),
        marked: vin !== null && tile.key === "epc",
      }),
    ),
    ...furtherTiles(actor, switches).map(({ route, icon, title, short }) => ({
      href: `${basePath}/${route}`,
      icon,
      word: t(short ?? title),
      count: counted(route),
    })),
  ];
}
