import assert from "node:assert/strict";
import { figureThumb, mayReadDrawing } from "@/services/epc/figure_thumb.ts";
import { figure, openCatalogue, part } from "./catalogue_builder.ts";

Deno.test("a drawing is shown to those who may see a series with its figure, and to no one else", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "34116872014" });
  await figure(catalogue, [{ partNumber: "34116872014" }]);
  await figure(catalogue, [{ partNumber: "34116872014" }], {
    code: "34-99-01",
    number: "34-99-01",
    places: [{ seriesCode: "HIDDEN", groupCode: "34-11", sort: 1 }],
    versions: [{ version: 1, image: "secret.svg", model3d: "secret.glb", width: 8, height: 6, hotspots: [] }],
  });
  assert.equal((await figureThumb(catalogue.ctx, "34-11-02-C"))?.image, "front_brake.svg");
  assert.equal(await figureThumb(catalogue.ctx, "34-99-01"), null);
  assert.equal(await mayReadDrawing(catalogue.ctx, "front_brake.svg"), true);
  for (const name of ["secret.svg", "secret.glb", "nothing.svg", "nul\u0000.svg"]) {
    assert.equal(await mayReadDrawing(catalogue.ctx, name), false, name);
  }
});
