import assert from "node:assert/strict";
import type { Cause } from "@/kernel/cause.ts";
import { drainMails } from "@/engines/mails/drain_mails.ts";
import { queueMail } from "@/engines/deliveries/queue_mail.ts";
import { answerOrder } from "@/services/orders/answer_order.ts";
import { handOverOrder } from "@/services/orders/hand_over.ts";
import { dictionaries } from "../entry/portal.ts";
import { kind, world } from "../work/world.ts";
import { machine, openStand, type Stand } from "./dms_stand.ts";

/** As a consumer of `epc.order-sent` has it: the run of the order's request, caused by that event. */
const CAUSE: Cause = {
  requestId: "0199a000-0000-7000-8000-000000000001",
  causationId: "0199a000-0000-7000-8000-000000000002",
  traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
};

/** An order whose hand-over was left under the cause. */
async function orderUnder(stand: Stand, cause: Cause): Promise<string> {
  const number = await stand.order();
  await stand.sql`delete from pushes`;
  await stand.sql`delete from deliveries`;
  await stand.system.under(cause).tx((tx) => handOverOrder(tx, number));
  return number;
}

async function chainOfAnswers(stand: Stand) {
  return [
    ...await stand.sql`
      select correlation_id, causation_id, traceparent
      from outbox
      where type = 'epc.order-answered'
      order by id`,
  ];
}

const OF_CAUSE = {
  correlationId: CAUSE.requestId,
  causationId: CAUSE.causationId,
  traceparent: CAUSE.traceparent,
};

Deno.test("the answer of a hand-over belongs to the run of what brought it about", async () => {
  await using stand = await openStand();
  const number = await orderUnder(stand, CAUSE);
  assert.deepEqual(await stand.drain(), { taken: 1 });
  assert.deepEqual(await chainOfAnswers(stand), [OF_CAUSE]);
  const changes = await stand.sql`select request_id from operation_log where operation = 'answerOrder'`;
  assert.deepEqual([number !== "", changes.map(({ requestId }) => requestId)], [true, [CAUSE.requestId]]);
});

Deno.test("a decision that comes by a call of the system's own belongs to the same run", async () => {
  const callBack = { reaches: () => true, tell: () => Promise.reject(new Error("told by hand here")) };
  await using stand = await openStand({ callBack });
  stand.dms.state.setManner({ decides: "later", laterSeconds: 600 });
  const number = await orderUnder(stand, CAUSE);
  await stand.drain();
  await answerOrder(machine(stand), number, {
    dmsNumber: "D0000001",
    reason: null,
    lines: [{ lineNo: 1, accepted: 2, backOrdered: 0, refused: 0, reason: null, expectedOn: null }],
  });
  assert.deepEqual(await chainOfAnswers(stand), [OF_CAUSE, OF_CAUSE]);
});

Deno.test("the receiver of a hand-over is told the run and the trace", async () => {
  await using stand = await openStand();
  const heard: (string | null)[] = [];
  await using server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, ({ headers }) => {
    heard.push(headers.get("x-correlation-id"), headers.get("traceparent"));
    return new Response(null, { status: 503 });
  });
  await orderUnder(stand, CAUSE);
  await stand.drain({ url: `http://127.0.0.1:${server.addr.port}` });
  assert.deepEqual(heard, [CAUSE.requestId, CAUSE.traceparent]);
});

Deno.test("a mail is sent, and long work done, under the cause that left it", async () => {
  await using stand = await openStand();
  await stand.system.under(CAUSE).tx((tx) =>
    queueMail(tx, {
      ...{ idempotencyKey: "one", to: "lena@demo.example", lang: "en_US", template: "reset" },
      params: { name: "Lena", link: "https://tis.example.com/x", minutes: 30 },
    })
  );
  const around: Cause[] = [];
  await drainMails({
    ...{ pool: stand.sql, dictionaries, clock: stand.system.clock },
    siteOf: () => ({ origin: "https://tis.example.com", basePath: "/tis" }),
    transport: { send: ({ messageId }) => Promise.resolve({ messageId }), close() {} },
    around: (cause, send) => (around.push(cause), send()),
  });
  assert.deepEqual(around, [CAUSE]);

  const works = world(stand.sql);
  let seen: Cause | null = null;
  const work = kind("cause-test", (_run, _payload, { requestId, causationId, traceparent }) => {
    seen = { requestId, causationId, traceparent };
    return Promise.resolve();
  });
  await works.leave(work, "a", CAUSE);
  assert.equal(await works.work(work), "done");
  assert.deepEqual(seen, CAUSE);
});
