import assert from "node:assert/strict";
import { saveParts, savePrices } from "@/services/epc/import/save_parts.ts";
import { cartSummary } from "@/services/orders/cart.ts";
import { addToCart } from "@/services/orders/change_cart.ts";
import { orderSent } from "@/events/orders.ts";
import { nextOrderState } from "@/services/orders/order_state.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import { ORDER_STATES } from "@/services/orders/types.ts";
import {
  type Catalogue,
  figure,
  names,
  openCatalogue,
  part,
  refusalOf,
  vehicle,
} from "../epc/catalogue_builder.ts";

const page = { pageNo: 1, pageSize: 20 };

async function filledCart(catalogue: Catalogue): Promise<string> {
  await part(catalogue, { number: "A1", names: names("Brake disc", "制动盘") }, "88.60");
  await part(catalogue, { number: "B1", packQuantity: 2 }, "0.85");
  await figure(catalogue, [{ partNumber: "A1", callout: "3" }, { partNumber: "B1", callout: "4" }]);
  const vin = await vehicle(catalogue);
  const at = { vin, figureCode: "34-11-02-C" };
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 2, callout: "3", note: "front", ...at });
  await addToCart(catalogue.ctx, { partNumber: "B1", quantity: 4, callout: "4", ...at });
  return vin;
}

Deno.test("a sent order waits for its hand-over, freezes what was true, and leaves the cart empty", async () => {
  await using catalogue = await openCatalogue();
  const vin = await filledCart(catalogue);
  const { orderNumber, again } = await sendOrder(catalogue.ctx, {
    clientKey: "key-00001",
    note: "please hurry",
  });
  assert.deepEqual([orderNumber, again], ["20417-000001", false]);
  assert.equal((await cartSummary(catalogue.ctx)).lineCount, 0);
  await saveParts(catalogue.system, [{ number: "A1", names: names("Renamed") }]);
  await savePrices(catalogue.system, [
    { partNumber: "A1", priceList: "EU", validFrom: "2026-01-01", currency: "EUR", net: "999.00" },
  ]);
  const order = await readOrder(catalogue.ctx, orderNumber);
  assert.deepEqual(
    [
      order.state,
      order.stateName,
      order.total,
      order.lineCount,
      order.pieceCount,
      order.note,
      order.storeName,
    ],
    [
      "waiting",
      "Waiting for DMS",
      { amount: "180.60", currency: "EUR" },
      2,
      6,
      "please hurry",
      "Autohaus Kramer",
    ],
  );
  const money = (amount: string) => ({ amount, currency: "EUR" });
  assert.deepEqual(
    order.lines.map((
      line,
    ) => [
      line.lineNo,
      line.name,
      line.quantity,
      line.price,
      line.amount,
      line.vin,
      line.figureCode,
      line.callout,
      line.note,
    ]),
    [
      [1, "Brake disc", 2, money("88.60"), money("177.20"), vin, "34-11-02-C", "3", "front"],
      [2, "Part B1", 4, money("0.85"), money("3.40"), vin, "34-11-02-C", "4", ""],
    ],
  );
});

Deno.test("two sends at the same moment are one order, and a later one with the same key finds it", async () => {
  await using catalogue = await openCatalogue();
  await filledCart(catalogue);
  const sent = await Promise.all(
    [1, 2, 3, 4].map(() => sendOrder(catalogue.ctx, { clientKey: "key-00001" })),
  );
  sent.push(await sendOrder(catalogue.ctx, { clientKey: "key-00001" }));
  assert.equal(new Set(sent.map((one) => one.orderNumber)).size, 1);
  assert.equal(sent.filter((one) => !one.again).length, 1);
  const [count] = await catalogue.sql`
    select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
      (select count(*) from outbox) as events`;
  assert.deepEqual({ ...count }, { orders: 1, lines: 2, events: 1 });
});

Deno.test("two sends at the same moment with different keys are one order and one empty cart", async () => {
  await using catalogue = await openCatalogue();
  await filledCart(catalogue);
  const results = await Promise.allSettled([
    sendOrder(catalogue.ctx, { clientKey: "key-00001" }),
    sendOrder(catalogue.ctx, { clientKey: "key-00002" }),
  ]);
  const failed = results.filter((result) => result.status === "rejected");
  assert.deepEqual(failed.map((result) => result.reason.key), ["cart-empty"]);
});

Deno.test("its event stands in the outbox with codes only, and its change in the operation log", async () => {
  await using catalogue = await openCatalogue();
  const vin = await filledCart(catalogue);
  const { orderNumber } = await sendOrder(catalogue.ctx, { clientKey: "key-00001" });
  const [event] = await catalogue.sql`select type, topic, key, sequence, data from outbox`;
  assert.deepEqual([event!.type, event!.topic, event!.key, event!.sequence], [
    "epc.order-sent",
    "tis.epc.v1",
    orderNumber,
    1,
  ]);
  const data = orderSent.data.parse(event!.data);
  assert.deepEqual([data.storeCode, data.total, data.lines[0]!.vin], ["20417", "180.60", vin]);
  assert.ok(!JSON.stringify(event!.data).includes("technician"));
  const [change] = await catalogue.sql`
    select user_code, subject_kind, subject_id from operation_log where operation = 'sendOrder'`;
  assert.deepEqual({ ...change }, { userCode: "technician", subjectKind: "order", subjectId: orderNumber });
});

Deno.test("numbers run per store without gaps", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const send = async (user: "technician" | "colleague" | "stranger", clientKey: string) => {
    const ctx = catalogue.ctxOf(catalogue.users[user]);
    await addToCart(ctx, { partNumber: "A1", quantity: 1 });
    return (await sendOrder(ctx, { clientKey, confirmWithoutVehicle: true })).orderNumber;
  };
  assert.equal(await send("technician", "key-00001"), "20417-000001");
  assert.equal(await send("stranger", "key-00001"), "20418-000001");
  assert.equal((await refusalOf(sendOrder(catalogue.ctx, { clientKey: "key-00009" }))).key, "cart-empty");
  assert.equal(await send("colleague", "key-00001"), "20417-000002");
});

Deno.test("parts without a vehicle ask for a confirmation", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 });
  const refusal = await refusalOf(sendOrder(catalogue.ctx, { clientKey: "key-00001" }));
  assert.deepEqual([refusal.key, refusal.fields[0]?.field], ["cart-needs-vehicle", "confirmWithoutVehicle"]);
  assert.equal((await cartSummary(catalogue.ctx)).lineCount, 1);
  await sendOrder(catalogue.ctx, { clientKey: "key-00001", confirmWithoutVehicle: true });
});

Deno.test("a line that can no longer be ordered, or whose pack has changed, stops the order", async () => {
  await using catalogue = await openCatalogue();
  await filledCart(catalogue);
  await saveParts(catalogue.system, [{ number: "B1", names: names("Part B1"), packQuantity: 5 }]);
  assert.equal((await refusalOf(sendOrder(catalogue.ctx, { clientKey: "key-00001" }))).key, "quantity-pack");
  await saveParts(catalogue.system, [{
    number: "B1",
    names: names("Part B1"),
    discontinuedOn: "2026-03-01",
  }]);
  const refusal = await refusalOf(sendOrder(catalogue.ctx, { clientKey: "key-00001" }));
  assert.deepEqual([refusal.key, refusal.params.number], ["cart-line-not-orderable", "B1"]);
  const [orders] = await catalogue
    .sql`select count(*) as orders, (select count(*) from order_numbers) as numbers from orders`;
  assert.deepEqual({ ...orders }, { orders: 0, numbers: 0 });
});

Deno.test("only a store with a price list orders", async () => {
  await using catalogue = await openCatalogue();
  assert.equal(
    (await refusalOf(sendOrder(catalogue.factory, { clientKey: "key-00001" }))).key,
    "order-no-store",
  );
  const listless = catalogue.ctxOf({ ...catalogue.users.technician, priceList: null });
  assert.equal((await refusalOf(sendOrder(listless, { clientKey: "key-00001" }))).key, "cart-no-price-list");
});

Deno.test("a store sees its own orders, another store does not, factory staff do", async () => {
  await using catalogue = await openCatalogue();
  await filledCart(catalogue);
  const { orderNumber } = await sendOrder(catalogue.ctx, { clientKey: "key-00001" });
  const seen = async (ctx: typeof catalogue.ctx) =>
    (await readList(ctx, orderList, page)).records.map((order) => order.number);
  assert.deepEqual(await seen(catalogue.ctx), [orderNumber]);
  assert.deepEqual(await seen(catalogue.ctxOf(catalogue.users.colleague)), [orderNumber]);
  const stranger = catalogue.ctxOf(catalogue.users.stranger);
  assert.deepEqual(await seen(stranger), []);
  assert.equal((await refusalOf(readOrder(stranger, orderNumber))).key, "order-unknown");
  assert.deepEqual(await seen(catalogue.factory), [orderNumber]);
  assert.equal((await refusalOf(readOrder(catalogue.ctx, "20417-000009"))).key, "order-unknown");
  assert.equal((await readList(catalogue.ctx, orderList, { ...page, state: "accepted" })).total, 0);
  assert.equal((await readList(catalogue.ctx, orderList, { ...page, keyword: "000001" })).total, 1);
});

Deno.test("the moves of an order are these and no others", () => {
  const legal = [
    "draft send waiting",
    "waiting hand-over handed_over",
    "waiting fail push_failed",
    "handed_over accept accepted",
    "handed_over accept-partly partly_accepted",
    "handed_over reject rejected",
    "push_failed retry waiting",
    "push_failed hand-over handed_over",
    "waiting cancel cancelled",
    "handed_over cancel cancelled",
    "push_failed cancel cancelled",
    "accepted cancel cancelled",
    "partly_accepted cancel cancelled",
  ];
  const actions = [
    "send",
    "hand-over",
    "accept",
    "accept-partly",
    "reject",
    "fail",
    "retry",
    "cancel",
  ] as const;
  const moves = ORDER_STATES.flatMap((state) =>
    actions.map((action) => [state, action, nextOrderState(state, action)]).filter(([, , next]) =>
      next !== null
    )
  );
  assert.deepEqual(moves.map((move) => move.join(" ")).sort(), legal.sort());
});

Deno.test("an amount past what an order can hold is refused, not broken on", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" }, "999999999999.99");
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 99_999 });
  const refusal = await refusalOf(
    sendOrder(catalogue.ctx, { clientKey: "key-00001", confirmWithoutVehicle: true }),
  );
  assert.equal(refusal.key, "order-amount");
});
