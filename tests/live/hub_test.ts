import assert from "node:assert/strict";
import { loadUser } from "@/kernel/access/load_user.ts";
import { LiveHub } from "@/engines/live/hub.ts";
import { LIVE_CHANNEL, type LiveHint, sendLiveHint, SESSION_CHANNEL } from "@/engines/live/live_hint.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { markAllRead } from "@/services/inbox/mark_messages.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { login, loginAs, openTestPortal } from "../entry/portal.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";

type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/** Signals of one process, told by the test. `listening`: when channels are listened to, never unless given. */
function signals(listening: Promise<void> = new Promise(() => {})) {
  const listeners = new Map<string, Set<(payload: string | null) => void>>();
  const say = (channel: string, payload: string | null) =>
    listeners.get(channel)?.forEach((listener) => listener(payload));
  return {
    say,
    hint: (hint: LiveHint) => say(LIVE_CHANNEL, JSON.stringify(hint)),
    on(channel: string, listener: (payload: string | null) => void) {
      const of = listeners.get(channel) ?? new Set();
      listeners.set(channel, of.add(listener));
      return () => of.delete(listener);
    },
    listening: () => listening,
  };
}

/** A browser that keeps what it is told. */
function browser() {
  const told: [event: string, data: unknown][] = [];
  let waiting: (() => void)[] = [];
  const wake = () => {
    for (const one of waiting) one();
    waiting = [];
  };
  const sink = {
    beats: 0,
    isEnded: false,
    send(event: string, data: unknown) {
      told.push([event, data]);
      wake();
    },
    beat() {
      this.beats++;
      wake();
    },
    end() {
      this.isEnded = true;
      wake();
    },
  };
  return {
    sink,
    told,
    async until(condition: () => boolean) {
      while (!condition()) await new Promise<void>((done) => waiting.push(done));
    },
  };
}

async function comeIn(portal: TestPortal, account: string) {
  const { token } = await login(portal.ctx, loginAs(account));
  const [session] = await portal.sql<{ id: number }[]>`
    select s.id from sessions s join users u on u.id = s.user_id
    where u.user_code = ${account} and s.ended_at is null`;
  return { token, user: (await loadUser(portal.ctx, account))!, sessionId: Number(session!.id) };
}

function hubOf(portal: TestPortal, from: ReturnType<typeof signals>, beatMs?: number) {
  return new LiveHub({ pool: portal.sql, signals: from, clock: portal.now, beatMs });
}

const message = (receiver: number) => ({
  eventId: crypto.randomUUID(),
  kind: "order-accepted" as const,
  params: { order: "1", lines: 1 },
  link: null,
  receivers: [receiver],
});

Deno.test("a browser learns its unread number when it comes and whenever it changes, others do not", async () => {
  await using portal = await openTestPortal();
  const from = signals();
  const hub = hubOf(portal, from);
  const ctx = portal.ctxWith({ signal: (channel, payload) => from.say(channel, payload) });
  const [mine, theirs] = [await comeIn(portal, "store-technician"), await comeIn(portal, "store-manager")];
  const [one, other] = [browser(), browser()];
  hub.open(mine, one.sink);
  hub.open(theirs, other.sink);
  await one.until(() => one.told.length === 1);
  await other.until(() => other.told.length === 1);
  await ctx.tx((tx) => notifyPeople(tx, message(mine.user.id)));
  await one.until(() => one.told.length === 2);
  await markAllRead(
    portal.ctxWith({ actor: mine.user, signal: (channel, payload) => from.say(channel, payload) }),
    Number.MAX_SAFE_INTEGER,
  );
  await one.until(() => one.told.length === 3);
  assert.deepEqual(one.told, [["messages", { unread: 0 }], ["messages", { unread: 1 }], ["messages", {
    unread: 0,
  }]]);
  assert.deepEqual(other.told, [["messages", { unread: 0 }]]);
  hub.stop();
});

Deno.test("a hint goes to the people of its organisation, to holders of its right, to nobody else", async () => {
  await using portal = await openTestPortal();
  const from = signals();
  const hub = hubOf(portal, from);
  const told = new Map<string, string[]>();
  for (const account of ["store-technician", "dealer-group-user", "factory-manager", "administrator"]) {
    const { sink, told: all } = browser();
    hub.open(await comeIn(portal, account), {
      ...sink,
      send: (topic, data) => all.push([topic, data]),
    });
    told.set(account, []);
    const list = told.get(account)!;
    Object.defineProperty(all, "push", {
      value: ([topic]: [string]) => topic !== "messages" && list.push(topic),
    });
  }
  const [store] = await portal.sql`select org_code from users where user_code = 'store-technician'`;
  from.hint({ topic: "orders", to: { org: store!.orgCode }, id: "20417-000001" });
  from.hint({ topic: "events", to: { right: "MailLog:view" } });
  assert.deepEqual(Object.fromEntries(told), {
    "store-technician": ["orders"],
    "dealer-group-user": [],
    "factory-manager": ["orders"],
    administrator: ["orders", "events"],
  });
  hub.stop();
});

Deno.test("a session that ends takes its stream with it: by another login at once, by its time limit at the next beat", async () => {
  await using portal = await openTestPortal();
  const from = signals();
  const hub = hubOf(portal, from, 20);
  const first = await comeIn(portal, "store-technician");
  const old = browser();
  hub.open(first, old.sink);
  await login(
    portal.ctxWith({
      signal: (channel, payload) => channel === SESSION_CHANNEL && from.say(channel, payload),
    }),
    loginAs("store-technician"),
  );
  await old.until(() => old.sink.isEnded);
  assert.deepEqual(old.told.at(-1), ["ended", {}]);
  const idle = browser();
  hub.open(await comeIn(portal, "store-manager"), idle.sink);
  await idle.until(() => idle.sink.beats > 1);
  assert.ok(!idle.sink.isEnded);
  portal.pass(LIMITS.sessionIdleMinutes + 1);
  await idle.until(() => idle.sink.isEnded);
  assert.equal(hub.size, 0);
  hub.stop();
});

Deno.test("signals that were missed are made up for: everyone is told to look, and the numbers are counted anew", async () => {
  await using portal = await openTestPortal();
  const from = signals();
  const hub = hubOf(portal, from);
  const mine = await comeIn(portal, "store-technician");
  const one = browser();
  hub.open(mine, one.sink);
  await one.until(() => one.told.length === 1);
  await portal.ctx.tx((tx) => notifyPeople(tx, message(mine.user.id)));
  from.say(LIVE_CHANNEL, null);
  await one.until(() => one.told.length === 3);
  assert.deepEqual(one.told.slice(1), [["missed", {}], ["messages", { unread: 1 }]]);
  hub.stop();
});

Deno.test("a session that ends before the first browser's channels are listened to takes its stream with it all the same", async () => {
  await using portal = await openTestPortal();
  const listening = Promise.withResolvers<void>();
  const hub = hubOf(portal, signals(listening.promise));
  const old = browser();
  hub.open(await comeIn(portal, "store-technician"), old.sink);
  await old.until(() => old.told.length === 1);
  // Nobody hears its signal.
  await login(portal.ctx, loginAs("store-technician"));
  listening.resolve();
  await old.until(() => old.sink.isEnded);
  assert.deepEqual(old.told.slice(1), [["missed", {}], ["ended", {}]]);
  hub.stop();
});

Deno.test("one person's streams are limited, and a browser that goes makes room", async () => {
  await using portal = await openTestPortal();
  const hub = hubOf(portal, signals());
  const mine = await comeIn(portal, "store-technician");
  const leaves = Array.from({ length: LIMITS.liveStreamsPerUser }, () => hub.open(mine, browser().sink));
  const open = () => Promise.resolve().then(() => hub.open(mine, browser().sink));
  await assertRefused(open(), "too-many-requests");
  leaves[0]!();
  assert.equal(await refusalOf(open()), null);
  hub.stop();
  assert.equal(hub.size, 0);
});

Deno.test("a hint of a transaction that fails is never sent", async () => {
  await using portal = await openTestPortal();
  const said: string[] = [];
  const ctx = portal.ctxWith({ signal: (channel) => void said.push(channel) });
  await assert.rejects(ctx.tx((tx) => {
    sendLiveHint(tx, { topic: "orders", to: { user: 1 } });
    return Promise.reject(new Error("changed my mind"));
  }));
  await ctx.tx((tx) => Promise.resolve(sendLiveHint(tx, { topic: "orders", to: { user: 1 } })));
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(said, [LIVE_CHANNEL]);
});
