import assert from "node:assert/strict";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { searchWordRegister } from "@/services/part_search/words/search_word_register.ts";
import { searchParts } from "@/services/part_search/search_parts.ts";
import { type Catalogue, names, openCatalogue, part, refusalOf } from "../epc/catalogue_builder.ts";

const page = { pageNo: 1, pageSize: 20 };

async function shop(): Promise<Catalogue> {
  const catalogue = await openCatalogue();
  for (
    const [number, en_US, zh_CN, de_DE] of [
      ["100001", "Brake disc, front", "制动盘，前", "Bremsscheibe, vorn"],
      ["100002", "Headlamp, left", "前照灯，左", "Scheinwerfer, links"],
      ["100003", "Shaft seal", "半轴油封", "Wellendichtring"],
      ["100004", "Bolt, M8 × 60", "螺栓，M8 × 60", "Schraube, M8 × 60"],
      ["100005", "Bearing", "轴承", "Lager"],
    ] as const
  ) await part(catalogue, { number, names: { ...names(en_US, zh_CN), de_DE } });
  await fillRegister(catalogue.system, searchWordRegister, [
    { word: "刹车", means: ["制动"] },
    { word: "大灯", means: ["前照灯"] },
    { word: "oil seal", means: ["shaft seal"] },
    { word: "rotor", means: ["brake disc"], active: false },
  ]);
  return catalogue;
}

async function found(catalogue: Catalogue, keyword: string): Promise<string> {
  const { kind, records } = await searchParts(catalogue.ctx, { keyword, ...page });
  return records.length === 0 ? "nothing" : [kind, ...records.map((hit) => hit.partNumber)].join(" ");
}

Deno.test("a word of the workshop finds what the catalogue calls otherwise, also inside a longer text", async () => {
  await using catalogue = await shop();
  assert.equal(await found(catalogue, "刹车"), "typed 100001");
  assert.equal(await found(catalogue, "前刹车盘"), "typed 100001");
  assert.equal(await found(catalogue, "左大灯"), "typed 100002");
  assert.equal(await found(catalogue, "Oil  SEAL"), "typed 100003");
  assert.equal(await found(catalogue, "oil se"), "similar 100003", "half of it is no such word");
  assert.equal(await found(catalogue, "rotor"), "nothing", "one that is out of use says nothing");
});

Deno.test("compounds are found by a word inside them and by its forms", async () => {
  await using catalogue = await shop();
  assert.equal(await found(catalogue, "Bremse"), "typed 100001");
  assert.equal(await found(catalogue, "Scheiben"), "typed 100001");
  assert.equal(await found(catalogue, "headlamps"), "typed 100002");
  assert.equal(await found(catalogue, "Lager"), "typed 100005");
});

Deno.test("a bolt is found by its size in any writing", async () => {
  await using catalogue = await shop();
  for (const size of ["M8x60", "m8 × 60", "M8X60", "m8*60"]) {
    assert.equal(await found(catalogue, `bolt ${size}`), "typed 100004", size);
  }
});

Deno.test("a mistyped word finds the one that was meant, and one word too many is forgiven", async () => {
  await using catalogue = await shop();
  assert.equal(await found(catalogue, "headlmap"), "similar 100002");
  assert.equal(await found(catalogue, "Bremscheibe"), "similar 100001");
  assert.equal(await found(catalogue, "brake disc bearing"), "similar 100001");
});

Deno.test("a workshop word may name itself beside others, but not alone", async () => {
  await using catalogue = await shop();
  await fillRegister(catalogue.system, searchWordRegister, [{ word: "油封", means: ["油封", "密封圈"] }]);
  const alone = fillRegister(catalogue.system, searchWordRegister, [{ word: "半轴", means: ["半轴"] }]);
  assert.deepEqual((await refusalOf(alone)).fields.map(({ field, rule }) => [field, rule]), [[
    "means",
    "search-word-itself",
  ]]);
});
