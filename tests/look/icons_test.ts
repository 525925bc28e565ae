import nodes from "lucide-static/icon-nodes.json" with { type: "json" };
import { ICONS } from "@/components/icons.ts";
import { ISLAND_ICONS } from "@/components/island_icons.ts";
import { iconsNamedIn, iconsWritten } from "@/components/write_icons.ts";
import { PAGES } from "@/services/access/pages.ts";
import { LIBRARY_TILES, WORK_TILES } from "@/services/home/tiles.ts";
import { assert, assertEquals } from "./assert.ts";

const all = nodes as unknown as Record<string, unknown>;

Deno.test("island icons are those of the full set", () => {
  for (const [name, shapes] of Object.entries(ISLAND_ICONS)) assertEquals(shapes, all[name], name);
});

Deno.test("the server's icons are those of the full set that the code names, and no others", async () => {
  for (const [name, shapes] of Object.entries(ICONS)) assertEquals(shapes, all[name], name);
  assertEquals(Object.keys(ICONS), await iconsWritten(), "run deno task icons");
});

Deno.test("every icon an island draws is in the islands' own set", async () => {
  for (const name of await iconsNamedIn("islands/")) {
    assert(name in ISLAND_ICONS, `island icon ${name} is missing: run deno task icons`);
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
  for (const name of named) {
    assert(name in ICONS, `there is no icon ${name}: run deno task icons if lucide has it`);
  }
});
