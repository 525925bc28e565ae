import assert from "node:assert/strict";
import { savePrices, saveSupersessions } from "@/services/epc/import/save_parts.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { savePartCompany } from "@/services/epc/import/save_part_company.ts";
import { importCart } from "@/services/orders/import_cart.ts";
import { readPastedRows } from "@/services/orders/read_rows.ts";
import { addToCart, changeCartLine } from "@/services/orders/change_cart.ts";
import { undoOrder } from "@/services/orders/cancel/undo_order.ts";
import { openJob } from "@/services/orders/jobs/change_jobs.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { percentOf, raisedBy, sumOf, times } from "@/services/orders/review/exact_money.ts";
import { readReview } from "@/services/orders/review/read_review.ts";
import { usualQuantities } from "@/services/orders/review/usual_quantities.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import { type Catalogue, figure, openCatalogue, part, refusalOf, vehicle } from "../epc/catalogue_builder.ts";

async function filled(catalogue: Catalogue): Promise<string> {
  await part(catalogue, { number: "A1" }, "88.60");
  await part(catalogue, { number: "B1", packQuantity: 10 }, "0.85");
  await savePrices(catalogue.system, [{
    partNumber: "A1",
    priceList: "EU",
    validFrom: "2026-01-01",
    currency: "EUR",
    net: "88.60",
    core: "25.00",
    list: "118.15",
    discountGroup: "B",
  }]);
  await catalogue.sql`update markets set vat_percent = 19 where code = 'eu'`;
  await catalogue.sql`
    update orgs set address = 'Werkstraße 5, Leipzig', postcode = '04109' where code = '20417'`;
  await figure(catalogue, [
    { partNumber: "A1", callout: "3", quantity: 2 },
    { partNumber: "B1", callout: "4", quantity: 4 },
  ]);
  const vin = await vehicle(catalogue);
  const at = { vin, figureCode: "34-11-02-C" };
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 3, callout: "3", ...at });
  await addToCart(catalogue.ctx, { partNumber: "B1", quantity: 10, callout: "4", ...at });
  return vin;
}

Deno.test("more than a vehicle has is doubtful, a whole pack of what it has fewer of is not", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 });
  const { lines } = await readReview(catalogue.ctx);
  assert.deepEqual(lines.map(({ usual, doubts }) => [usual, doubts.map(({ key }) => key)]), [
    [2, ["more-than-usual"]],
    [4, []],
    [null, ["no-vehicle"]],
  ]);
  assert.equal(lines[0]!.doubts[0]!.text, "more than the usual 2 per vehicle");
});

Deno.test("what was pasted without a figure is held against the figures of its vehicle", async () => {
  await using catalogue = await openCatalogue();
  const { ctx } = catalogue;
  await part(catalogue, { number: "SEAL" });
  await part(catalogue, { number: "OLD" });
  await part(catalogue, { number: "NEW" });
  await saveSupersessions(catalogue.system, [
    {
      ...{ from: "OLD", to: "NEW", ratio: 2, validFrom: "2026-01-01" },
      ...{ kind: "use_up_stock" as const, interchange: "forward" as const },
    },
  ]);
  await figure(catalogue, [
    { partNumber: "SEAL", callout: "1", quantity: 2 },
    { partNumber: "SEAL", callout: "2", quantity: 4 },
    // The same callout of other models, and one that this vehicle has not got.
    { partNumber: "SEAL", callout: "2", quantity: 3, applicability: [{ modelCodes: ["T160"] }] },
    { partNumber: "SEAL", callout: "3", quantity: 50, applicability: [{ modelCodes: ["T200"] }] },
    { partNumber: "OLD", callout: "4", quantity: 1 },
  ]);
  await figure(catalogue, [{ partNumber: "SEAL", callout: "1", quantity: 5 }], {
    code: "34-11-03-A",
    number: "34-11-03",
    variant: "A",
    places: [{ seriesCode: "TESSA", groupCode: "34-11", sort: 3 }],
  });
  const vin = await vehicle(catalogue);
  await importCart(ctx, readPastedRows(`SEAL\t60\t\t${vin}\nNEW\t3\t\t${vin}`), {});
  assert.deepEqual(
    (await readReview(ctx)).lines.map(({ partNumber, usual, doubts }) => [
      ...[partNumber, usual],
      doubts.map(({ key }) => key),
    ]),
    [["SEAL", 6, ["more-than-usual"]], ["NEW", 2, ["more-than-usual"]]],
  );
});

Deno.test("net, list, core deposits and VAT are exact, in the review as on the order", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  const review = await readReview(catalogue.ctx);
  const eur = (amount: string) => ({ amount, currency: "EUR" });
  const [totals] = review.totals;
  assert.deepEqual(totals, {
    list: null,
    net: eur("274.30"),
    core: eur("75.00"),
    vatPercent: "19.00",
    vat: eur("66.37"),
    due: eur("415.67"),
  });
  assert.equal(review.deliverTo, "Autohaus Kramer\nWerkstraße 5, Leipzig\n04109");
  const { orderNumber } = await sendOrder(catalogue.ctx, {
    clientKey: "key-00001",
    kind: "urgent",
    wishedOn: "2026-03-12",
  });
  const order = await readOrder(catalogue.ctx, orderNumber);
  assert.deepEqual(order.totals, totals);
  assert.deepEqual([order.kind, order.wishedOn, order.deliverTo], ["urgent", "2026-03-12", review.deliverTo]);
  assert.deepEqual([order.lines[0]!.listPrice, order.lines[0]!.discountGroup], [eur("118.15"), "B"]);
  const [row] = await catalogue.sql`select core_total, vat from orders`;
  assert.deepEqual({ ...row }, { coreTotal: "75.00", vat: "66.37" }, "the database reckons the same");
});

Deno.test("a market without VAT has orders without it", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  await catalogue.sql`update markets set vat_percent = null`;
  const [totals] = (await readReview(catalogue.ctx)).totals;
  assert.deepEqual([totals!.vat, totals!.due.amount], [null, "349.30"]);
});

Deno.test("an order is wished for a day of the next year, and a vehicle off road is one that is named", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 });
  const refused = async (wish: Partial<Parameters<typeof sendOrder>[1]>) => {
    const { key, fields } = await refusalOf(
      sendOrder(catalogue.ctx, { clientKey: "key-00001", confirmWithoutVehicle: true, ...wish }),
    );
    return [key, fields[0]?.field];
  };
  assert.deepEqual(await refused({ wishedOn: "2026-03-09" }), ["wished-on-past", "wishedOn"]);
  assert.deepEqual(await refused({ wishedOn: "2027-03-11" }), ["wished-on-far", "wishedOn"]);
  assert.deepEqual(await refused({ kind: "vehicle_off_road" }), ["vor-needs-vehicle", "kind"]);
});

Deno.test("an order that was taken back goes out again on its own terms, the next one of the job does not", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  const { ctx } = catalogue;
  const terms = async () => {
    const { kind, wishedOn, deliverTo, note } = await readReview(ctx);
    return { kind, wishedOn, deliverTo, note };
  };
  const before = await terms();
  assert.deepEqual([before.kind, before.wishedOn, before.note], ["stock", null, ""]);
  const [wishedOn] = (await readReview(ctx)).wishable.last.split("T");
  const asked = {
    kind: "vehicle_off_road" as const,
    wishedOn: wishedOn!,
    deliverTo: "Gate 4",
    note: "before ten",
  };
  const { orderNumber } = await sendOrder(ctx, { clientKey: "key-00001", ...asked });
  await undoOrder(ctx, orderNumber);
  assert.deepEqual(await terms(), asked);
  await sendOrder(ctx, { clientKey: "key-00002", ...asked, kind: "urgent" });
  await addToCart(ctx, { partNumber: "A1", quantity: 1 });
  assert.deepEqual(await terms(), before);
});

Deno.test("amounts are added, multiplied and taxed without a float, halves away from zero", () => {
  assert.equal(sumOf(["0.10", "0.20"]), "0.30");
  assert.equal(sumOf([]), "0.00");
  assert.equal(times("0.85", 99_999), "84999.15");
  assert.equal(percentOf("0.50", "13.00"), "0.07");
  assert.equal(percentOf("-0.50", "13.00"), "-0.07");
  assert.equal(percentOf("99999999999999.99", "19.00"), "19000000000000.00");
  assert.equal(raisedBy("100.00", "12.5"), "112.50");
});

Deno.test("what was changed since the review is not sent unseen", async () => {
  await using catalogue = await openCatalogue();
  const vin = await filled(catalogue);
  const { ctx } = catalogue;
  const send = (reviewed: string) => sendOrder(ctx, { clientKey: "key-00001", reviewed });
  const seen = await readReview(ctx);
  const [first] = seen.lines;
  const changes = [
    () => addToCart(ctx, { partNumber: "A1", quantity: 50, vin }),
    () => changeCartLine(ctx, { id: first!.id, quantity: 4 }),
    () => changeCartLine(ctx, { id: first!.id, note: "left" }),
    () => catalogue.sql`update prices set net = net + 1 where part_number = 'A1'`,
    () => openJob(ctx, { name: "Other" }).then(() => addToCart(ctx, { partNumber: "A1", quantity: 1, vin })),
  ];
  for (const change of changes) {
    const { reviewed } = await readReview(ctx);
    await change();
    assert.equal((await refusalOf(send(reviewed))).key, "cart-changed");
  }
  assert.equal((await refusalOf(send(seen.reviewed))).key, "cart-changed");
  const { reviewed } = await readReview(catalogue.ctxOf(catalogue.users.technician, { lang: "zh_CN" }));
  assert.equal((await send(reviewed)).again, false);
  assert.equal((await send(reviewed)).again, true, "an order that is known is not sent anew");
});

Deno.test("what is taken in place of a part is taken as often as the part: in its figure, pasted, and after a number of its own", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, system } = catalogue;
  for (const number of ["DISC", "RECON", "CHEAP", "COVER", "OLDCHEAP"]) {
    await part(catalogue, { number });
  }
  await part(catalogue, { number: "DEAR" }, null);
  await savePartCompany(system, [{
    number: "DISC",
    alternatives: [
      { partNumber: "RECON", kind: "remanufactured" },
      { partNumber: "OLDCHEAP", kind: "economy" },
      { partNumber: "COVER", kind: "accessory" },
      { partNumber: "DEAR", kind: "economy" },
    ],
  }]);
  await saveSupersessions(system, [{
    ...{ from: "OLDCHEAP", to: "CHEAP", validFrom: "2026-01-01" },
    ...{ kind: "at_once" as const, interchange: "both" as const },
  }]);
  await figure(catalogue, [{ partNumber: "DISC", callout: "3", quantity: 2 }]);
  const vin = await vehicle(catalogue);
  await addToCart(ctx, { partNumber: "RECON", quantity: 3, vin, figureCode: "34-11-02-C", callout: "3" });
  await importCart(ctx, readPastedRows(`CHEAP\t1\t\t${vin}\nCOVER\t4\t\t${vin}`), {});
  const { lines } = await readReview(ctx);
  const told = lines.map(({ partNumber, usual, doubts }) => [
    ...[partNumber, usual],
    doubts.map(({ key }) => key).includes("more-than-usual"),
  ]);
  assert.deepEqual(told, [["RECON", 2, true], ["CHEAP", 2, false], ["COVER", 2, true]]);
  const [line] = (await readFigure(ctx, { vin }, "34-11-02-C")).lines;
  assert.deepEqual(
    line!.alternatives.map((
      { number, packQuantity, notOrderable },
    ) => [number, packQuantity, notOrderable?.key]),
    [["RECON", 1, undefined], ["OLDCHEAP", 1, "superseded"], ["COVER", 1, undefined], [
      "DEAR",
      1,
      "no-price",
    ]],
  );
});

Deno.test("without a callout the pieces of all callouts of the figure count that may fit", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "PIN" });
  await figure(catalogue, [
    { partNumber: "PIN", callout: "3", quantity: 2 },
    { partNumber: "PIN", callout: "7", quantity: 2 },
    { partNumber: "PIN", callout: "9", quantity: 50, applicability: [{ modelCodes: ["T200"] }] },
  ]);
  const vin = await vehicle(catalogue);
  const asked = (id: number, callout: string | null) => ({
    ...{ id, callout, partNumber: "PIN", vin },
    figureCode: "34-11-02-C",
  });
  const usual = await usualQuantities(catalogue.ctx, [asked(1, null), asked(2, "7")]);
  assert.deepEqual([...usual].sort(), [[1, 4], [2, 2]]);
});
