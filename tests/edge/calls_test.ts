import assert from "node:assert/strict";
import { z } from "zod";
import type { Call, CallRequest } from "@/engines/calls/define_call.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { EPC_CALLS } from "@/services/epc/calls.ts";
import { listCall } from "@/engines/lists/calls.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { FAVORITE_CALLS } from "@/services/favorites/calls.ts";
import { jobList } from "@/services/orders/jobs/job_list.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { ORDER_CALLS } from "@/services/orders/calls.ts";
import { SEARCH_CALLS } from "@/services/part_search/calls.ts";
import { saveSupersessions } from "@/services/epc/import/save_parts.ts";
import { writeXlsx } from "hucre/xlsx";
import { figure, openCatalogue, part, vehicle } from "../epc/catalogue_builder.ts";
import { maySell } from "../orders/may_sell.ts";

const CALLS = [
  ...EPC_CALLS,
  ...SEARCH_CALLS,
  ...ORDER_CALLS,
  ...FAVORITE_CALLS,
  listCall(orderList),
  listCall(jobList),
  listCall(favoriteList),
  // deno-lint-ignore no-explicit-any -- calls of many shapes side by side
] as Call<any, any>[];

Deno.test("every call answers what it declares, no member more or less", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1" });
  await saveSupersessions(catalogue.system, [
    { from: "A1", to: "B1", kind: "use_up_stock", interchange: "both", validFrom: "2026-01-01" },
  ]);
  await figure(catalogue, [{ partNumber: "A1", applicability: [{ optionsAll: ["HP1"] }] }, {
    partNumber: "B1",
  }]);
  const vin = await vehicle(catalogue);
  const bytes = await writeXlsx({ sheets: [{ name: "Parts", rows: [["A1", 1]] }] });
  let order = "";
  const asked: [operationId: string, input: Record<string, unknown>][] = [
    ["tisVINQ", { vin }],
    ["readBuildSheet", { vin }],
    ["listLooksAtVehicle", { vin }],
    ["listRecentVehicles", {}],
    ["forgetRecentVehicle", { vin }],
    ["tisBrandQ", { brandCode: "velaro" }],
    ["tisSeriesFilter", {}],
    ["tisSubSeriesType", { brandCode: "velaro", afterSaleType: "passenger" }],
    ["listModels", { seriesCode: "TESSA" }],
    ["tisosCartypeQ", { pageNo: 1, pageSize: 999 }],
    ["tisEnergeTypeQ", { pageNo: 1, pageSize: 999 }],
    ["tisAgencyKindQ", { pageNo: 1, pageSize: 999 }],
    ["listGroups", { vin }],
    ["listGroupFigures", { vin, group: "34" }],
    ["readFigure", { vin, figure: "34-11-02-C" }],
    ["readPart", { partNumber: "A1" }],
    ["judgeFit", { vin, questions: [{ partNumber: "A1" }, { partNumber: "NOPE" }] }],
    ["listPartUses", { partNumber: "A1" }],
    ["searchParts", { keyword: "A1" }],
    ["exactSearchParts", { numbers: "A1\nNOPE1" }],
    ["quickSearch", { keyword: "brake" }],
    ["addToCart", { partNumber: "B1", vin, figureCode: "34-11-02-C", callout: "2" }],
    ["setCartLine", { partNumber: "B1", quantity: 2 }],
    ["importPastedRows", { rows: "A1;1" }],
    ["importXlsxRows", { file: new File([new Uint8Array(bytes)], "a.xlsx") }],
    ["addSuccessors", { partNumber: "A1" }],
    ["readPartStock", { partNumber: "B1" }],
    ["readCart", {}],
    ["readCartSummary", {}],
    ["readOrderReview", {}],
    ["readCartAvailability", {}],
    ["sendOrder", { clientKey: "key-00001", confirmWithoutVehicle: true }],
    ["listOrders", {}],
    ["readOrder", {}],
    ["saveFavorite", { itemType: "part", itemCode: "A1", itemName: "Part" }],
    ["addFavoriteFolder", { name: "Brakes" }],
    ["listFavorites", {}],
    ["listFavoriteFolders", {}],
    ["moveFavorites", { ids: [1], folderId: 1 }],
    ["renameFavoriteFolder", { id: 1, name: "Wheels" }],
    ["removeFavorites", { ids: [1] }],
    ["removeFavoriteFolder", { id: 1 }],
    ["clearCart", {}],
    ["readCartContent", {}],
    ["openJob", { customer: "Meyer", vin }],
    ["listJobs", {}],
    ["listJobColleagues", {}],
  ];
  const later = [
    ...[
      "answerOrder",
      "changeCartLine",
      "removeCartLine",
      "replaceCartLine",
      "retryOrder",
      "readJob",
      "editJob",
      "undoOrder",
      "cancelOrder",
      "cancelOrderLine",
    ],
    ...[
      "makeJobCurrent",
      "takeOverJob",
      "handOverJob",
      "copyJob",
      "archiveJob",
      "restoreJob",
      "deleteJob",
      "addJobNote",
      "removeJobLabor",
    ],
    // Needs a released labor item: tests/labor/job_labor_test.ts.
    "addJobLabor",
  ];
  const run = [...asked.map(([operationId]) => operationId), ...later];
  const declared = CALLS.map(({ operationId }) => operationId);
  const forgotten = declared.filter((id) => !run.includes(id)).map((id) => `["${id}", { what it takes }],`);
  const gone = run.filter((id) => !declared.includes(id));
  assert.deepEqual(
    declared.sort(),
    run.sort(),
    `each call is run here once: add to \`asked\` ${forgotten.join(" ")}, take out ${gone.join(" ")}`,
  );
  const answer = async (operationId: string, raw: Record<string, unknown>, ctx = catalogue.ctx) => {
    const call = CALLS.find((one) => one.operationId === operationId)!;
    const output = await call.run(ctx, call.input.parse(raw), {} as CallRequest);
    const sent = JSON.parse(JSON.stringify(output));
    assert.deepEqual(strict(call.output).parse(sent), sent, operationId);
    return output;
  };
  for (const [operationId, input] of asked) {
    const output = await answer(operationId, operationId === "readOrder" ? { number: order } : input);
    if (operationId === "sendOrder") order = output.orderNumber;
  }
  const { id } = await answer("copyJob", { id: (await answer("openJob", {})).id });
  await answer("editJob", { id, plate: "K-AB 1" });
  await answer("addJobNote", { id, text: "customer waits" });
  await answer("removeJobLabor", { laborTimeCode: "34-0001" });
  await answer("readJob", { id });
  await answer("archiveJob", { id });
  await answer("restoreJob", { id });
  await answer("deleteJob", { id });
  await answer("restoreJob", { id });
  await answer("makeJobCurrent", { id });
  await maySell(catalogue);
  await answer("handOverJob", { id, userCode: "colleague" });
  await answer("takeOverJob", { id });
  await answer("addToCart", { partNumber: "A1" });
  const line = async () => (await answer("readCart", {})).lines[0].id;
  await answer("changeCartLine", { id: await line(), quantity: 2 });
  await answer("replaceCartLine", { id: await line() });
  await answer("removeCartLine", { id: await line() });
  await catalogue.sql`update orders set state = 'push_failed' where number = ${order}`;
  await answer("retryOrder", { number: order });
  const { lines } = await answer("readOrder", { number: order });
  const rights = new Set(["EPCCart:answer"]);
  const { technician } = catalogue.users;
  const machine = catalogue.ctxOf({
    ...technician,
    kind: "machine",
    machineId: 1,
    name: "dms",
    assignments: [{ role: "integration-partner", market: null, org: null, rights }],
  });
  const accepted = lines.map((one: { lineNo: number; quantity: number }) => ({
    lineNo: one.lineNo,
    accepted: one.quantity,
  }));
  await answer("answerOrder", { number: order, dmsNumber: "D-1", lines: accepted }, machine);
  await answer("readOrder", { number: order });
  const sendOne = async (clientKey: string) => {
    const confirmed = { clientKey, confirmWithoutVehicle: true };
    return { number: (await answer("sendOrder", confirmed)).orderNumber };
  };
  await answer("addToCart", { partNumber: "B1" });
  await answer("undoOrder", await sendOne("key-00002"));
  await answer("cancelOrder", await sendOne("key-00003"));
});

/** The same schema with objects that allow no other members. */
function strict(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    return z.strictObject(Object.fromEntries(
      Object.entries(schema.shape).map(([name, member]) => [name, strict(member as z.ZodType)]),
    ));
  }
  if (schema instanceof z.ZodArray) return z.array(z.lazy(() => strict(schema.element as z.ZodType)));
  if (schema instanceof z.ZodNullable) return strict(schema.unwrap() as z.ZodType).nullable();
  return schema;
}

Deno.test("no path of a call is a page's when lower-cased", () => {
  const pages = new Set(PAGES.all.map((page) => `/tis/${page.route}`.toLowerCase()));
  for (const call of CALLS) assert.ok(!pages.has(call.path.toLowerCase()), call.path);
});

Deno.test("every reading is a GET of a right to view or a POST that answers it, every change needs its own right", () => {
  const readings = new Set(["exactSearchParts", "forgetRecentVehicle", "judgeFit"]);
  for (const call of CALLS) {
    const right = String(call.need).split(":")[1];
    const reads = call.method === "get" || readings.has(call.operationId);
    assert.equal(right === "view", reads, call.operationId);
  }
});

Deno.test("texts and numbers that no column holds are refused by field", () => {
  const long = "9".repeat(101);
  const refused: [operationId: string, input: Record<string, unknown>, field: string][] = [
    ["addToCart", { partNumber: long }, "partNumber"],
    ["addToCart", { partNumber: "A1", callout: long }, "callout"],
    ["addToCart", { partNumber: "A1", figureCode: long }, "figureCode"],
    ["setCartLine", { partNumber: "A1", seriesCode: long, quantity: 1 }, "seriesCode"],
    ["saveFavorite", { itemType: "part", itemCode: "A1", itemName: "P", seriesCode: long }, "seriesCode"],
    ["removeFavorites", { ids: Array(1000).fill(1) }, "ids"],
    ["tisSeriesFilter", { year: 99_999_999_999 }, "year"],
  ];
  for (const [operationId, input, field] of refused) {
    const call = CALLS.find((one) => one.operationId === operationId)!;
    const parsed = (call.input as z.ZodType).safeParse(input);
    assert.deepEqual(parsed.error?.issues.map((issue) => issue.path[0]), [field], operationId);
  }
});
