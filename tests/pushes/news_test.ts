import assert from "node:assert/strict";
import { answerOrder } from "@/services/orders/answer_order.ts";
import { orderAnswered, orderProgressed } from "@/events/orders.ts";
import { type MessageParams, writeMessage } from "@/engines/messages/words.ts";
import { openJob } from "@/services/orders/jobs/change_jobs.ts";
import { notifyOrderAnswered } from "@/services/orders/notify_order_answered.ts";
import { notifyOrderProgressed } from "@/services/orders/dms/notify_order_progressed.ts";
import type { DmsNews } from "@/services/orders/dms_answer.ts";
import { progressOf } from "@/services/orders/dms/read_news.ts";
import { standingOf } from "@/services/orders/papers/line_standing.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { orderAsTold } from "@/services/orders/order_as_told.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { dictionaries, refusalOf } from "../epc/catalogue_builder.ts";
import { machine, openStand, PLENTY, SCARCE, type Stand } from "./dms_stand.ts";

const ORDERED = 20;

/** An order of twenty pieces of what is scarce, decided: a few accepted, the rest backordered. */
async function decided(stand: Stand): Promise<{ number: string; accepted: number }> {
  const number = await stand.order({ [SCARCE]: ORDERED });
  await stand.drain();
  return { number, accepted: (await readOrder(stand.technician, number)).lines[0]!.answer!.accepted };
}

const news = (
  newsId: string,
  kind: DmsNews["kind"],
  quantity: number,
  changed: Partial<DmsNews> = {},
): DmsNews => ({
  newsId,
  kind,
  reference: null,
  happenedAt: "2026-03-11T09:00:00Z",
  lines: [{ lineNo: 1, quantity, expectedOn: null }],
  ...changed,
});

const tell = (stand: Stand, number: string, ...told: DmsNews[]) =>
  answerOrder(machine(stand), number, { dmsNumber: "D0000001", reason: null, lines: [], news: told });

Deno.test("shipments, invoices and a new day of a back order add up on their line", async () => {
  await using stand = await openStand();
  const { number, accepted } = await decided(stand);
  assert.deepEqual(await tell(stand, number, news("s1", "shipment", accepted, { reference: "LS-1" })), {
    again: false,
  });
  await tell(
    stand,
    number,
    news("b1", "back_order", ORDERED - accepted, {
      happenedAt: "2026-03-12T09:00:00Z",
      lines: [{ lineNo: 1, quantity: ORDERED - accepted, expectedOn: "2026-05-04" }],
    }),
    news("i1", "invoice", accepted, { happenedAt: "2026-03-11T15:00:00Z" }),
  );
  const order = await readOrder(stand.technician, number);
  assert.deepEqual(order.lines[0]!.progress, {
    shipped: accepted,
    invoiced: accepted,
    open: ORDERED - accepted,
    backOrdered: ORDERED - accepted,
    expectedOn: "2026-05-04",
  });
  assert.equal(
    standingOf(stand.technician, order.lines[0]!),
    `${accepted} accepted · ${accepted} shipped · ${ORDERED - accepted} on backorder, expected 05/04/2026`,
  );
  assert.deepEqual(order.news.map(({ kind, reference }) => [kind, reference]), [
    ["shipment", "LS-1"],
    ["invoice", null],
    ["back_order", null],
  ]);
  await tell(
    stand,
    number,
    news("s2", "shipment", ORDERED - accepted, { happenedAt: "2026-05-05T09:00:00Z" }),
  );
  const { shipped, open, expectedOn } = (await readOrder(stand.technician, number)).lines[0]!.progress!;
  assert.deepEqual([shipped, open, expectedOn], [ORDERED, 0, null]);
  const events = await stand.sql<{ data: { version: number; news: unknown[] } }[]>`
    select data from outbox where type = 'epc.order-progressed' order by id`;
  assert.deepEqual(events.map(({ data }) => data.news.length), [1, 2, 1]);
});

Deno.test("what is in stock is told apart from what is on back order, and is shipped first", () => {
  const answer = { accepted: 204, backOrdered: 1796, refused: 0, reason: null, expectedOn: "2026-12-17" };
  const after = (...told: DmsNews[]) => {
    const { open, backOrdered, expectedOn } = progressOf({ lineNo: 1, hasEnded: false }, answer, told);
    return [open - backOrdered, backOrdered, expectedOn];
  };
  assert.deepEqual(after(), [204, 1796, "2026-12-17"]);
  assert.deepEqual(after(news("s1", "shipment", 200)), [4, 1796, "2026-12-17"]);
  const late = news("b1", "back_order", 1798, {
    lines: [{ lineNo: 1, quantity: 1798, expectedOn: "2027-01-11" }],
  });
  assert.deepEqual(after(news("s1", "shipment", 200), late), [2, 1798, "2027-01-11"]);
  assert.deepEqual(after(late, news("s1", "shipment", 300)), [0, 1700, "2027-01-11"]);
  assert.deepEqual(after(news("s1", "shipment", 2000)), [0, 0, null]);
});

Deno.test("the same news again changes nothing; the same name with another content is refused", async () => {
  await using stand = await openStand();
  const { number } = await decided(stand);
  const both = await Promise.all([
    tell(stand, number, news("s1", "shipment", 1)),
    tell(stand, number, news("s1", "shipment", 1)),
  ]);
  assert.deepEqual(both.map(({ again }) => again).sort(), [false, true]);
  assert.equal((await refusalOf(tell(stand, number, news("s1", "shipment", 2)))).key, "order-answered");
  assert.equal((await readOrder(stand.technician, number)).lines[0]!.progress!.shipped, 1);
});

Deno.test("news must fit the order, and come after its decision; what is refused leaves nothing behind", async () => {
  await using stand = await openStand();
  const { number } = await decided(stand);
  const refused = async (...told: DmsNews[]) => (await refusalOf(tell(stand, number, ...told))).key;
  assert.equal(await refused(news("s1", "shipment", ORDERED + 1)), "news-quantity");
  assert.equal(await refused(news("s1", "shipment", 12), news("s2", "shipment", 12)), "news-quantity");
  const elsewhere = news("s1", "shipment", 1, { lines: [{ lineNo: 7, quantity: 1, expectedOn: null }] });
  assert.equal(await refused(elsewhere), "news-lines");
  const [line] = news("s1", "shipment", 1).lines;
  assert.equal(await refused(news("s1", "shipment", 1, { lines: [line!, line!] })), "news-lines");
  assert.deepEqual((await readOrder(stand.technician, number)).news, []);
  stand.fault("status-401");
  const open = await stand.order();
  await stand.drain();
  assert.equal((await refusalOf(tell(stand, open, news("s1", "shipment", 1)))).key, "order-undecided");
});

Deno.test("who ordered is told of shipments and of the day of a back order, not of invoices", async () => {
  await using stand = await openStand();
  const { number, accepted } = await decided(stand);
  const late = [{ lineNo: 1, quantity: ORDERED - accepted, expectedOn: "2026-05-04" }];
  await tell(
    stand,
    number,
    news("s1", "shipment", accepted),
    news("i1", "invoice", accepted),
    news("b1", "back_order", ORDERED - accepted, { lines: late }),
  );
  const [event] = await stand.sql<{ id: string; data: never }[]>`
    select event_id as id, data from outbox where type = ${orderProgressed.type}`;
  await stand.system.tx((tx) => notifyOrderProgressed.notify(tx, event as never));
  const told = await stand.sql<{ userCode: string; kind: string; params: MessageParams }[]>`
    select u.user_code, m.kind, m.params from messages m join users u on u.id = m.user_id order by m.kind`;
  assert.deepEqual(told.map(({ userCode, kind }) => `${userCode} ${kind}`), [
    "technician order-back-ordered",
    "technician order-shipped",
  ]);
  const reader = { t: stand.technician.t, lang: "en_US" as const, zone: "UTC" };
  const { kind, params } = told[0]!;
  assert.equal(
    writeMessage(reader, kind, params).text,
    `1 line is on backorder. Expected: 05/04/2026. Parts: ${SCARCE}.`,
  );
});

Deno.test("what is told of an order names the car by its plate, and the parts that are late", async () => {
  await using stand = await openStand();
  const job = { name: "Brakes", customer: "Lena Hartwig", plate: "M-AG 1234", repairOrder: "WA-4711" };
  await openJob(stand.technician, job);
  const number = await stand.order({ [PLENTY]: 1, [SCARCE]: ORDERED });
  await stand.drain();
  const [event] = await stand.sql<{ id: string; data: never }[]>`
    select event_id as id, data from outbox where type = ${orderAnswered.type} order by id desc limit 1`;
  await stand.system.tx((tx) => notifyOrderAnswered.notify(tx, event as never));
  const [told] = await stand.sql<{ kind: string; params: MessageParams }[]>`
    select kind, params from messages where kind = 'order-partly-accepted' limit 1`;
  const reader = { t: stand.technician.t, lang: "en_US" as const, zone: "UTC" };
  assert.deepEqual(writeMessage(reader, told!.kind, told!.params), {
    title: `Order ${number} partly accepted`,
    text: `M-AG 1234 · WA-4711 · Brakes: 1 of 2 lines on backorder. Parts: ${SCARCE}.`,
  });
  const { ofJob: _, namedParts: __, ...before } = told!.params;
  assert.equal(writeMessage(reader, told!.kind, before).text.trim(), "1 of 2 lines on backorder.");
});

Deno.test("the parts that a message names are parted as its reader's language parts names", async () => {
  await using stand = await openStand();
  const number = await stand.order({ [PLENTY]: 1, [SCARCE]: ORDERED });
  const parts = (await stand.system.tx((tx) => orderAsTold(tx, number)))!.parts([1, 2]);
  const read = (lang: Lang) =>
    writeMessage({ t: translator(dictionaries, lang), lang, zone: "UTC" }, "order-back-ordered", {
      ...{ order: number, lines: 2, expected: { day: "2026-05-04" } },
      ...parts,
    }).text;
  assert.match(read("zh_CN"), new RegExp(`${PLENTY}、${SCARCE}`));
  assert.match(read("ja"), new RegExp(`${PLENTY}、${SCARCE}`));
  for (const lang of ["en_US", "de_DE", "th"] as const) {
    assert.match(read(lang), new RegExp(`${PLENTY}, ${SCARCE}`), lang);
  }
});
