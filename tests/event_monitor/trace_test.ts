import assert from "node:assert/strict";
import fc from "fast-check";
import { addToCart } from "@/services/orders/change_cart.ts";
import { handOverOrder } from "@/services/orders/hand_over.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import { findTraces } from "@/services/event_monitor/find_traces.ts";
import { inOrderOfCauses, readTrace } from "@/services/event_monitor/read_trace.ts";
import type { FoundStep } from "@/services/event_monitor/trace_steps.ts";
import { refusalOf } from "../epc/catalogue_builder.ts";
import { openStand, PLENTY, type Stand } from "../pushes/dms_stand.ts";

/** An order that was sent, and handed over by the consumer of its event. */
async function sentOrder(stand: Stand) {
  await addToCart(stand.technician, { partNumber: PLENTY, quantity: 2 });
  const ctx = stand.ctxOf(stand.catalogue.users.technician);
  const { orderNumber } = await sendOrder(ctx, { clientKey: "client-key-1", confirmWithoutVehicle: true });
  const [event] = await stand.sql<{ eventId: string; occurredAt: Date }[]>`
    select event_id, occurred_at from outbox where type = 'epc.order-sent'`;
  const { requestId } = ctx;
  await stand.system.under({ requestId, causationId: event!.eventId, traceparent: null }).tx(async (tx) => {
    await tx.sql`
      insert into event_receipts (consumer, event_id, occurred_at, at)
      values ('push', ${event!.eventId}, ${event!.occurredAt}, ${tx.clock()})`;
    await handOverOrder(tx, orderNumber);
  });
  return { requestId, orderNumber, eventId: event!.eventId };
}

Deno.test("a trace shows all that followed from a request, each below what brought it about", async () => {
  await using stand = await openStand();
  const { requestId, orderNumber } = await sentOrder(stand);
  const waiting = await readTrace(stand.system, requestId);
  assert.equal(waiting.endedAt, null);
  assert.equal(waiting.steps.find(({ kind }) => kind === "hand-over")?.state, "waiting");

  // Held for as long as the order can be taken back.
  stand.pass(7);
  await stand.drain();
  const trace = await readTrace(stand.system, requestId);
  const steps = trace.steps.map(({ depth, kind, name, state }) => `${depth} ${kind} ${name} ${state}`);
  assert.deepEqual(steps, [
    "0 change sendOrder done",
    "0 event epc.order-sent waiting",
    "1 effect push done",
    "1 hand-over dms done",
    "1 event epc.order-answered waiting",
    "0 change answerOrder done",
  ]);
  assert.deepEqual(
    trace.steps.filter(({ kind }) => kind === "hand-over").map((
      step,
    ) => [step.subjectKind, step.subject, step.attempts]),
    [["order", orderNumber, 1]],
  );
});

Deno.test("a trace is found by its request, by one of its events and by the number of its order", async () => {
  await using stand = await openStand();
  const { requestId, orderNumber, eventId } = await sentOrder(stand);
  // Ids tell the real time, the stand's clock another.
  await stand.sql`update outbox set occurred_at = now()`;
  for (const word of [requestId, eventId, orderNumber]) {
    const found = await findTraces(stand.system, word);
    assert.deepEqual(found.map((one) => [one.requestId, one.operation]), [[requestId, "sendOrder"]], word);
  }
  assert.ok((await findTraces(stand.system, undefined)).some((one) => one.requestId === requestId));
  assert.deepEqual(await findTraces(stand.system, "nothing"), []);
  assert.equal((await refusalOf(readTrace(stand.system, "nothing"))).key, "trace-unknown");
});

Deno.test("whatever the steps name as their cause, each has one place, behind its cause", () => {
  const ids = fc.constantFrom("a", "b", "c", "d", "e");
  const steps = fc.uniqueArray(fc.record({ id: ids, causedBy: fc.option(ids), ms: fc.nat(1000) }), {
    selector: ({ id }) => id,
  });
  fc.assert(fc.property(steps, (drawn) => {
    const found = drawn.map(({ id, causedBy, ms }): FoundStep => ({
      ...{
        id,
        causedBy,
        kind: "event",
        name: id,
        subjectKind: null,
        subject: null,
        userCode: null,
        funLink: null,
      },
      ...{ at: new Date(ms), endedAt: null, state: "done", attempts: null, error: null, line: null },
    }));
    const placed = inOrderOfCauses(found);
    const places = new Map(placed.map(({ id }, place) => [id, place]));
    assert.deepEqual(places.size, placed.length);
    for (const { id, parent } of placed) {
      if (parent !== null) assert.ok(places.get(parent)! < places.get(id)!);
    }
    assert.equal(placed.length, drawn.length);
  }));
});
