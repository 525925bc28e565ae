import { VISITOR } from "@/kernel/access/actor.ts";
import "@/domains.ts";
import { type PageEntry, PAGES } from "@/kernel/access/pages.ts";
import type { User } from "@/kernel/access/user.ts";
import { libraryTiles, WORK_TILES, workTiles } from "@/services/home/tiles.ts";
import { assertEquals } from "../look/assert.ts";
import { technician } from "../look/site/sample.ts";

/** The keys of the specification, section 6, written out. */
const KEYS = [
  "claimBasic",
  "caseBasic",
  "FUNC-manual",
  "tsbTopic",
  "epcSvgLog",
  "FUNC-labor",
  "FUNC-worksheet",
  "FUNC-back",
  "FUNC-software",
  "FUNC-feedback",
  "FUNC-notice",
];

const everyPage: PageEntry[] = WORK_TILES.map(({ route }) => ({
  route,
  title: `page.${route}`,
  module: "admin",
  need: "session",
  icon: "house",
  nav: "none",
}));

function holderOf(...rights: string[]): User {
  return { ...technician, assignments: [{ role: "some", market: null, org: null, rights: new Set(rights) }] };
}

Deno.test("there is a function tile for each of the eleven keys", () => {
  assertEquals(WORK_TILES.map((tile) => tile.key), KEYS);
});

for (const key of KEYS) {
  Deno.test(`the tile of ${key} shows for its right alone`, () => {
    assertEquals(workTiles(holderOf(`index:${key}`), everyPage).map((tile) => tile.key), [key]);
    const others = KEYS.filter((other) => other !== key).map((other) => `index:${other}`);
    assertEquals(workTiles(holderOf(...others), everyPage).some((tile) => tile.key === key), false);
  });

  Deno.test(`the tile of ${key} does not show without its page`, () => {
    const route = WORK_TILES.find((tile) => tile.key === key)!.route;
    const pages = everyPage.filter((page) => page.route !== route);
    assertEquals(workTiles(holderOf(`index:${key}`), pages), []);
  });
}

Deno.test("nobody sees function tiles before the login", () => {
  assertEquals(workTiles(VISITOR, everyPage), []);
});

Deno.test("a file-type tile shows when its page exists and may be opened", () => {
  const epc = PAGES.all.filter((page) => page.route === "EPCIndex");
  assertEquals(libraryTiles(holderOf("EPCIndex:view"), epc).map((tile) => tile.key), ["epc"]);
  assertEquals(libraryTiles(holderOf("EPCCart:view"), epc), []);
  assertEquals(libraryTiles(holderOf("EPCIndex:view"), []), []);
});
