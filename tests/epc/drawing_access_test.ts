import assert from "node:assert/strict";
import type { User } from "@/kernel/access/user.ts";
import { figureThumb, mayReadDrawing, mayReadFigureImage } from "@/services/epc/figure_thumb.ts";
import { mayReadSeriesPicture } from "@/services/epc/seen_series.ts";
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

Deno.test("kept files of figures and series are read by whoever may see the series, with the right to its page", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "34116872014" });
  await figure(catalogue, [{ partNumber: "34116872014" }]);
  await figure(catalogue, [{ partNumber: "34116872014" }], {
    code: "34-99-01",
    number: "34-99-01",
    places: [{ seriesCode: "HIDDEN", groupCode: "34-11", sort: 1 }],
  });
  const [{ seen }] = await catalogue.sql`
    select g.series_code as seen from figures f
    join figure_places p on p.figure_id = f.id
    join epc_groups g on g.id = p.group_id
    where f.code = '34-11-02-C'` as unknown as [{ seen: string }];
  const reads = async (user: User, ...rights: string[]) => {
    const ctx = catalogue.ctxOf({
      ...user,
      assignments: [{ role: "reader", market: null, org: null, rights: new Set(rights) }],
    });
    return {
      figures: [await mayReadFigureImage(ctx, "34-11-02-C"), await mayReadFigureImage(ctx, "34-99-01")],
      series: [await mayReadSeriesPicture(ctx, seen), await mayReadSeriesPicture(ctx, "HIDDEN")],
    };
  };
  const { technician, engineer } = catalogue.users;
  assert.deepEqual(await reads(technician), { figures: [false, false], series: [false, false] });
  assert.deepEqual(await reads(technician, "EPC2D:view", "EPCIndex:view"), {
    figures: [true, false],
    series: [true, false],
  });
  // Whoever keeps drawings and decides who sees a series sees them all.
  assert.deepEqual(await reads(engineer, "EPC2D:view", "EPC2DImage:view", "EPCSeries:view"), {
    figures: [true, true],
    series: [true, true],
  });
});
