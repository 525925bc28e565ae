import assert from "node:assert/strict";
import { answerOrder } from "@/services/orders/answer_order.ts";
import { cancelOrder } from "@/services/orders/cancel/cancel_order.ts";
import { undoOrder } from "@/services/orders/cancel/undo_order.ts";
import { readCart } from "@/services/orders/cart.ts";
import { retryOrder } from "@/services/orders/hand_over.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { refusalOf } from "../epc/catalogue_builder.ts";
import { machine, openStand, PLENTY, SCARCE, type Stand } from "./dms_stand.ts";

const key = async (work: Promise<unknown>) => (await refusalOf(work)).key;

async function told(stand: Stand, type: string): Promise<Record<string, unknown>[]> {
  const rows = await stand.sql<{ data: Record<string, unknown> }[]>`
    select data from outbox where type = ${`epc.order-${type}`} order by id`;
  return rows.map(({ data }) => data);
}

Deno.test("an order taken back within seconds never leaves, and its lines are in the cart again", async () => {
  await using stand = await openStand();
  const number = await stand.order({ [PLENTY]: 2, [SCARCE]: 1 }, true);
  stand.pass(4);
  assert.deepEqual(await stand.drain(), {}, "it is held");
  assert.notEqual((await readOrder(stand.technician, number)).cancellation.undoUntil, null);
  await undoOrder(stand.technician, number);
  const order = await readOrder(stand.technician, number);
  assert.deepEqual([order.state, order.cancellation.undoUntil], ["cancelled", null]);
  // What was taken back never left: nobody is told that it has.
  assert.equal(await key(undoOrder(stand.technician, number)), "order-ended");
  assert.equal(await key(retryOrder(stand.technician, number)), "order-ended");
  assert.deepEqual(
    (await readCart(stand.technician)).lines.map(({ partNumber, quantity }) => [partNumber, quantity]),
    [[PLENTY, 2], [SCARCE, 1]],
  );
  stand.pass(600);
  assert.deepEqual(await stand.drain(), {});
  assert.equal(stand.dms.state.kept.size, 0);
  assert.deepEqual((await told(stand, "cancelled")).map(({ endedAs }) => endedAs), ["undone"]);
  const [push] = await stand.sql`select state from pushes`;
  assert.equal(push!.state, "withdrawn");
  const [change] = await stand.sql`
    select user_code, subject_id from operation_log where operation = 'undoOrder'`;
  assert.deepEqual({ ...change }, { userCode: "technician", subjectId: number });
});

Deno.test("an order is taken back before its event has reached the consumer too", async () => {
  await using stand = await openStand();
  const number = await stand.order({ [PLENTY]: 2 }, true);
  await stand.sql`delete from pushes`;
  await stand.sql`delete from deliveries`;
  await undoOrder(stand.technician, number);
  assert.equal((await readOrder(stand.technician, number)).state, "cancelled");
});

Deno.test("after five seconds, and by others, an order is not taken back", async () => {
  await using stand = await openStand();
  const number = await stand.order({ [PLENTY]: 2 }, true);
  const colleague = stand.ctxOf(stand.catalogue.users.colleague);
  assert.equal(await key(undoOrder(colleague, number)), "order-not-yours");
  assert.equal(await key(undoOrder(stand.ctxOf(stand.catalogue.users.stranger), number)), "order-unknown");
  stand.pass(5);
  assert.equal(await key(undoOrder(stand.technician, number)), "order-undo-late");
  assert.deepEqual(await stand.drain(), { taken: 1 });
});

Deno.test("before its hand-over has begun an order is cancelled by the portal alone, while it is tried it is not", async () => {
  await using stand = await openStand();
  const number = await stand.order();
  assert.deepEqual(await cancelOrder(stand.technician, number), { cancelled: true });
  assert.deepEqual(await stand.drain(), {});
  assert.equal(await key(cancelOrder(stand.technician, number)), "order-ended");
  assert.deepEqual((await told(stand, "cancelled")).map(({ endedAs }) => endedAs), ["withdrawn"]);

  stand.fault("drop-after");
  const tried = await stand.order();
  await stand.drain();
  assert.equal(await key(cancelOrder(stand.technician, tried)), "order-on-its-way");
});

Deno.test("the dealer management system cancels what it has not shipped, once under one key", async () => {
  await using stand = await openStand();
  const number = await stand.order();
  await stand.drain();
  stand.fault("garbage");
  assert.deepEqual(await cancelOrder(stand.technician, number), { cancelled: false });
  assert.equal(await key(cancelOrder(stand.technician, number)), "order-cancel-asked");
  await stand.drain();
  assert.equal((await readOrder(stand.technician, number)).state, "accepted");
  stand.pass(1);
  assert.deepEqual(await stand.drain(), { taken: 1 });
  const order = await readOrder(stand.technician, number);
  assert.equal(order.state, "cancelled");
  assert.ok(order.cancellation.cancelledAt);
  assert.equal(stand.dms.state.kept.get(`order_cancellation-${number}`)?.repeats, 1);
  assert.deepEqual((await told(stand, "cancellation-moved")).map((one) => one.cancellation), ["asked"]);
  assert.deepEqual((await told(stand, "cancelled")).map(({ endedAs }) => endedAs), ["agreed"]);
  const late = { dmsNumber: "D0000001", reason: "no-stock", lines: [] };
  assert.equal(await key(answerOrder(machine(stand), number, late)), "order-ended");
});

Deno.test("what was shipped, or what the system says it keeps, is not cancelled", async () => {
  await using stand = await openStand();
  const number = await stand.order();
  await stand.drain();
  await answerOrder(machine(stand), number, {
    dmsNumber: "D0000001",
    reason: null,
    lines: [],
    cancellable: false,
  });
  assert.equal(await key(cancelOrder(stand.technician, number)), "order-not-cancellable");
  await answerOrder(machine(stand), number, {
    dmsNumber: "D0000001",
    reason: null,
    lines: [],
    news: [{
      newsId: "s1",
      kind: "shipment",
      reference: null,
      happenedAt: "2026-03-10T09:00:00Z",
      lines: [{ lineNo: 1, quantity: 1, expectedOn: null }],
    }],
  });
  assert.equal(await key(cancelOrder(stand.technician, number)), "order-shipped");
  assert.match((await readOrder(stand.technician, number)).cancellation.whyNot!, /shipped or invoiced/);
});

Deno.test("a refusal of the system stands with its reason; one that never arrived is asked again", async () => {
  await using stand = await openStand();
  const number = await stand.order();
  await stand.drain();
  await cancelOrder(stand.technician, number);
  stand.fault("status-400");
  assert.deepEqual(await stand.drain(), { refused: 1 });
  const order = await readOrder(stand.technician, number);
  assert.deepEqual([order.state, order.cancellation.refused], ["accepted", "store is blocked for orders"]);
  assert.equal(await key(cancelOrder(stand.technician, number)), "order-not-cancellable");

  const other = await stand.order();
  await stand.drain();
  await cancelOrder(stand.technician, other);
  stand.fault("status-401");
  assert.deepEqual(await stand.drain(), { failed: 1 });
  assert.notEqual((await readOrder(stand.technician, other)).cancellation.refused, null);
  await cancelOrder(stand.technician, other);
  assert.deepEqual(await stand.drain(), { taken: 1 });
  assert.equal((await readOrder(stand.technician, other)).state, "cancelled");
});

Deno.test("cancelling is a verb of the store's own people, and no order is sent again meanwhile", async () => {
  await using stand = await openStand();
  stand.fault("status-401");
  const number = await stand.order();
  await stand.drain();
  assert.equal(await key(cancelOrder(stand.factory, number)), "push-stores-only");
  assert.equal(await key(cancelOrder(stand.ctxOf(stand.catalogue.users.stranger), number)), "order-unknown");
  await cancelOrder(stand.technician, number);
  assert.equal(await key(retryOrder(stand.technician, number)), "order-cancel-asked");
  assert.deepEqual(
    await stand.drain(),
    { taken: 1 },
    "an order that the system never had is cancelled there too",
  );
  assert.equal((await readOrder(stand.technician, number)).state, "cancelled");
});
