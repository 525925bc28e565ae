import assert from "node:assert/strict";
import { answerOrder } from "@/services/orders/answer_order.ts";
import { type DmsDecision, dmsOrderAnswer } from "@/services/orders/dms_answer.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { refusalOf } from "../epc/catalogue_builder.ts";
import { machine, openStand, type Stand } from "./dms_stand.ts";

const whole = (accepted = 2): DmsDecision => ({
  dmsNumber: "D0000001",
  reason: null,
  lines: [{ lineNo: 1, accepted, backOrdered: 2 - accepted, refused: 0, reason: null, expectedOn: null }],
});

const reaching = { reaches: () => true, tell: () => Promise.reject(new Error("told by hand here")) };

async function handedOver(stand: Stand): Promise<string> {
  stand.dms.state.setManner({ decides: "later", laterSeconds: 600 });
  const number = await stand.order();
  await stand.drain();
  return number;
}

Deno.test("an order taken for later is handed over, and decided when the system calls", async () => {
  await using stand = await openStand({ callBack: reaching });
  const number = await handedOver(stand);
  assert.equal((await readOrder(stand.technician, number)).state, "handed_over");
  assert.deepEqual(await answerOrder(machine(stand), number, whole()), { again: false });
  assert.equal((await readOrder(stand.technician, number)).state, "accepted");
  assert.deepEqual((await stand.events()).map(({ state }) => state), ["handed_over", "accepted"]);
});

Deno.test("the same decision again changes nothing, another one is refused", async () => {
  await using stand = await openStand({ callBack: reaching });
  const number = await handedOver(stand);
  const both = await Promise.all([
    answerOrder(machine(stand), number, whole(1)),
    answerOrder(machine(stand), number, whole(1)),
  ]);
  assert.deepEqual(both.map(({ again }) => again).sort(), [false, true]);
  assert.equal((await refusalOf(answerOrder(machine(stand), number, whole(2)))).key, "order-answered");
  assert.equal((await stand.events()).length, 2);
});

Deno.test("a decision may come before the answer of the hand-over, also after that was given up", async () => {
  await using stand = await openStand();
  stand.fault("drop-after");
  const number = await stand.order();
  await stand.drain();
  assert.deepEqual(await answerOrder(machine(stand), number, whole()), { again: false });
  assert.equal((await readOrder(stand.technician, number)).state, "accepted");
  stand.pass(1);
  assert.deepEqual(
    await stand.drain(),
    { taken: 1 },
    "the answer of the hand-over comes later and is no news",
  );
  assert.equal((await stand.events()).length, 1);

  stand.fault("status-401");
  const other = await stand.order();
  await stand.drain();
  assert.equal((await readOrder(stand.technician, other)).state, "push_failed");
  await answerOrder(machine(stand), other, whole());
  assert.equal((await readOrder(stand.technician, other)).state, "accepted");
});

Deno.test("an answer must fit the order: its lines, its quantities, its existence", async () => {
  await using stand = await openStand({ callBack: reaching });
  const number = await handedOver(stand);
  const answer = (decision: DmsDecision, of = number) => refusalOf(answerOrder(machine(stand), of, decision));
  const line = whole().lines[0]!;
  assert.equal((await answer({ ...whole(), lines: [] })).key, "answer-lines");
  assert.equal((await answer({ ...whole(), lines: [line, line] })).key, "answer-lines");
  assert.equal((await answer({ ...whole(), lines: [{ ...line, lineNo: 7 }] })).key, "answer-lines");
  assert.equal((await answer({ ...whole(), lines: [{ ...line, accepted: 3 }] })).key, "answer-quantity");
  assert.equal((await answer(whole(), "20417-999999")).key, "order-unknown");
  assert.equal((await readOrder(stand.technician, number)).state, "handed_over");
  assert.deepEqual(
    await answerOrder(machine(stand), number, { dmsNumber: "D1", reason: "credit-limit", lines: [] }),
    {
      again: false,
    },
  );
  const order = await readOrder(stand.technician, number);
  assert.deepEqual([order.state, order.refusedBecause], ["rejected", "credit limit reached"]);
});

Deno.test("people and machines of other markets cannot answer an order", async () => {
  await using stand = await openStand({ callBack: reaching });
  const number = await handedOver(stand);
  const rights = new Set(["EPCCart:answer"]);
  const person = stand.ctxOf({
    ...stand.catalogue.users.engineer,
    assignments: [{ role: "administrator", market: null, org: null, rights }],
  });
  assert.equal((await refusalOf(answerOrder(person, number, whole()))).key, "no-right");
  const elsewhere = machine(stand, {
    assignments: [{ role: "integration-partner", market: "na", org: null, rights }],
  });
  assert.equal((await refusalOf(answerOrder(elsewhere, number, whole()))).key, "order-unknown");
  const [change] = await stand.sql`select user_code from operation_log where operation = 'handOverOrder'`;
  assert.equal(change!.userCode, null, "the hand-over is the portal's own");
});

Deno.test("an answer that the database would refuse is one that cannot be read, not a try without an end", async () => {
  await using stand = await openStand();
  for (
    const answer of [
      { state: "received", dmsNumber: "D\u00001" },
      { state: "decided", ...whole(), lines: [{ ...whole().lines[0]!, reason: "half \ud800" }] },
      { state: "decided", ...whole(), lines: [{ ...whole().lines[0]!, expectedOn: "0000-01-01" }] },
    ]
  ) {
    assert.equal(dmsOrderAnswer.safeParse(answer).success, false);
    const number = await stand.order();
    await using garbled = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen: () => {} },
      () => Response.json(answer),
    );
    assert.deepEqual(await stand.drain({ url: `http://127.0.0.1:${garbled.addr.port}` }), { retrying: 1 });
    assert.deepEqual((await stand.sql`select reason from pushes where subject_id = ${number}`)[0], {
      reason: "unreadable-answer",
    });
    stand.pass(1);
    await stand.drain();
  }
});
