import assert from "node:assert/strict";
import { loadUser } from "@/kernel/access/load_user.ts";
import { type MailMessage, MailRefused, type MailTransport } from "@/engines/deliveries/mail_transport.ts";
import { drainDeliveries } from "@/engines/deliveries/drain.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { mailList } from "@/services/mail_log/mail_list.ts";
import { queueMail } from "@/engines/deliveries/queue_mail.ts";
import { unsubscribe } from "@/engines/messages/mail_wishes.ts";
import { tellPeople } from "@/engines/messages/tell_people.ts";
import { readUnsubscribeToken, unsubscribeToken } from "@/engines/messages/unsubscribe_token.ts";
import { dictionaries, openTestPortal } from "../entry/portal.ts";
import { userId } from "./told.ts";

type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

const siteOf = () => ({ origin: "https://tis.example.com", basePath: "/demo" });

function tools(portal: TestPortal, send: (message: MailMessage) => Promise<void> | void) {
  const transport: MailTransport = {
    async send(message) {
      await send(message);
      return { messageId: message.messageId };
    },
    close() {},
  };
  return { pool: portal.sql, dictionaries, transport, siteOf, clock: portal.now };
}

async function tellOne(portal: TestPortal, file = "a.gif"): Promise<number> {
  const id = await userId(portal, "store-technician");
  await portal.sql`
    update users set lang = 'en_US', email = 'lena@demo.example', email_confirmed_at = now() where id = ${id}`;
  await portal.sql`insert into mail_wishes values (${id}, 'conversion-failed', true) on conflict do nothing`;
  await portal.ctx.tx((tx) =>
    tellPeople(tx, {
      eventId: crypto.randomUUID(),
      kind: "conversion-failed",
      params: { file, reason: "It is broken." },
      link: "FileManage?file=1",
      receivers: [id],
    })
  );
  return id;
}

Deno.test("a message's mail has text and HTML, a link to its source and a way to take such mails off", async () => {
  await using portal = await openTestPortal();
  const id = await tellOne(portal, '<img src=x onerror="alert(1)">.gif');
  const sent: MailMessage[] = [];
  await drainDeliveries(tools(portal, (mail) => void sent.push(mail)));
  const [mail] = sent;
  const [message] = await portal.sql<{ id: number }[]>`select id from messages`;
  assert.equal(mail!.to, "lena@demo.example");
  assert.match(mail!.subject, /could not be converted/);
  assert.ok(mail!.text.includes(`https://tis.example.com/demo/MyMessage?open=${message!.id}`), mail!.text);
  assert.ok(mail!.html!.includes(`/demo/MyMessage?open=${message!.id}`));
  assert.doesNotMatch(mail!.html!, /<img/, "what fills the sentence is text, not HTML");
  const url = new URL(mail!.unsubscribe!);
  assert.equal(url.pathname, "/tis/mail-unsubscription");
  assert.deepEqual(await readUnsubscribeToken(portal.sql, url.searchParams.get("token")), {
    userId: id,
    kind: "conversion-failed",
  });
  const [row] = await portal.sql`select payload from deliveries`;
  assert.ok(!("message" in row!.payload), "what it said does not stay in the queue");
});

Deno.test("a link that is not ours takes nothing off; ours does, and security mails still go", async () => {
  await using portal = await openTestPortal();
  const id = await tellOne(portal);
  const token = await unsubscribeToken(portal.sql, { userId: id, kind: "conversion-failed" });
  const other = await unsubscribeToken(portal.sql, { userId: id, kind: "order-rejected" });
  const forged = [
    `${id}.conversion-failed.${other.split(".")[2]}`,
    token.slice(0, -1),
    token.replace(/^\d+/, () => String(id + 1)),
    "",
    null,
  ];
  for (const one of forged) assert.equal(await readUnsubscribeToken(portal.sql, one), null, String(one));
  await unsubscribe(portal.ctx, (await readUnsubscribeToken(portal.sql, token))!);
  await portal.sql`delete from deliveries`;
  await tellOne(portal);
  assert.equal((await portal.sql`select 1 from deliveries`).length, 0);
  await portal.ctx.tx((tx) =>
    queueMail(tx, {
      idempotencyKey: "reset-1",
      to: "lena@demo.example",
      lang: "en_US",
      template: "reset",
      params: { name: "Lena", link: "https://tis.example.com", minutes: 30 },
    })
  );
  const sent: MailMessage[] = [];
  await drainDeliveries(tools(portal, (mail) => void sent.push(mail)));
  assert.deepEqual(sent.map((mail) => [mail.messageId, mail.unsubscribe]), [["<reset-1@tis>", undefined]]);
});

Deno.test("a mail that the server refuses for good is given up at once, with its reason for operators", async () => {
  await using portal = await openTestPortal();
  await tellOne(portal);
  const refusing = tools(portal, () => {
    throw new MailRefused("550 no such user here");
  });
  assert.deepEqual(await drainDeliveries(refusing), { sent: 0, failed: 0, givenUp: 1 });
  const staff = portal.ctxWith({ actor: (await loadUser(portal.ctx, "administrator"))! });
  const { records } = await readList(staff, mailList, { pageNo: 1, pageSize: 20, state: "given-up" });
  assert.deepEqual(
    records.map(({ to, template, attempts, error }) => [to, template, attempts, error]),
    [["lena@demo.example", "message", 1, "MailRefused: 550 no such user here"]],
  );
});

Deno.test("nothing is locked while a mail is on its way, and a dead sender's mail is taken up by another", async () => {
  await using portal = await openTestPortal();
  await tellOne(portal);
  const sent: string[] = [];
  let inTransaction = -1;
  const begun = Promise.withResolvers<void>();
  // The first process dies while it sends: it never comes back from here.
  void drainDeliveries(tools(portal, async () => {
    const [row] = await portal.sql<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;
    inTransaction = row!.n;
    begun.resolve();
    await new Promise(() => {});
  }));
  await begun.promise;
  assert.equal(inTransaction, 0);
  const second = tools(portal, (mail) => void sent.push(mail.messageId));
  assert.deepEqual(await drainDeliveries(second), { sent: 0, failed: 0, givenUp: 0 }, "it is leased");
  portal.pass(4);
  assert.deepEqual(await drainDeliveries(second), { sent: 1, failed: 0, givenUp: 0 });
  const [message] = await portal.sql<{ id: number }[]>`select id from messages`;
  assert.deepEqual(sent, [`<message-${message!.id}@tis>`], "under the message id of the first try");
});

Deno.test("a mail whose every try ends its process is given up in the end", async () => {
  await using portal = await openTestPortal();
  await tellOne(portal);
  await portal.sql`update deliveries set attempts = 8`;
  const sent: MailMessage[] = [];
  assert.deepEqual(await drainDeliveries(tools(portal, (mail) => void sent.push(mail))), {
    sent: 0,
    failed: 0,
    givenUp: 1,
  });
  assert.equal(sent.length, 0);
});
