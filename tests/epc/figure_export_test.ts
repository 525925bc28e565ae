import assert from "node:assert/strict";
import { linesAsText } from "@/components/epc/lines_as_text.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { figureExport } from "@/services/epc/figure_export.ts";
import { figure, openCatalogue, part, vehicle } from "./catalogue_builder.ts";

Deno.test("the list of a figure is taken along as it is shown: what fits, or all of it with the reasons", async () => {
  await using catalogue = await openCatalogue();
  for (const number of ["A1", "B1", "C1"]) await part(catalogue, { number });
  await figure(catalogue, [
    { partNumber: "A1", withCallouts: ["2"], quantity: 2 },
    { partNumber: "B1", applicability: [{ optionsAll: ["HP1"] }] },
    { partNumber: "C1", indent: 1, quantity: null },
  ]);
  const { ctx } = catalogue;
  const vin = await vehicle(catalogue);
  const sheet = async (query: Record<string, string>) => {
    const { total, records } = await figureExport.open(ctx, figureExport.filter.parse(query));
    const rows = [];
    for await (const record of records) rows.push(figureExport.cells(ctx, record));
    assert.equal(rows.length, total);
    return rows.map((row) => [row.callout, row.part, row.name, row.quantity, row.fit, row.reason, row.note]);
  };
  const fitting = [
    ["1", "A1", "Part A1", 2, "Fits", null, "with item 2"],
    ["3", "C1", "  Part C1", null, "Fits", null, ""],
  ];
  assert.deepEqual(await sheet({ figure: "34-11-02-C", vin }), fitting);
  assert.deepEqual(await sheet({ figure: "34-11-02-C", vin, not: "1" }), [
    fitting[0],
    ["2", "B1", "Part B1", 1, "Does not fit", "only with heat pump", ""],
    fitting[1],
  ]);
  const { lines } = await readFigure(ctx, { vin }, "34-11-02-C");
  assert.equal(linesAsText(lines.slice(0, 1)), "1\tA1\tPart A1\t2");
});
