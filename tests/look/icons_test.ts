import nodes from "lucide-static/icon-nodes.json" with { type: "json" };
import { ICONS } from "@/components/icons.ts";
import { iconsNamedIn, iconsWritten } from "@/components/write_icons.ts";
import { PAGES } from "@/services/access/pages.ts";
import { LIBRARY_TILES, WORK_TILES } from "@/services/home/tiles.ts";
import { assert, assertEquals } from "./assert.ts";

const all = nodes as unknown as Record<string, unknown>;

Deno.test("the server's icons are those of the full set that the code names, and no others", async () => {
  for (const [name, shapes] of Object.entries(ICONS)) assertEquals(shapes, all[name], name);
  assertEquals(Object.keys(ICONS), await iconsWritten(), "run deno task icons");
});

Deno.test("every icon named in the code exists", async () => {
  const named = [
    ...await iconsNamedIn("islands/"),
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
