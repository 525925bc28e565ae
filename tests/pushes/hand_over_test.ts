import assert from "node:assert/strict";
import { drainPushes } from "@/engines/pushes/drain_pushes.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { retryOrder } from "@/services/orders/hand_over.ts";
import { takeDelivery } from "@/engines/deliveries/take_delivery.ts";
import type { PushPayload } from "@/engines/pushes/types.ts";
import { settlePush } from "@/engines/pushes/settle_push.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { pushList } from "@/services/pushes/push_list.ts";
import { readPush } from "@/services/pushes/read_pushes.ts";
import { retryPush } from "@/services/pushes/retry_push.ts";
import { refusalOf } from "../epc/catalogue_builder.ts";
import { GONE, openStand, PLENTY, SCARCE, type Stand } from "./dms_stand.ts";

const rightsOfLog = (stand: Stand) =>
  stand.ctxOf({
    ...stand.catalogue.users.engineer,
    assignments: [{
      role: "administrator",
      market: null,
      org: null,
      rights: new Set(["PushLog:view", "PushLog:retry"]),
    }],
  });

Deno.test("an order that is in stock is handed over and accepted at once", async () => {
  await using stand = await openStand();
  const number = await stand.order();
  assert.deepEqual(await stand.drain(), { taken: 1 });
  const order = await readOrder(stand.technician, number);
  assert.deepEqual([order.state, order.dmsNumber, order.trouble], ["accepted", "D0000001", null]);
  assert.ok(order.handedOverAt && order.answeredAt);
  assert.deepEqual(order.lines.map((line) => line.answer), [
    { accepted: 2, backOrdered: 0, refused: 0, reason: null, expectedOn: null },
  ]);
  assert.deepEqual(await stand.events(), [{ state: "accepted", reason: null }]);
});

Deno.test("what is short follows on a day, what is no longer made is refused, line by line", async () => {
  await using stand = await openStand();
  const number = await stand.order({ [PLENTY]: 1, [SCARCE]: 20, [GONE]: 2 });
  await stand.drain();
  const { state, lines } = await readOrder(stand.technician, number);
  assert.equal(state, "partly_accepted");
  const [plenty, scarce, gone] = lines.map((line) => line.answer!);
  assert.deepEqual([plenty!.accepted, plenty!.reason], [1, null]);
  assert.equal(scarce!.accepted + scarce!.backOrdered, 20);
  assert.match(scarce!.expectedOn!, /^\d{4}-\d\d-\d\d$/);
  assert.deepEqual([gone!.refused, gone!.reason], [2, "no longer available"]);
});

Deno.test("an order of which every line is refused is rejected", async () => {
  await using stand = await openStand();
  const number = await stand.order({ [GONE]: 2 });
  await stand.drain();
  assert.equal((await readOrder(stand.technician, number)).state, "rejected");
});

Deno.test("a refusal of the whole order rejects it with its reason and is not tried again", async () => {
  await using stand = await openStand();
  stand.fault("status-400");
  const number = await stand.order();
  assert.deepEqual(await stand.drain(), { refused: 1 });
  stand.pass(3600);
  assert.deepEqual(await stand.drain(), {});
  const order = await readOrder(stand.technician, number);
  assert.deepEqual([order.state, order.refusedBecause], ["rejected", "store is blocked for orders"]);
  assert.equal(stand.dms.state.kept.size, 0);
});

for (const kind of ["status-500", "status-503", "drop-before", "drop-after", "garbage"] as const) {
  Deno.test(`after ${kind} the order waits, says why and when again, and has one effect in the end`, async () => {
    await using stand = await openStand();
    stand.fault(kind);
    const number = await stand.order();
    assert.deepEqual(await stand.drain(), { retrying: 1 });
    const { state, trouble } = await readOrder(stand.technician, number);
    assert.deepEqual([state, trouble?.nextTryAt], ["waiting", "2026-03-10T08:00:01.000Z"]);
    assert.ok(trouble!.reason.length > 10);
    assert.deepEqual(await stand.drain(), {}, "not before its time");
    stand.pass(1);
    assert.deepEqual(await stand.drain(), { taken: 1 });
    assert.equal((await readOrder(stand.technician, number)).state, "accepted");
    assert.equal(stand.dms.state.kept.size, 1);
    assert.equal(
      stand.dms.state.kept.get(`order-${number}`)!.repeats,
      ["drop-after", "garbage"].includes(kind) ? 1 : 0,
    );
    assert.equal((await stand.events()).length, 1);
  });
}

Deno.test("open pages are told of a try that failed, as of one that succeeded", async () => {
  await using stand = await openStand();
  stand.fault("status-503");
  const number = await stand.order();
  const told: string[] = [];
  const ctx = stand.catalogue.ctxOf(stand.system.actor, {
    clock: stand.system.clock,
    signal: (channel: string, payload = "") => void told.push(`${channel} ${payload}`),
  });
  const [org] = number.split("-");
  const hint = `live ${JSON.stringify({ topic: "orders", to: { org }, id: number })}`;
  assert.deepEqual(await drainPushes({ ...stand.tools(), ctx }), { retrying: 1 });
  assert.deepEqual(told, [hint]);
  stand.pass(1);
  assert.deepEqual(await drainPushes({ ...stand.tools(), ctx }), { taken: 1 });
  assert.ok(told.length > 1 && told.slice(1).includes(hint));
});

Deno.test("an answer that takes too long counts as none", async () => {
  await using stand = await openStand({ timeoutMs: 100 });
  stand.fault("slow", 1, 30);
  const number = await stand.order();
  assert.deepEqual(await stand.drain(), { retrying: 1 });
  const { trouble } = await readOrder(stand.technician, number);
  assert.equal(trouble!.reason, "The dealer management system did not answer in time.");
});

Deno.test("Retry-After is waited for", async () => {
  await using stand = await openStand();
  stand.fault("status-429", 1, 90);
  const number = await stand.order();
  await stand.drain();
  assert.equal((await readOrder(stand.technician, number)).trouble!.nextTryAt, "2026-03-10T08:01:30.000Z");
  stand.pass(89);
  assert.deepEqual(await stand.drain(), {});
  stand.pass(1);
  assert.deepEqual(await stand.drain(), { taken: 1 });
});

Deno.test("after eight tries it is given up, told once, and the store's people hand it over again", async () => {
  await using stand = await openStand();
  stand.fault("status-503", null);
  const number = await stand.order();
  let tries = 0;
  for (let minute = 0; minute < 20; minute++) {
    const { retrying = 0, failed = 0 } = await stand.drain();
    tries += retrying + failed;
    stand.pass(60);
  }
  assert.equal(tries, 8);
  const failed = await readOrder(stand.technician, number);
  assert.deepEqual([failed.state, failed.trouble?.nextTryAt], ["push_failed", null]);
  assert.deepEqual(await stand.events(), [{ state: "push_failed", reason: "status-503" }]);
  stand.dms.state.setFault(null);
  await retryOrder(stand.technician, number);
  assert.equal((await readOrder(stand.technician, number)).state, "waiting");
  assert.deepEqual(await stand.drain(), { taken: 1 });
  assert.equal((await readOrder(stand.technician, number)).state, "accepted");
  assert.deepEqual([...stand.dms.state.kept.keys()], [`order-${number}`]);
});

Deno.test("a wrong token is for staff to mend: given up at once, not tried again", async () => {
  await using stand = await openStand();
  const number = await stand.order();
  assert.deepEqual(await stand.drain({ token: "not-the-right-token" }), { failed: 1 });
  const { state, trouble } = await readOrder(stand.technician, number);
  assert.equal(state, "push_failed");
  assert.equal(trouble!.reason, "The dealer management system answered with HTTP status 401.");
});

Deno.test("a hand-over that waits for its next try is tried at once when its people ask for it", async () => {
  await using stand = await openStand();
  stand.fault("status-429", 1, 3000);
  const number = await stand.order();
  await stand.drain();
  await retryOrder(stand.technician, number);
  assert.deepEqual(await stand.drain(), { taken: 1 });
});

Deno.test("factory users, other stores and what has arrived are refused a push", async () => {
  await using stand = await openStand();
  const number = await stand.order();
  const { users } = stand.catalogue;
  assert.equal((await refusalOf(retryOrder(stand.factory, number))).key, "push-stores-only");
  assert.equal((await refusalOf(retryOrder(stand.ctxOf(users.stranger), number))).key, "order-unknown");
  await stand.drain();
  assert.equal((await refusalOf(retryOrder(stand.technician, number))).key, "push-not-failed");
});

Deno.test("a sender that dies between sending and noting has one effect at the receiver", async () => {
  await using stand = await openStand();
  const number = await stand.order();
  const { receiver } = stand.tools();
  const taken = (await takeDelivery<PushPayload>(stand.sql, "http", stand.system.clock()))!;
  const exchange = await receiver.post({ ...taken.payload, cause: taken.cause });
  assert.equal(exchange.kind, "answered");
  // Here it dies. Its lease holds off the others for a while.
  assert.deepEqual(await stand.drain(), {});
  stand.pass(181);
  assert.deepEqual(await stand.drain(), { taken: 1 });
  const kept = stand.dms.state.kept.get(`order-${number}`)!;
  assert.deepEqual([stand.dms.state.kept.size, kept.repeats], [1, 1]);
  assert.equal((await readOrder(stand.technician, number)).state, "accepted");
  // It was only asleep: what it notes now comes too late.
  assert.equal(await settlePush(stand.system, taken, exchange), null);
  assert.equal((await stand.events()).length, 1);
});

Deno.test("many senders side by side send each order once", async () => {
  await using stand = await openStand();
  const numbers: string[] = [];
  for (let order = 0; order < 6; order++) numbers.push(await stand.order());
  const counts = await Promise.all([stand.drain(), stand.drain(), stand.drain()]);
  assert.equal(counts.reduce((sum, { taken = 0 }) => sum + taken, 0), 6);
  assert.deepEqual([...stand.dms.state.kept.values()].map((one) => one.repeats), [0, 0, 0, 0, 0, 0]);
  assert.deepEqual([...stand.dms.state.kept.keys()].sort(), numbers.map((one) => `order-${one}`).sort());
});

Deno.test("an event that comes again leaves no second hand-over", async () => {
  await using stand = await openStand();
  const { handOverOrder } = await import("@/services/orders/hand_over.ts");
  const number = await stand.order();
  await stand.system.tx((tx) => handOverOrder(tx, number));
  const [row] = await stand.sql`select count(*) as n from pushes`;
  assert.equal(Number(row!.n), 1);
});

Deno.test("the log shows tries, reason and bodies, and staff with its right retry", async () => {
  await using stand = await openStand();
  stand.fault("status-401");
  const number = await stand.order();
  await stand.drain();
  const staff = rightsOfLog(stand);
  const { records: [push] } = await readList(staff, pushList, {
    pageNo: 1,
    pageSize: 20,
    state: "failed",
    keyword: number,
  });
  assert.deepEqual([push!.tries, push!.httpStatus, push!.nextTryAt, push!.storeName], [
    1,
    401,
    null,
    "Autohaus Kramer",
  ]);
  const detail = await readPush(staff, push!.id);
  assert.match(detail.sent, new RegExp(number));
  assert.match(detail.answer!, /wrong-token/);
  assert.equal((await refusalOf(readPush(stand.technician, push!.id))).key, "push-unknown");
  await retryPush(staff, push!.id);
  await stand.drain();
  const rounds = await readList(staff, pushList, { pageNo: 1, pageSize: 20 });
  assert.deepEqual(rounds.records.map((one) => [one.round, one.state]), [[2, "taken"], [1, "failed"]]);
  const [change] = await stand.sql`select count(*) as n from operation_log where operation = 'retryPush'`;
  assert.equal(Number(change!.n), 1);
  assert.equal((await refusalOf(retryPush(staff, push!.id))).key, "push-not-failed");
});
