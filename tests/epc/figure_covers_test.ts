import assert from "node:assert/strict";
import { coversOfGroups, coversOfSeries } from "@/services/epc/figure_covers.ts";
import { figure, openCatalogue, part, vehicle } from "./catalogue_builder.ts";

const spot = (callout: string) => ({ callout, x: 0, y: 0, w: 10, h: 10 });
const drawing = (image: string, callouts: number) => [
  {
    version: 1,
    image,
    width: 100,
    height: 100,
    hotspots: Array.from({ length: callouts }, (_, i) => spot(String(i + 1))),
  },
];

Deno.test("a main group is shown by the figure with the fullest drawing, of those that fit the vehicle", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const lines = [{ partNumber: "A1" }];
  await figure(catalogue, lines, { code: "SMALL", versions: drawing("small.svg", 2) });
  await figure(catalogue, lines, { code: "FULL", versions: drawing("full.svg", 5) });
  const other = [{ partNumber: "A1", applicability: [{ modelCodes: ["T200"] }] }];
  await figure(catalogue, other, { code: "OTHER", versions: drawing("other.svg", 9) });
  const vin = await vehicle(catalogue);
  assert.deepEqual([...await coversOfGroups(catalogue.ctx, { vin }, false)], [["34", "FULL"]]);
  assert.deepEqual([...await coversOfGroups(catalogue.ctx, { vin }, true)], [["34", "OTHER"]]);
});

Deno.test("series that share drawings are shown by different ones as far as there are", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const places = [{ seriesCode: "TESSA", groupCode: "34-11" }, { seriesCode: "RIG", groupCode: "34" }];
  const lines = [{ partNumber: "A1" }];
  await figure(catalogue, lines, { code: "BRAKE", places, versions: drawing("brake.svg", 5) });
  await figure(catalogue, lines, { code: "STRUT", places, versions: drawing("strut.svg", 3) });
  const covers = await coversOfSeries(catalogue.ctx, ["TESSA", "RIG", "NOTHING"]);
  assert.deepEqual([...covers.keys()], ["TESSA", "RIG"]);
  assert.deepEqual([...covers.values()].sort(), ["BRAKE", "STRUT"]);
});
