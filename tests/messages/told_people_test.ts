import assert from "node:assert/strict";
import { exportDone } from "@/events/exports.ts";
import { userChanged } from "@/events/users.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { assignRole } from "@/services/users/assign_role.ts";
import { claimRun, jobStates } from "@/engines/clock/claim_run.ts";
import { markRun, markRunFailed } from "@/engines/clock/end_run.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { freezeUser } from "@/services/users/set_account_state.ts";
import { messageKindNames } from "@/engines/messages/kinds.ts";
import { setMailWishes } from "@/engines/messages/mail_wishes.ts";
import { markAllRead, markMessages, openMessage } from "@/services/inbox/mark_messages.ts";
import type { Asked } from "@/engines/lists/ask_list.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { messageList } from "@/services/inbox/message_list.ts";
import { newestMessage, unreadCount } from "@/services/inbox/read_messages.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { notifyEventParked } from "@/services/event_monitor/notify_event_parked.ts";
import { openTestPortal } from "../entry/portal.ts";
import { assertRefused } from "../refusal_of.ts";
import { happen, orderOf, userId } from "./told.ts";

type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

const PAGE = { pageNo: 1, pageSize: 20 };

const listMessages = (ctx: Ctx, asked: Asked<typeof messageList.filter>) => readList(ctx, messageList, asked);

async function as(portal: TestPortal, account: string, lang: Lang = "en_US") {
  const actor = (await loadUser(portal.ctx, account, "domestic"))!;
  return portal.ctxWith({ actor, lang });
}

async function receivers(portal: TestPortal): Promise<string[]> {
  const rows = await portal.sql<{ userCode: string }[]>`
    select u.user_code::text as user_code
    from messages m join users u on u.id = m.user_id
    order by 1`;
  return rows.map((row) => row.userCode);
}

Deno.test("an answered order is told to who sent it and to those of its store who may order, once", async () => {
  await using portal = await openTestPortal();
  const order = await orderOf(portal, "store-technician", "20417-000001");
  const colleagues = await portal.sql<{ userCode: string }[]>`
    select distinct u.user_code::text as user_code
    from users u
    join user_roles ur on ur.user_id = u.id
    join role_rights rr on rr.role_code = ur.role_code and rr.fun_link = 'EPCCart' and rr.head_api = 'order'
    where u.org_code = ${order.storeCode} and u.state = 'normal'
    order by 1`;
  assert.ok(colleagues.length > 1, "the store has several people who may order");
  const id = await happen(portal, order.event, order.answer("accepted"));
  assert.deepEqual(await receivers(portal), colleagues.map((row) => row.userCode));
  await happen(portal, order.event, order.answer("accepted"), { id });
  assert.equal((await receivers(portal)).length, colleagues.length, "the same event again tells nobody");
  await happen(portal, order.event, order.answer("handed_over"));
  assert.equal((await receivers(portal)).length, colleagues.length, "a hand-over that has begun is no news");
});

Deno.test("the same event told by two processes at the same moment is one message a person", async () => {
  await using portal = await openTestPortal();
  const order = await orderOf(portal, "store-manager", "20417-000002");
  const id = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => happen(portal, order.event, order.answer("rejected"), { id })));
  const rows = await portal
    .sql`select user_id, count(*)::int as n from messages group by user_id having count(*) > 1`;
  assert.equal(rows.length, 0);
  const mails = await portal.sql`select idempotency_key from deliveries`;
  assert.equal(new Set(mails.map((row) => row.idempotencyKey)).size, mails.length);
});

Deno.test("a message is read in the reader's language and leads to a page they may open", async () => {
  await using portal = await openTestPortal();
  const order = await orderOf(portal, "store-technician", "20417-000003");
  await happen(portal, order.event, order.answer("accepted"));
  const english = (await listMessages(await as(portal, "store-technician"), PAGE)).records[0]!;
  assert.equal(english.title, "Order 20417-000003 accepted");
  assert.deepEqual([english.link, english.source, english.isRead, english.isDone], [
    "EPCCart?order=20417-000003",
    "Cart",
    false,
    null,
  ]);
  const chinese = (await listMessages(await as(portal, "store-technician", "zh_CN"), PAGE)).records[0]!;
  assert.equal(chinese.title, "订单 20417-000003 已接单");
  // A social user may not open the cart.
  await portal.ctx.tx(async (tx) =>
    await notifyPeople(tx, {
      eventId: crypto.randomUUID(),
      kind: "order-accepted",
      params: { order: "x", lines: 1 },
      link: "EPCCart?order=x",
      receivers: [await userId(portal, "social-user")],
    })
  );
  const [other] = (await listMessages(await as(portal, "social-user"), PAGE)).records;
  assert.deepEqual([other!.link, other!.source], [null, null]);
});

Deno.test("a moment in a message is shown in the reader's zone", async () => {
  await using portal = await openTestPortal();
  const id = await userId(portal, "store-technician");
  const done = {
    exportId: crypto.randomUUID(),
    version: 2,
    kind: "orders",
    userId: id,
    fileId: crypto.randomUUID(),
    rows: 1200,
    size: 9,
    expiresAt: "2026-04-09T20:30:00Z",
  };
  await happen(portal, exportDone, done);
  const textIn = async (zone: string) => {
    await portal.sql`update users set zone = ${zone} where id = ${id}`;
    return (await listMessages(await as(portal, "store-technician"), PAGE)).records[0]!.text;
  };
  assert.match(await textIn("Asia/Shanghai"), /1,200 rows .*Apr\u00a010,\u00a02026,\u00a04:30/);
  assert.match(await textIn("America/New_York"), /Apr\u00a09,\u00a02026,\u00a04:30/);
});

Deno.test("reading, finishing and reopening are the receiver's own; all read leaves what came later", async () => {
  await using portal = await openTestPortal();
  const order = await orderOf(portal, "store-technician", "20417-000004");
  await happen(portal, order.event, order.answer("rejected"));
  await happen(portal, order.event, order.answer("push_failed"));
  const ctx = await as(portal, "store-technician");
  const manager = await as(portal, "store-manager");
  assert.equal(await unreadCount(ctx), 2);
  const [newer, older] = (await listMessages(ctx, PAGE)).records;
  await markMessages(ctx, "finishMessages", [older!.id]);
  assert.equal(await unreadCount(ctx), 1, "what is done has been read");
  const stateOf = async (state: "unread" | "open" | "done") =>
    (await listMessages(ctx, { ...PAGE, state })).records.map((one) => one.id);
  assert.deepEqual(await stateOf("done"), [older!.id]);
  assert.deepEqual(await stateOf("open"), [newer!.id]);
  await markMessages(ctx, "reopenMessages", [older!.id]);
  assert.deepEqual(await stateOf("open"), [newer!.id, older!.id]);
  await assertRefused(markMessages(manager, "readMessages", [newer!.id]), "not-found");
  assert.equal(await openMessage(manager, newer!.id), null);
  assert.equal(await openMessage(ctx, newer!.id), "EPCCart?order=20417-000004");
  assert.deepEqual(await stateOf("unread"), []);
  const upTo = await newestMessage(manager);
  await happen(portal, order.event, order.answer("accepted"));
  await markAllRead(manager, upTo);
  assert.equal(await unreadCount(manager), 1);
});

Deno.test("a list is narrowed by kind and period, and paged", async () => {
  await using portal = await openTestPortal();
  const order = await orderOf(portal, "store-technician", "20417-000005");
  await happen(portal, order.event, order.answer("rejected"));
  portal.pass(60 * 24 * 8);
  await happen(portal, order.event, order.answer("accepted"));
  const ctx = await as(portal, "store-technician");
  const kinds = async (list: Parameters<typeof listMessages>[1]) =>
    (await listMessages(ctx, list)).records.map((one) => one.kind);
  assert.deepEqual(await kinds({ ...PAGE, days: 7 }), ["order-accepted"]);
  assert.deepEqual(await kinds({ ...PAGE, kind: "order-rejected" }), ["order-rejected"]);
  assert.deepEqual(await kinds({ pageNo: 2, pageSize: 1 }), ["order-rejected"]);
});

Deno.test("a mail goes where a kind is wished, to a confirmed address, in the receiver's language", async () => {
  await using portal = await openTestPortal();
  const id = await userId(portal, "store-technician");
  await portal.sql`
    update users set lang = 'de_DE', email = 'a@demo.example', email_confirmed_at = now() where id = ${id}`;
  const ctx = await as(portal, "store-technician");
  const tell = (kind: "order-accepted" | "order-rejected") =>
    portal.ctx.tx((tx) =>
      notifyPeople(tx, {
        eventId: crypto.randomUUID(),
        kind,
        params: { order: "1", lines: 1 },
        link: null,
        receivers: [id],
      })
    );
  const mails = async () =>
    (await portal.sql<{ payload: { lang: string; message: { kind: string } } }[]>`
      select payload from deliveries order by id`).map(({ payload }) =>
      `${payload.lang} ${payload.message.kind}`
    );
  await tell("order-accepted");
  await tell("order-rejected");
  assert.deepEqual(await mails(), ["de_DE order-rejected"], "the default of each kind");
  await setMailWishes(ctx, { any: true, kinds: ["order-accepted"] });
  await tell("order-accepted");
  await tell("order-rejected");
  assert.deepEqual(await mails(), ["de_DE order-rejected", "de_DE order-accepted"]);
  await setMailWishes(ctx, { any: false, kinds: messageKindNames() });
  await tell("order-rejected");
  assert.equal((await mails()).length, 2, "nothing goes by mail");
  await setMailWishes(ctx, { any: true, kinds: messageKindNames() });
  await portal.sql`update users set email_confirmed_at = null where id = ${id}`;
  await tell("order-rejected");
  assert.equal((await mails()).length, 2, "an address that is not confirmed gets nothing");
  assert.equal(await unreadCount(ctx), 6, "the messages themselves are all there");
});

Deno.test("changed rights are told once the person has been here; frozen people are told nothing", async () => {
  await using portal = await openTestPortal();
  const id = await userId(portal, "store-technician");
  const change = (changed: string[]) =>
    happen(portal, userChanged, { userId: id, userCode: "store-technician", sequence: 7, changed });
  await change(["roles"]);
  assert.deepEqual(await receivers(portal), [], "how an account was set up is no news");
  await portal.sql`
    insert into login_log (at, typed_name, user_id, edition, entry, result)
    values (${new Date(
    portal.now().getTime() - 60_000,
  )}, 'store-technician', ${id}, 'domestic', 'login', 'ok')`;
  await change(["lang", "zone"]);
  assert.deepEqual(await receivers(portal), [], "what people change themselves is no news");
  await change(["roles"]);
  assert.deepEqual(await receivers(portal), ["store-technician"]);
  await freezeUser(portal.ctx, id);
  await change(["roles"]);
  assert.deepEqual(await receivers(portal), ["store-technician"]);
});

Deno.test("a parked event is told to those who watch over events, by their rights at that time", async () => {
  await using portal = await openTestPortal();
  const parked = {
    consumer: "push",
    type: "epc.order-sent",
    key: "1",
    attempts: 8,
  };
  await portal.ctx.tx((tx) => notifyEventParked(tx, parked));
  assert.deepEqual(await receivers(portal), ["administrator"]);
  await assignRole(portal.ctx, await userId(portal, "factory-engineer"), { role: "administrator" });
  await portal.ctx.tx((tx) => notifyEventParked(tx, parked));
  assert.deepEqual(await receivers(portal), ["administrator", "administrator", "factory-engineer"]);
});

Deno.test("a job that fails is told once, until it has ended well again", async () => {
  await using portal = await openTestPortal();
  const ended = async (how: "well" | "badly") => {
    portal.pass(60);
    const states = await jobStates(portal.sql);
    const run = await claimRun(portal.sql, "tidy", states.get("tidy"), {
      due: portal.now(),
      runner: crypto.randomUUID(),
      leaseSeconds: 60,
      now: portal.now(),
    });
    if (how === "well") await markRun(portal.sql, run!, portal.now());
    else await markRunFailed(portal.ctx, run!, new Error("the store is away"));
  };
  await ended("badly");
  await ended("badly");
  assert.deepEqual(await receivers(portal), ["administrator"]);
  await ended("well");
  await ended("badly");
  assert.deepEqual(await receivers(portal), ["administrator", "administrator"]);
  const [message] = (await listMessages(await as(portal, "administrator"), PAGE)).records;
  assert.match(message!.text, /Error: the store is away/);
});
