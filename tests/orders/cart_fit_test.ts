import assert from "node:assert/strict";
import { orderSent } from "@/events/orders.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { disableVins } from "@/services/epc/import/save_vehicles.ts";
import { saveSupersessions } from "@/services/epc/import/save_parts.ts";
import { readCart } from "@/services/orders/cart.ts";
import {
  addToCart,
  changeCartLine,
  clearCart,
  replaceCartLine,
  setCartLine,
} from "@/services/orders/change_cart.ts";
import { importCart } from "@/services/orders/import_cart.ts";
import { editJob, openJob } from "@/services/orders/jobs/change_jobs.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { readPastedRows } from "@/services/orders/read_rows.ts";
import { readReview } from "@/services/orders/review/read_review.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import {
  type Catalogue,
  figure,
  openCatalogue,
  part,
  refusalOf,
  vehicle,
  vinOf,
} from "../epc/catalogue_builder.ts";

/** A catalogue with A1, which fits its vehicle, and B1, which is for another model; answers the VIN. */
async function withMisfit(catalogue: Catalogue): Promise<string> {
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1" });
  await figure(catalogue, [{ partNumber: "A1" }, {
    partNumber: "B1",
    applicability: [{ modelCodes: ["T200"] }],
  }]);
  return await vehicle(catalogue);
}

const REASON = "only for model Tessa EV 200";

Deno.test("rows without a VIN are for the vehicle in context where the job has none, and for the job's where it has one", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const other = await vehicle(catalogue, { vin: vinOf(2) });
  const { ctx } = catalogue;
  const refusal = await refusalOf(importCart(ctx, readPastedRows("B1"), { vin }));
  assert.equal(refusal.key, "import-rows");
  assert.deepEqual((await readCart(ctx)).lines, []);
  await importCart(ctx, readPastedRows("A1\nB1"), { vin, consent: [2] });
  const { id } = await openJob(ctx, { vin: other });
  await importCart(ctx, readPastedRows("A1"), { vin, jobId: id });
  const lines = await ctx.sql`select part_number, vin, consent_reason as reason from cart_lines order by id`;
  assert.deepEqual([...lines], [
    { partNumber: "A1", vin, reason: null },
    { partNumber: "B1", vin, reason: REASON },
    { partNumber: "A1", vin: other, reason: null },
  ]);
});

Deno.test("a part that does not fit comes into the cart by no verb unless it is consented to", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const { ctx } = catalogue;
  const item = { partNumber: "b-1", quantity: 1 };
  const at = { figureCode: "34-11-02-C", callout: "2" };
  const ways = [
    () => addToCart(ctx, { ...item, vin }),
    () => addToCart(ctx, { ...item, vin: vin.slice(-8) }),
    () => addToCart(ctx, { ...item, vin, ...at }),
    // Named at a place that is another part's.
    () => addToCart(ctx, { ...item, vin, figureCode: at.figureCode, callout: "1" }),
    () => setCartLine(ctx, { ...item, vin }),
    () => setCartLine(ctx, { ...item, vin, ...at }),
  ];
  for (const way of ways) {
    const refusal = await refusalOf(way);
    assert.deepEqual([refusal.key, refusal.params, refusal.fields[0]?.field], [
      "part-does-not-fit",
      { number: "B1", vin, reason: REASON },
      "consent",
    ]);
  }
  assert.equal((await readCart(ctx)).lineCount, 0);
  await addToCart(ctx, { ...item, vin, consent: true });
  const { lines: [line], blocked } = await readCart(ctx);
  const { userCode, fullName } = personOf(ctx);
  assert.deepEqual([line!.fit?.fit, line!.fit?.reason, blocked], ["not", REASON, 0]);
  assert.deepEqual(line!.consent, {
    by: userCode,
    name: fullName,
    at: "2026-03-10T08:00:00.000Z",
    reason: REASON,
  });
});

Deno.test("a consent covers the pieces that it was given for, and no more", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const { ctx } = catalogue;
  const item = { partNumber: "B1", vin };
  await addToCart(ctx, { ...item, quantity: 2, consent: true });
  await setCartLine(ctx, { ...item, quantity: 1 });
  await setCartLine(ctx, { ...item, quantity: 2 });
  for (
    const more of [
      () => setCartLine(ctx, { ...item, quantity: 99 }),
      () => addToCart(ctx, { ...item, quantity: 1 }),
    ]
  ) {
    assert.equal((await refusalOf(more)).key, "part-does-not-fit");
  }
  const { lines: [line], blocked } = await readCart(ctx);
  assert.deepEqual([line!.quantity, line!.consent?.reason, blocked], [2, REASON, 0]);
  // Typed in the cart itself, the line waits there for the consent.
  await changeCartLine(ctx, { id: line!.id, quantity: 99 });
  assert.equal((await readCart(ctx)).blocked, 1);
  assert.equal((await refusalOf(sendOrder(ctx, { clientKey: "key-00001" }))).key, "part-does-not-fit");
  await changeCartLine(ctx, { id: line!.id, consent: true });
  assert.equal((await readCart(ctx)).blocked, 0);
  await setCartLine(ctx, { ...item, quantity: 99 });
});

Deno.test("what does not say for which vehicle it is, is held against that of the job", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const { ctx } = catalogue;
  const { id } = await openJob(ctx, { vin });
  const refusal = await refusalOf(importCart(ctx, readPastedRows("A1\nB1")));
  assert.deepEqual(refusal.data.rows, [
    { row: 2, typed: "B1", message: `Does not fit ${vin}: ${REASON}.`, misfit: true, successor: null },
  ]);
  await importCart(ctx, readPastedRows("A1"));
  const item = { partNumber: "B1", quantity: 3 };
  for (const way of [addToCart, setCartLine]) {
    const { key, params } = await refusalOf(way(ctx, item));
    assert.deepEqual([key, params.vin], ["part-does-not-fit", vin]);
  }
  await setCartLine(ctx, { ...item, consent: true });
  const { lines } = await readCart(ctx);
  assert.deepEqual(
    lines.map((line) => [line.partNumber, line.vin, line.fit?.fit, line.consent?.reason ?? null]),
    [["A1", vin, "fits", null], ["B1", null, "not", REASON]],
  );
  // Lines that were there before the job had a vehicle are judged by it too.
  await editJob(ctx, id, { vin: "" });
  await clearCart(ctx);
  await addToCart(ctx, item);
  await editJob(ctx, id, { vin });
  const wish = { clientKey: "key-00001", confirmWithoutVehicle: true };
  const stopped = await refusalOf(sendOrder(ctx, wish));
  assert.deepEqual([stopped.key, stopped.params.vin], ["part-does-not-fit", vin]);
  const [line] = (await readCart(ctx)).lines;
  await changeCartLine(ctx, { id: line!.id, consent: true });
  const { orderNumber } = await sendOrder(ctx, wish);
  assert.equal((await readOrder(ctx, orderNumber)).lines[0]!.consent?.reason, REASON);
});

Deno.test("a line for another vehicle than the job is doubtful, also after the job's was changed", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const other = await vehicle(catalogue, { vin: vinOf(2) });
  const { ctx } = catalogue;
  const { id } = await openJob(ctx, { vin });
  await addToCart(ctx, { partNumber: "A1", quantity: 1, vin: other });
  await addToCart(ctx, { partNumber: "A1", quantity: 1, vin });
  const doubts = async () => (await readReview(ctx)).lines.map((line) => line.doubts.map(({ key }) => key));
  assert.deepEqual(await doubts(), [["other-vehicle"], []]);
  const changed = await editJob(ctx, id, { vin: other });
  assert.deepEqual([await doubts(), changed.otherVehicleCount], [[[], ["other-vehicle"]], 1]);
});

Deno.test("a consent to what fits is no consent", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1, vin, consent: true });
  const { lines: [line] } = await readCart(catalogue.ctx);
  assert.deepEqual([line!.fit?.fit, line!.consent], ["fits", null]);
});

Deno.test("an unknown, a withheld and a hidden VIN are refused in every way in", async () => {
  await using catalogue = await openCatalogue();
  await withMisfit(catalogue);
  const { ctx } = catalogue;
  const withheld = await vehicle(catalogue, { vin: vinOf(2) });
  await disableVins(catalogue.system, [{ vin: withheld, reason: { en_US: "test", zh_CN: "test" } }]);
  const hidden = await vehicle(catalogue, { vin: vinOf(3), seriesCode: "HIDDEN", modelCodes: ["S1"] });
  for (const [vin, key] of [[vinOf(9), "vin-unknown"], [withheld, "vin-disabled"], [hidden, "vin-unknown"]]) {
    for (const work of [addToCart, setCartLine]) {
      const refusal = await refusalOf(work(ctx, { partNumber: "A1", quantity: 1, vin, consent: true }));
      assert.equal(refusal.key, key);
    }
    const refusal = await refusalOf(
      importCart(ctx, readPastedRows(`A1\t1\t\t${vin}`), { goodRowsOnly: true, consent: [1] }),
    );
    const message = vin === withheld ? `VIN ${vin} is blocked: test` : `VIN ${vin} does not exist.`;
    assert.deepEqual(refusal.data.rows, [
      { row: 1, typed: "A1", message, misfit: false, successor: null },
    ]);
  }
});

Deno.test("of a row whose VIN is the end of several it is told so, not that there is none", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  await vehicle(catalogue, { vin: `WVW${vin.slice(3)}` });
  const tail = vin.slice(-8);
  const refusal = await refusalOf(importCart(catalogue.ctx, readPastedRows(`A1\t1\t\t${tail}`)));
  const [row] = refusal.data.rows as { message: string }[];
  assert.equal(row!.message, `Several vehicles end in ${tail}: enter the whole VIN.`);
});

Deno.test("a list tells each row that does not fit, and takes those that are consented to", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const { ctx } = catalogue;
  const rows = readPastedRows(`A1\t1\t\t${vin}\nB1\t2\t\t${vin}\nB1\t1`);
  const refusal = await refusalOf(importCart(ctx, rows));
  assert.deepEqual(refusal.data.rows, [
    { row: 2, typed: "B1", message: `Does not fit ${vin}: ${REASON}.`, misfit: true, successor: null },
  ]);
  const left = await importCart(ctx, rows, { goodRowsOnly: true });
  assert.deepEqual([left.imported, left.left.length], [2, 1]);
  await importCart(ctx, rows, { consent: [2] });
  const { lines } = await readCart(ctx);
  assert.deepEqual(
    lines.map((line) => [line.partNumber, line.vin, line.fit?.fit ?? null, line.consent?.reason ?? null]),
    [["A1", vin, "fits", null], ["B1", null, null, null], ["B1", vin, "not", REASON]],
  );
});

Deno.test("a successor that does not fit either is told beside its offer, and is never left out unseen", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  await part(catalogue, { number: "OLD1" });
  await saveSupersessions(catalogue.system, [
    { from: "OLD1", to: "B1", kind: "at_once", interchange: "forward", validFrom: "2026-01-01" },
  ]);
  const { ctx } = catalogue;
  const rows = readPastedRows("A1\nOLD1;2\nB1\nNONE1");
  const first = await refusalOf(importCart(ctx, rows, { vin }));
  const told = first.data.rows as {
    row: number;
    message: string;
    misfit: boolean;
    successor: string | null;
  }[];
  assert.deepEqual(told.map(({ row, misfit, successor }) => [row, misfit, successor]), [
    [2, true, "2 × B1"],
    [3, true, null],
    [4, false, null],
  ]);
  assert.ok(told[0]!.message.endsWith(` Successor: Does not fit ${vin}: ${REASON}.`), told[0]!.message);
  const chosen = { vin, goodRowsOnly: true, successor: [2], consent: [3] };
  const again = await refusalOf(importCart(ctx, rows, chosen));
  assert.deepEqual(again.data.rows, told);
  assert.equal((await readCart(ctx)).lineCount, 0);
  const { imported, left } = await importCart(ctx, rows, { ...chosen, consent: [2, 3] });
  assert.deepEqual([imported, left.map(({ row }) => row)], [2, [4]]);
});

Deno.test("a line that fits no longer stops the order until it is consented to on the line", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const { ctx } = catalogue;
  await addToCart(ctx, { partNumber: "A1", quantity: 1, vin });
  await figure(catalogue, [{ partNumber: "A1", applicability: [{ modelCodes: ["T200"] }] }]);
  const { lines: [line], blocked } = await readCart(ctx);
  assert.deepEqual([line!.fit?.fit, line!.consent, blocked], ["not", null, 1]);
  const refusal = await refusalOf(sendOrder(ctx, { clientKey: "key-00001" }));
  assert.deepEqual([refusal.key, refusal.params, refusal.data.lines], [
    "part-does-not-fit",
    { number: "A1", vin, reason: REASON },
    [line!.id],
  ]);
  await changeCartLine(ctx, { id: line!.id, consent: true });
  await sendOrder(ctx, { clientKey: "key-00001" });
});

Deno.test("the consent stays on the order's line and in its event, and on no line that fits", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const { ctx } = catalogue;
  await addToCart(ctx, { partNumber: "A1", quantity: 1, vin });
  await addToCart(ctx, { partNumber: "B1", quantity: 1, vin, consent: true });
  const { orderNumber } = await sendOrder(ctx, { clientKey: "key-00001" });
  const at = "2026-03-10T08:00:00.000Z";
  const { userCode, fullName } = personOf(ctx);
  const order = await readOrder(ctx, orderNumber);
  assert.deepEqual(order.lines.map((line) => line.consent), [
    null,
    { by: userCode, name: fullName, at, reason: REASON },
  ]);
  const [event] = await ctx.sql`select data from outbox where type = 'epc.order-sent'`;
  assert.deepEqual(orderSent.data.parse(event!.data).lines.map((line) => line.consent), [
    undefined,
    { userCode, consentedAt: at, misfitReason: REASON },
  ]);
});

Deno.test("a vehicle that was withheld meanwhile stops the order", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1, vin });
  await disableVins(catalogue.system, [{ vin, reason: { en_US: "test", zh_CN: "test" } }]);
  const refusal = await refusalOf(sendOrder(catalogue.ctx, { clientKey: "key-00001" }));
  assert.deepEqual([refusal.key, refusal.params], ["vin-unknown", { vin }]);
  // Its line can still be taken out.
  await setCartLine(catalogue.ctx, { partNumber: "A1", quantity: 0, vin });
});

Deno.test("what replaces a line's part is held against the vehicle too", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const { ctx } = catalogue;
  await addToCart(ctx, { partNumber: "A1", quantity: 1, vin, figureCode: "34-11-02-C", callout: "1" });
  await part(catalogue, { number: "C1" });
  await saveSupersessions(catalogue.system, [
    { from: "A1", to: "C1", kind: "use_up_stock", interchange: "forward", validFrom: "2026-01-01" },
  ]);
  await replaceCartLine(ctx, (await readCart(ctx)).lines[0]!.id);
  const { lines: [line] } = await readCart(ctx);
  assert.deepEqual([line!.partNumber, line!.fit], ["C1", { fit: "fits", reason: null, via: "A1" }]);
});

Deno.test("a VIN pasted where the note stands is the row's vehicle, so that what does not fit it is told", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const rows = readPastedRows(`A1\t1\t${vin.toLowerCase()}\nB1\t2\t${vin}\nB1\t1\tfor the left side`);
  assert.deepEqual(rows.map(({ note }) => note), ["", "", "for the left side"]);
  const refusal = await refusalOf(importCart(catalogue.ctx, rows));
  const told = refusal.data.rows as { row: number; misfit: boolean }[];
  assert.deepEqual(told.map(({ row, misfit }) => [row, misfit]), [[2, true]]);
});

Deno.test("a vehicle that a row names in whichever column is the row's, whole or by its last eight characters", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const tail = vin.slice(-8);
  const judged = async (row: string) => {
    const refusal = await refusalOf(importCart(catalogue.ctx, readPastedRows(row)));
    return (refusal.data.rows as { misfit: boolean }[]).map(({ misfit }) => misfit);
  };
  for (
    const row of [
      `B1\t1\tleft side\t\t${vin}`,
      `B1\t1\t\t\tK-AB 123\t${vin.slice(0, 9)} ${vin.slice(9)}`,
      `B1\t1\tfor ${vin.toLowerCase()} left`,
      `B1\t1\t${tail}`,
      `B1\t1\tleft side\t\t\t${tail.toLowerCase()}`,
    ]
  ) assert.deepEqual(await judged(row), [true], row);
  // What only looks like one stays what it was typed as.
  await importCart(catalogue.ctx, readPastedRows("B1\t1\tABCD1234\nA1\t1\tinvoice 12345678901234567"));
  assert.deepEqual((await readCart(catalogue.ctx)).lines.map(({ vin, note }) => [vin, note]), [
    [null, "ABCD1234"],
    [null, "invoice 12345678901234567"],
  ]);
});

Deno.test("rows for stock have no vehicle, by a dash of their own or for all, and that of the job still judges them", async () => {
  await using catalogue = await openCatalogue();
  const vin = await withMisfit(catalogue);
  const { ctx } = catalogue;
  await importCart(ctx, readPastedRows("B1;1;;-\nB1\t1\t–\nA1"), { vin });
  await importCart(ctx, readPastedRows(`B1\nA1;2;;${vin}`), { vin: "-" });
  const read = async () =>
    (await readCart(ctx)).lines.map((line) => [line.partNumber, line.vin, line.quantity]);
  assert.deepEqual(await read(), [["B1", null, 3], ["A1", vin, 3]]);
  // The dash of three cells is no note.
  assert.deepEqual((await readCart(ctx)).lines.map(({ note }) => note), ["", ""]);
  await openJob(ctx, { vin });
  const refusal = await refusalOf(importCart(ctx, readPastedRows("A1\nB1"), { vin: "-" }));
  assert.deepEqual(refusal.data.rows, [
    { row: 2, typed: "B1", message: `Does not fit ${vin}: ${REASON}.`, misfit: true, successor: null },
  ]);
  await importCart(ctx, readPastedRows("A1"), { vin: "-" });
  assert.deepEqual(await read(), [["A1", null, 1]]);
});
