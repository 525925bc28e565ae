import assert from "node:assert/strict";
import "@/domains.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import { requireSeriesOfBrand } from "@/engines/documents/require_series_of_brand.ts";
import { openClaims } from "../claims/people.ts";
import { assertRefused } from "../refusal_of.ts";

/** Whatever a kind calls its brand and series. */
const values = (brandCode: string, series: string) => ({
  brandCode,
  seriesCode: series,
  seriesCodes: [series],
});

Deno.test("a document of any kind is about series of its own brand", async (t) => {
  await using portal = await openClaims();
  const { sql, admin } = portal;
  const [{ other }] = await sql<[{ other: string }]>`
    select code as other from brands where code <> (select brand_code from series where code = 'N1') limit 1`;
  const kinds = DOCUMENT_KINDS.all.filter(({ brandOf, seriesOf }) => brandOf && seriesOf);
  assert.deepEqual(kinds.map(({ kind }) => kind).sort(), ["case", "claim", "labor", "tsb"]);

  for (const kind of kinds) {
    await t.step(kind.kind, async () => {
      const refusal = await assertRefused(
        admin.tx((tx) => requireSeriesOfBrand(tx, kind, { values: values(other, "N1") })),
        "invalid-input",
      );
      assert.deepEqual(refusal.fields.map(({ rule }) => rule), ["series-other-brand"]);
      assert.ok(refusal.fields.every(({ field }) => field in formOf(kind).fields));
      const [{ brand }] = await sql<[{ brand: string }]>`
        select brand_code as brand from series where code = 'N1'`;
      await admin.tx((tx) => requireSeriesOfBrand(tx, kind, { values: values(brand, "N1") }));
    });
  }

  await t.step("a claim too, whose series was given to another brand since it was saved", async () => {
    const { id } = await portal.draft();
    await sql`update series set brand_code = ${other} where code = 'N1'`;
    const refusal = await assertRefused(portal.act(portal.technician, id, "submit"), "invalid-input");
    assert.deepEqual(refusal.fields.map(({ field, rule }) => [field, rule]), [[
      "seriesCode",
      "series-other-brand",
    ]]);
  });
});
