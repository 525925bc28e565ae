import assert from "node:assert/strict";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { OrderDetail } from "@/components/orders/OrderDetail.tsx";
import { formatIn } from "@/kernel/texts/format.ts";
import { answerOrder } from "@/services/orders/answer_order.ts";
import { cancelLine } from "@/services/orders/cancel/cancel_line.ts";
import { cancelOrder } from "@/services/orders/cancel/cancel_order.ts";
import type { DmsNews } from "@/services/orders/dms_answer.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { refusalOf } from "../epc/catalogue_builder.ts";
import { GONE, machine, openStand, PLENTY, SCARCE, type Stand } from "./dms_stand.ts";

const key = async (work: Promise<unknown>) => (await refusalOf(work)).key;

/** A decided order: line 1 accepted, line 2 partly backordered, line 3 refused. */
async function decided(stand: Stand): Promise<string> {
  const number = await stand.order({ [PLENTY]: 2, [SCARCE]: 20, [GONE]: 1 });
  await stand.drain();
  if ((await readOrder(stand.technician, number)).lines[0]!.answer) return number;
  // Of three lines the simulated system decides later.
  const lines = [[2, 0, 0], [5, 15, 0], [0, 0, 1]].map(([accepted, backOrdered, refused], place) => ({
    lineNo: place + 1,
    accepted: accepted!,
    backOrdered: backOrdered!,
    refused: refused!,
    reason: null,
    expectedOn: null,
  }));
  await answerOrder(machine(stand), number, { dmsNumber: "D0000001", reason: null, lines });
  return number;
}

const line = async (stand: Stand, number: string, lineNo: number) =>
  (await readOrder(stand.technician, number)).lines[lineNo - 1]!;

async function told(stand: Stand): Promise<unknown[]> {
  const rows = await stand.sql<{ data: Record<string, unknown> }[]>`
    select data from outbox where type = 'epc.order-line-cancellation-moved' order by id`;
  return rows.map(({ data }) => [data.lineNo, data.lineCancellation, data.reason]);
}

const shipment = (lineNo: number): DmsNews => ({
  newsId: `s${lineNo}`,
  kind: "shipment",
  reference: null,
  happenedAt: "2026-03-11T09:00:00Z",
  lines: [{ lineNo, quantity: 1, expectedOn: null }],
});

const ship = (stand: Stand, number: string, lineNo: number) =>
  answerOrder(machine(stand), number, {
    dmsNumber: "D0000001",
    reason: null,
    lines: [],
    news: [shipment(lineNo)],
  });

Deno.test("one line is cancelled as the system agrees, the others stay, and nothing of it comes", async () => {
  await using stand = await openStand();
  const number = await decided(stand);
  stand.fault("garbage");
  await cancelLine(stand.technician, number, 2);
  assert.equal(await key(cancelLine(stand.technician, number, 2)), "order-line-asked");
  await stand.drain();
  stand.pass(1);
  assert.deepEqual(await stand.drain(), { taken: 1 });
  assert.equal(stand.dms.state.kept.get(`order_line_cancellation-${number}.2`)?.repeats, 1);
  const second = await line(stand, number, 2);
  assert.ok(second.cancellation.cancelledAt);
  assert.deepEqual([second.progress!.open, second.progress!.expectedOn], [0, null]);
  const order = await readOrder(stand.technician, number);
  assert.deepEqual([order.state, order.lines[0]!.cancellation], ["partly_accepted", {
    whyNot: null,
    askedAt: null,
    refused: null,
    cancelledAt: null,
  }]);
  assert.equal(await key(cancelLine(stand.technician, number, 2)), "order-line-ended");
  assert.equal(await key(ship(stand, number, 2)), "news-quantity");
  assert.deepEqual(await told(stand), [[2, "asked", null], [2, "agreed", null]]);
});

Deno.test("with the last line of which anything would come the order is cancelled", async () => {
  await using stand = await openStand();
  const number = await decided(stand);
  for (const lineNo of [1, 2]) {
    await cancelLine(stand.technician, number, lineNo);
    assert.deepEqual(await stand.drain(), { taken: 1 });
  }
  assert.equal((await readOrder(stand.technician, number)).state, "cancelled");
});

Deno.test("a cancelled order promises nothing: no pieces to come, no day, no step that looks taken", async () => {
  await using stand = await openStand();
  const number = await stand.order({ [SCARCE]: 20 });
  await stand.drain();
  assert.ok((await line(stand, number, 1)).progress!.expectedOn);
  await cancelOrder(stand.technician, number);
  await stand.drain();
  const order = await readOrder(stand.technician, number);
  const { shipped, open, backOrdered, expectedOn } = order.lines[0]!.progress!;
  assert.deepEqual([order.state, shipped, open, backOrdered, expectedOn], ["cancelled", 0, 0, 0, null]);
  const { t } = stand.technician;
  const format = formatIn("en_US", "UTC");
  const page = renderToString(
    h(OrderDetail, { order, mayPush: true, now: new Date(), basePath: "/tis", t, format }),
  );
  assert.doesNotMatch(page, /expected|in progress|pending/);
  assert.match(page, /data-step="cancelled"/);
  assert.match(page, /Before the cancellation:/);
});

Deno.test("a line that was shipped, refused, or is not there is not cancelled, nor one before the decision", async () => {
  await using stand = await openStand();
  const number = await decided(stand);
  await ship(stand, number, 1);
  assert.equal(await key(cancelLine(stand.technician, number, 1)), "order-line-shipped");
  assert.equal(await key(cancelLine(stand.technician, number, 3)), "order-line-ended");
  assert.equal(await key(cancelLine(stand.technician, number, 4)), "order-line-unknown");
  assert.match((await line(stand, number, 1)).cancellation.whyNot!, /shipped or invoiced/);
  const waiting = await stand.order();
  assert.equal(await key(cancelLine(stand.technician, waiting, 1)), "order-line-undecided");
});

Deno.test("a line on back order is cancelled also after the rest of the order was shipped", async () => {
  await using stand = await openStand();
  const number = await decided(stand);
  await answerOrder(machine(stand), number, {
    dmsNumber: "D0000001",
    reason: null,
    lines: [],
    cancellable: false,
    news: [shipment(1)],
  });
  assert.equal(await key(cancelOrder(stand.technician, number)), "order-shipped");
  assert.equal((await line(stand, number, 2)).cancellation.whyNot, null);
  await cancelLine(stand.technician, number, 2);
  assert.deepEqual(await stand.drain(), { taken: 1 });
  assert.ok((await line(stand, number, 2)).cancellation.cancelledAt);
});

Deno.test("a refusal stands for that line with its reason; a question that never arrived is asked again", async () => {
  await using stand = await openStand();
  const number = await decided(stand);
  await cancelLine(stand.technician, number, 1);
  stand.fault("status-400");
  assert.deepEqual(await stand.drain(), { refused: 1 });
  assert.equal((await line(stand, number, 1)).cancellation.refused, "store is blocked for orders");
  assert.equal(await key(cancelLine(stand.technician, number, 1)), "order-line-kept");
  await cancelLine(stand.technician, number, 2);
  stand.fault("status-401");
  assert.deepEqual(await stand.drain(), { failed: 1 });
  assert.equal((await line(stand, number, 2)).cancellation.whyNot, null);
  await cancelLine(stand.technician, number, 2);
  assert.deepEqual(await stand.drain(), { taken: 1 });
  assert.ok((await line(stand, number, 2)).cancellation.cancelledAt);
});

Deno.test("lines are cancelled by the store's own people, and not while the whole order is asked for", async () => {
  await using stand = await openStand();
  const number = await decided(stand);
  assert.equal(await key(cancelLine(stand.factory, number, 1)), "push-stores-only");
  assert.equal(
    await key(cancelLine(stand.ctxOf(stand.catalogue.users.stranger), number, 1)),
    "order-unknown",
  );
  await cancelOrder(stand.technician, number);
  assert.equal(await key(cancelLine(stand.technician, number, 1)), "order-cancel-asked");
});
