import assert from "node:assert/strict";
import type { MailMessage, MailTransport } from "@/engines/mails/mail_transport.ts";
import { takeDelivery, TRIES } from "@/engines/deliveries/take_delivery.ts";
import { drainMails } from "@/engines/mails/drain_mails.ts";
import { queueMail } from "@/engines/deliveries/queue_mail.ts";
import { dictionaries, openTestPortal } from "../entry/portal.ts";

const siteOf = () => ({ origin: "https://tis.example.com", basePath: "/tis" });

const MAIL = {
  idempotencyKey: "reset-1",
  to: "lena@demo.example",
  lang: "en_US",
  template: "reset",
  params: { name: "Lena", link: "https://tis.example.com/tis/RePassPage?token=t", minutes: 30 },
} as const;

function collecting(fail: () => boolean = () => false) {
  const sent: MailMessage[] = [];
  const transport: MailTransport = {
    send(message) {
      if (fail()) return Promise.reject(new Error("mail server is down"));
      sent.push(message);
      return Promise.resolve({ messageId: message.messageId });
    },
    close() {},
  };
  return { sent, transport };
}

Deno.test("a mail leaves once, in the receiver's language, and its link is forgotten", async () => {
  await using portal = await openTestPortal();
  await portal.ctx.tx((tx) => queueMail(tx, MAIL));
  await portal.ctx.tx((tx) => queueMail(tx, MAIL));
  const { sent, transport } = collecting();
  const tools = { pool: portal.sql, dictionaries, transport, siteOf, clock: portal.now };
  const drained = await Promise.all([drainMails(tools), drainMails(tools)]);
  assert.equal(drained[0].sent + drained[1].sent, 1);
  assert.equal(sent.length, 1);
  assert.equal(sent[0]!.messageId, "<reset-1@tis>");
  assert.equal(sent[0]!.language, "en-US");
  assert.ok(sent[0]!.text.includes(MAIL.params.link) && sent[0]!.text.includes("30"), sent[0]!.text);
  const [row] = await portal.sql`select payload, sent_at from deliveries`;
  assert.ok(row!.sentAt && !("params" in row!.payload));
});

Deno.test("a mail that somebody waits for goes before news that came earlier", async () => {
  await using portal = await openTestPortal();
  const { ctx, sql } = portal;
  for (const place of [1, 2, 3]) {
    await ctx.tx((tx) => queueMail(tx, { ...MAIL, idempotencyKey: `news-${place}` }));
  }
  await sql`update deliveries set payload = payload || '{"template": "message"}'`;
  portal.pass(1);
  await portal.ctxWith().tx((tx) => queueMail(tx, MAIL));
  const taken = [];
  for (let at = 0; at < 4; at++) {
    taken.push((await takeDelivery(sql, "mail", portal.now()))!.idempotencyKey);
  }
  assert.deepEqual(taken, ["reset-1", "news-1", "news-2", "news-3"]);
  assert.equal(await takeDelivery(sql, "mail", portal.now()), null);
});

Deno.test("a mail that fails is tried eight times with growing waits, then given up", async () => {
  await using portal = await openTestPortal();
  await portal.ctx.tx((tx) => queueMail(tx, MAIL));
  const { transport } = collecting(() => true);
  const tools = { pool: portal.sql, dictionaries, transport, siteOf, clock: portal.now };
  let tries = 0;
  for (let minute = 0; minute < 60; minute++) {
    const { failed, givenUp } = await drainMails(tools);
    tries += failed + givenUp;
    portal.pass(1);
  }
  assert.equal(tries, TRIES);
  const [row] = await portal.sql`select attempts, given_up_at, error, payload from deliveries`;
  assert.deepEqual([row!.attempts, row!.error], [8, "Error: mail server is down"]);
  assert.ok(row!.givenUpAt && !("params" in row!.payload));
});

Deno.test("a mail that failed leaves when the server is back, and does not hold up the others", async () => {
  await using portal = await openTestPortal();
  await portal.ctx.tx((tx) => queueMail(tx, MAIL));
  let down = true;
  const { sent, transport } = collecting(() => down);
  const tools = { pool: portal.sql, dictionaries, transport, siteOf, clock: portal.now };
  assert.deepEqual(await drainMails(tools), { sent: 0, failed: 1, givenUp: 0 });
  down = false;
  await portal.ctx.tx((tx) => queueMail(tx, { ...MAIL, idempotencyKey: "reset-2", lang: "zh_CN" }));
  assert.deepEqual(await drainMails(tools), { sent: 1, failed: 0, givenUp: 0 });
  portal.pass(1);
  assert.deepEqual(await drainMails(tools), { sent: 1, failed: 0, givenUp: 0 });
  assert.deepEqual(sent.map((mail) => mail.messageId), ["<reset-2@tis>", "<reset-1@tis>"]);
});

Deno.test("a mail of a transaction that fails never leaves", async () => {
  await using portal = await openTestPortal();
  await assert.rejects(portal.ctx.tx(async (tx) => {
    await queueMail(tx, MAIL);
    throw new Error("changed my mind");
  }));
  assert.equal((await portal.sql`select 1 from deliveries`).length, 0);
});
