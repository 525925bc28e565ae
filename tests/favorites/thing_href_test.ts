import assert from "node:assert/strict";
import { thingHref } from "@/components/favorites/favorite_links.ts";
import type { Favorite } from "@/services/favorites/types.ts";

Deno.test("a favorite document leads to itself, one that may not be read any more to its place among the favorites", () => {
  const favorite = { itemType: "tsb", itemCode: "2600001-01-A", seriesCode: null } as Favorite;
  const documents = new Map([["tsb 2600001-01-A", "TSBPreview?id=7"]]);
  assert.equal(thingHref("/tis", favorite, documents), "/tis/TSBPreview?id=7");
  const { pathname, searchParams } = new URL(thingHref("/tis", favorite, new Map()), "http://localhost");
  assert.equal(pathname, "/tis/EPCFavorite");
  assert.deepEqual([...searchParams], [["kind", "tsb"], ["keyword", "2600001-01-A"]]);
});
