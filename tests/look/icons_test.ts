import "@/domains.ts";
import { ICONS } from "@/components/icons.ts";
import nodes from "@/components/icon_nodes.js";
import { PAGES } from "@/kernel/access/pages.ts";
import { iconNameFile, iconsNamedIn, iconsWritten } from "@/components/write_icons.ts";
import { LIBRARY_TILES, WORK_TILES } from "@/services/home/tiles.ts";
import { assert, assertEquals } from "./assert.ts";

Deno.test("the server's icons are those of the full set that the code names, and no others", async () => {
  for (const [name, shapes] of Object.entries(ICONS)) assertEquals(shapes, nodes[name], name);
  assertEquals(Object.keys(ICONS), await iconsWritten(), "run deno task icons");
});

Deno.test("every icon named in the code exists", async () => {
  const named = [
    ...await iconsNamedIn("islands/"),
    ...await iconsNamedIn("components/"),
    ...await iconsNamedIn("routes/"),
    ...PAGES.all.map((page) => page.icon),
    ...[...WORK_TILES, ...LIBRARY_TILES].map((tile) => tile.icon),
  ];
  assert(named.length > 30, "icons were found");
  for (const name of named) {
    assert(name in ICONS, `there is no icon ${name}: run deno task icons if lucide has it`);
  }
});

Deno.test("the type of an icon's name has the names of the full set", async () => {
  const written = await Deno.readTextFile(new URL("../../kernel/access/icon_name.ts", import.meta.url));
  assertEquals(written, iconNameFile(), "run deno task icons");
});
