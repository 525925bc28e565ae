import assert from "node:assert/strict";
import { linesAsText } from "@/components/epc/lines_as_text.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { figurePaper, figurePaperWish } from "@/services/epc/figure_paper.ts";
import { figureExport } from "@/services/epc/figure_export.ts";
import { textsOf } from "../files/texts_of_pdf.ts";
import { assertRefused } from "../refusal_of.ts";
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

Deno.test("the list of a figure is a paper of its vehicle, with its footnotes, and what does not fit only where it is asked for", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, sql } = catalogue;
  for (const number of ["A1", "B1"]) await part(catalogue, { number });
  await figure(catalogue, [
    { partNumber: "A1", quantity: 2 },
    { partNumber: "B1", applicability: [{ optionsAll: ["HP1"] }] },
  ]);
  const vin = await vehicle(catalogue);
  await sql`
    update figures
    set footnotes = ${sql.json([{ mark: "a", text: { en_US: "Always replace" } }])}
    where code = '34-11-02-C'`;
  await sql`update figure_lines set footnotes = '{a}' where part_number = 'A1'`;
  const paper = async (query: Record<string, string>) =>
    (await textsOf(await figurePaper(ctx, "34-11-02-C", figurePaperWish.parse(query)))).join(" ");
  const fitting = await paper({ vin });
  for (const shown of [vin, "34-11-02-C", "Part A1 a)", "a) Always replace", "Page 1 of 1"]) {
    assert.ok(fitting.includes(shown), `${shown}: ${fitting}`);
  }
  assert.ok(!fitting.includes("Part B1"), fitting);
  const all = await paper({ vin, not: "1" });
  assert.ok(all.includes("Part B1") && all.includes("Does not fit: only with heat pump"), all);
  await assertRefused(figurePaper(ctx, "99-99-99", figurePaperWish.parse({ vin })), "figure-unknown");
});
