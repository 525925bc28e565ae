import assert from "node:assert/strict";
import { CALLS } from "@/engines/calls/known_calls.ts";
import type { CallRequest } from "@/engines/calls/define_call.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { documentsOfVehicle } from "@/engines/documents/documents_of_vehicle.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { publishedSchema } from "@/engines/documents/document_schema.ts";
import { readersAt, readersOf } from "@/engines/documents/readers.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { EXPORTS } from "@/engines/exports/known_exports.ts";
import { readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { openCases, otherStore, publishedCase } from "./people.ts";

const VIN = "LVHRU1838N5000123";
/** Another vehicle of the series. */
const NEIGHBOUR = "LVHRU1838N5000124";
const request = {} as CallRequest;
const call = (ctx: Ctx, id: string, input: Record<string, unknown>) => {
  const found = CALLS.all.find(({ operationId }) => operationId === id)!;
  return found.run(ctx, found.input.parse(input), request) as Promise<{ values: Record<string, unknown> }>;
};

Deno.test("no reader of any kind is answered what is for its writers alone", () => {
  for (const kind of DOCUMENT_KINDS.all) {
    const { values } = publishedSchema(kind).shape;
    const told = (kind.internal ?? []).filter((name: string) => name in values.shape);
    assert.deepEqual(told, [], kind.kind);
  }
});

Deno.test("what other stores are told of a case", async (t) => {
  await using portal = await openCases();
  const { sql, technician, engineer } = portal;
  await sql`
    insert into vehicles (vin, series_code) values (${VIN}, 'N1'), (${NEIGHBOUR}, 'N1')`;
  const other = await otherStore(portal);
  const id = await publishedCase(portal, { vin: VIN, sourceNumber: "RO-77812", mileage: 41_200 });

  await t.step("is the mileage, and not whose car it was, by the call as on the page", async () => {
    const told = await call(other, "readPublishedRepairCase", { id });
    assert.equal(told.values.mileage, 41_200);
    assert.ok(!JSON.stringify(told).includes(VIN), "the VIN");
    assert.ok(!JSON.stringify(told).includes("RO-77812"), "the number of the repair order");
    const own = await call(technician, "readRepairCase", { id });
    assert.deepEqual([own.values.vin, own.values.sourceNumber], [VIN, "RO-77812"]);
    assert.equal((await call(engineer, "readRepairCase", { id })).values.vin, VIN);
  });

  await t.step("is not found out by trying VINs either, where the case says another series", async () => {
    await sql`
      update case_details set series_code = 'N2' where revision_id = (
        select id from document_revisions where document_id = ${id})`;
    const vehicle = (vin: string) => ({ vin, seriesCode: "N1", modelCodes: [] });
    const ids = async (ctx: Ctx, vin: string) =>
      (await documentsOfVehicle(ctx, vehicle(vin))).filter(({ kind }) => kind === caseDocument)
        .flatMap(({ documents }) => documents.map((one) => one.id));
    assert.deepEqual(await ids(other, VIN), await ids(other, NEIGHBOUR));
    assert.deepEqual(await ids(technician, VIN), [id]);
    assert.deepEqual(await ids(engineer, VIN), [id]);
    await sql`
      update case_details set series_code = 'N1' where revision_id = (
        select id from document_revisions where document_id = ${id})`;
  });

  await t.step("is by no word of the search that it was this car", async () => {
    for (const keyword of [VIN, VIN.slice(-8), "RO-77812"]) {
      const { reading } = documentLists(caseDocument);
      const { records } = await readList(other, reading, { pageNo: 1, pageSize: 50, keyword });
      assert.deepEqual(records, [], keyword);
    }
  });

  await t.step("and who reads it is told a store of its own people alone, the factory of all", async () => {
    const { people, stores } = await readersOf(technician, caseDocument, id);
    assert.ok(people.length > 0);
    assert.deepEqual(stores.map(({ orgCode }) => orgCode), ["20417"]);
    const sheet = EXPORTS.all.find(({ kind }) => kind === "case-readers")!;
    assert.equal((await sheet.open(technician, { id })).total, people.length);
    assert.ok((await readersOf(engineer, caseDocument, id)).all > people.length);
    const document = await readDocument(technician, caseDocument, { id });
    assert.equal(await readersAt(technician, caseDocument, document, "49107"), null);
    assert.equal(typeof await readersAt(technician, caseDocument, document, "20417"), "number");
    assert.equal(typeof await readersAt(engineer, caseDocument, document, "49107"), "number");
  });
});
