import nodes from "@/components/icon_nodes.js";
import { ISLAND_ICONS } from "@/components/island_icons.ts";
import { iconsNamedIn } from "@/components/write_island_icons.ts";
import { PAGES } from "@/services/access/pages.ts";
import { LIBRARY_TILES, WORK_TILES } from "@/services/home/tiles.ts";
import { assert, assertEquals } from "./assert.ts";

Deno.test("island icons are those of the full set", () => {
  for (const [name, shapes] of Object.entries(ISLAND_ICONS)) assertEquals(shapes, nodes[name], name);
});

Deno.test("every icon an island draws is in the islands' own set", async () => {
  for (const name of await iconsNamedIn("islands/")) {
    assert(name in ISLAND_ICONS, `island icon ${name} is missing: run components/write_island_icons.ts`);
  }
});

Deno.test("every icon named on the server exists", async () => {
  const named = [
    ...await iconsNamedIn("components/"),
    ...await iconsNamedIn("routes/"),
    ...PAGES.map((page) => page.icon),
    ...[...WORK_TILES, ...LIBRARY_TILES].map((tile) => tile.icon),
  ];
  assert(named.length > 30, "icons were found");
  for (const name of named) assert(name in nodes, `there is no icon ${name}`);
});
