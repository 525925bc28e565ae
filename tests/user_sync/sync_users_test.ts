import assert from "node:assert/strict";
import { loadUser } from "@/kernel/access/load_user.ts";
import { freezeUser, unfreezeUser } from "@/services/users/set_account_state.ts";
import { assignRole } from "@/services/users/assign_role.ts";
import { releaseSyncRun } from "@/services/user_sync/release_run.ts";
import { syncAllUsersJob } from "@/services/user_sync/sync_all_users_job.ts";
import { syncRecentUsersJob } from "@/services/user_sync/sync_recent_users_job.ts";
import { syncUsers } from "@/services/user_sync/sync_users.ts";
import { Clock } from "@/platform/clock.ts";
import { watchBacklog } from "@/platform/telemetry/backlog.ts";
import { openMetrics } from "@/platform/telemetry/metrics.ts";
import { readOpenMetrics } from "../operation/open_metrics.ts";
import { login, loginAs, openTestPortal } from "../entry/portal.ts";
import { holdBack } from "../hold_back.ts";
import { assertRefused } from "../refusal_of.ts";
import { entry, fakeDms, type Fault } from "./fake_dms.ts";

/** A portal beside a dealer management system. */
async function openSynced() {
  const portal = await openTestPortal();
  const dms = fakeDms();
  const ctx = portal.ctxWith({ people: dms.people });
  const people = async () =>
    (await portal.sql<
      { userCode: string; state: string; fullName: string; orgCode: string; roles: string }[]
    >`
      select u.user_code, u.state, u.full_name, u.org_code, (
        select string_agg(role_code, ' ' order by role_code) from user_roles r where r.user_id = u.id
      ) as roles
      from users u where dms_id is not null order by u.user_code`).map((row) => ({ ...row }));
  const lastRun = async () => (await portal.sql`select * from user_sync_runs order by id desc limit 1`)[0]!;
  const idOf = async (userCode: string) =>
    Number((await portal.sql`select id from users where user_code = ${userCode}`)[0]!.id);
  return {
    ...portal,
    dms: dms.state,
    asked: dms.asked,
    ctx,
    people,
    lastRun,
    idOf,
    full: () => syncUsers(ctx, "full"),
    async [Symbol.asyncDispose]() {
      await dms[Symbol.asyncDispose]();
      await portal[Symbol.asyncDispose]();
    },
  };
}

Deno.test("people of the dealer management system", async (t) => {
  await using portal = await openSynced();
  const { dms, ctx, sql } = portal;

  await t.step("are made here with store and role, told by mail, and can set a password", async () => {
    dms.people = ["a", "b", "c", "d"].map((id) => entry(id));
    assert.equal((await portal.full())?.state, "done");
    assert.deepEqual((await portal.people())[0], {
      userCode: "dms-a",
      state: "normal",
      fullName: "Person a",
      orgCode: "20417",
      roles: "store-technician",
    });
    const mails = await sql`select payload from deliveries where idempotency_key like 'account-made-%'`;
    assert.equal(mails.length, 4);
    const [event] = await sql`select data from outbox where type = 'user.synced'`;
    assert.equal(event!.data.usersCreated, 4);
  });

  await t.step("stay as they are when nothing has changed there", async () => {
    const before = await sql`select count(*) from operation_log`;
    await portal.full();
    assert.deepEqual(await sql`select count(*) from operation_log`, before);
  });

  await t.step("follow what the other system owns, and keep what people set here", async () => {
    const userId = await portal.idOf("dms-a");
    await assignRole(ctx, userId, { role: "social-user" });
    await sql`update users set lang = 'de_DE' where id = ${userId}`;
    dms.people[0] = entry("a", { name: "Renamed", roleCode: "MANAGER", storeCode: "20418" });
    await portal.full();
    const user = await loadUser(ctx, "dms-a");
    assert.equal(user?.fullName, "Renamed");
    assert.equal(user?.lang, "de_DE");
    assert.equal((await portal.people())[0]!.roles, "social-user store-manager");
    const [log] = await sql`
      select before, after from operation_log where operation = 'syncUser' order by id desc limit 1`;
    assert.deepEqual(log!.before, { fullName: "Person a", orgCode: "20417" });
    assert.deepEqual(log!.after, { fullName: "Renamed", orgCode: "20418", role: "store-manager" });
  });

  await t.step("gone there are frozen here, their sessions end, and nobody is deleted", async () => {
    const password = "Str0ng!Enough";
    const { hashPassword } = await import("@/services/entry/passwords.ts");
    await sql`
      update users set password_hash = ${await hashPassword(password)}, password_changed_at = ${ctx.clock()},
        must_change_password = false
      where user_code = 'dms-b'`;
    await login(ctx, loginAs("dms-b", { password }));
    dms.people = dms.people.filter((one) => one.id !== "b");
    await portal.full();
    assert.equal((await portal.people()).find((one) => one.userCode === "dms-b")?.state, "frozen");
    const open = await sql`
      select from sessions s join users u on u.id = s.user_id where u.user_code = 'dms-b' and s.ended_at is null`;
    assert.equal(open.length, 0);
  });

  await t.step("back there are thawed, but not those whom somebody here had frozen", async () => {
    await freezeUser(ctx, await portal.idOf("dms-c"));
    dms.people.push(entry("b"));
    await portal.full();
    const states = (await portal.people()).map(({ userCode, state }) => `${userCode} ${state}`);
    assert.deepEqual(states, ["dms-a normal", "dms-b normal", "dms-c frozen", "dms-d normal"]);
    await unfreezeUser(ctx, await portal.idOf("dms-c"));
  });

  await t.step("said to have left are frozen by the short run too; silence means nothing there", async () => {
    dms.people = [entry("d", { state: "left", changedAt: "2026-03-10T07:30:00.000Z" })];
    await syncUsers(ctx, "recent");
    assert.equal(portal.asked.at(-1)!.searchParams.get("changedSince"), "2026-03-08T08:00:00.000Z");
    const frozen = (await portal.people()).filter(({ state }) => state === "frozen");
    assert.deepEqual(frozen.map(({ userCode }) => userCode), ["dms-d"]);
  });
});

Deno.test("an entry that breaks a rule is told with it, and leaves everybody else alone", async () => {
  await using portal = await openSynced();
  portal.dms.people = [entry("a"), entry("b"), entry("e")];
  await portal.full();
  portal.dms.people = [
    entry("a", { roleCode: "CAPTAIN" }),
    entry("b", { storeCode: "none" }),
    entry("e", { email: "not a mail address" }),
    entry("f", { account: "store-technician" }),
    entry("g"),
  ];
  await portal.full();
  const rows = await portal.sql`select dms_id, rule from user_sync_refusals order by dms_id`;
  assert.deepEqual(rows.map((row) => `${row.dmsId} ${row.rule}`), [
    "a role-unknown",
    "b store-unknown",
    "e entry-malformed",
    "f user-name-used",
  ]);
  const states = (await portal.people()).map(({ userCode, state }) => `${userCode} ${state}`);
  assert.deepEqual(states, ["dms-a normal", "dms-b normal", "dms-e normal", "dms-g normal"]);
});

Deno.test("an answer that is broken freezes nobody", async (t) => {
  await using portal = await openSynced();
  portal.dms.people = ["a", "b", "c", "d"].map((id) => entry(id));
  await portal.full();
  portal.dms.people = [entry("a"), entry("b"), entry("c")];
  for (const fault of ["status", "garbage", "page-missing", "twice", "drop"] as const satisfies Fault[]) {
    await t.step(fault, async () => {
      portal.dms.fault = fault;
      assert.equal((await portal.full())?.state, "failed");
      assert.equal((await portal.people()).every(({ state }) => state === "normal"), true);
      assert.match((await portal.lastRun()).reason.key, /^user_sync\.reason\./);
    });
  }
});

Deno.test("a run that would freeze far too many is stopped, told once, and goes on when staff let it", async () => {
  await using portal = await openSynced();
  const { ctx, dms, sql } = portal;
  dms.people = Array.from({ length: 12 }, (_, i) => entry(`p${i}`));
  await portal.full();
  dms.people = dms.people.slice(0, 6);
  assert.equal((await portal.full())?.state, "stopped");
  assert.equal((await portal.full())?.state, "stopped");
  assert.equal((await portal.people()).filter(({ state }) => state === "frozen").length, 0);
  const told = await sql`select distinct event_id from messages where kind = 'sync-stopped'`;
  assert.equal(told.length, 1);
  const admin = portal.ctxWith({ actor: (await loadUser(ctx, "administrator"))!, people: ctx.people });
  const { id } = await portal.lastRun();
  await assertRefused(releaseSyncRun(admin, { runId: Number(id) - 1, note: "they closed" }), "state-changed");
  await releaseSyncRun(admin, { runId: Number(id), note: "six stores were closed" });
  portal.pass(1);
  assert.equal((await portal.full())?.state, "done");
  assert.equal((await portal.people()).filter(({ state }) => state === "frozen").length, 6);
  dms.people = [];
  portal.pass(1);
  assert.equal((await portal.full())?.state, "stopped", "a release counts once");
});

Deno.test("people of stores overseas get the role and the edition of there", async () => {
  await using portal = await openSynced();
  portal.dms.people = [entry("o", { storeCode: "49107", country: "DE" })];
  await portal.full();
  const [user] = await portal.sql`select editions, lang, zone from users where user_code = 'dms-o'`;
  assert.deepEqual({ ...user }, { editions: ["overseas"], lang: "de_DE", zone: "Europe/Berlin" });
  assert.equal((await portal.people())[0]!.roles, "overseas-store");
});

Deno.test("without a dealer management system nothing runs", async () => {
  await using portal = await openSynced();
  assert.equal(await syncUsers(portal.ctxWith(), "full"), null);
});

Deno.test("an entry that the database would refuse is passed over, and stops neither the run nor the others", async () => {
  await using portal = await openSynced();
  const { dms, sql } = portal;
  dms.people = [
    entry("a", { country: "ZZ" }),
    entry("b", { name: "zero\u0000" }),
    entry("c\u0000", { storeCode: "half \ud800" }),
    entry("d"),
  ];
  assert.equal((await portal.full())?.state, "done");
  assert.deepEqual((await portal.people()).map(({ userCode }) => userCode), ["dms-d"]);
  const refused = await sql<{ rule: string }[]>`select rule from user_sync_refusals order by rule`;
  assert.deepEqual(refused.map(({ rule }) => rule), [
    "country-unknown",
    "entry-malformed",
    "entry-malformed",
  ]);
});

Deno.test("nobody is frozen for their silence while an entry does not say whose it is", async () => {
  await using portal = await openSynced();
  portal.dms.people = [entry("a"), entry("b")];
  await portal.full();
  portal.dms.people = [entry("a"), { ...entry("b"), id: 17 }];
  await portal.full();
  assert.deepEqual((await portal.people()).map(({ state }) => state), ["normal", "normal"]);
  portal.dms.people = [entry("a")];
  await portal.full();
  assert.deepEqual((await portal.people()).map(({ state }) => state), ["normal", "frozen"]);
});

Deno.test("a synchronisation that fails is a job that fails, until one ends well", async () => {
  await using portal = await openSynced();
  const metrics = openMetrics();
  watchBacklog(metrics, portal.sql);
  using log = holdBack("error");
  let now = new Date("2026-05-04T10:31:00Z");
  const clock = new Clock({
    pool: portal.sql,
    jobs: [syncRecentUsersJob, syncAllUsersJob],
    ctxWith: (parts) => portal.ctxWith({ ...parts, people: portal.ctx.people, clock: () => now }),
  });
  const failing = async () => {
    await clock.look();
    await clock.idle();
    // A reading serves further askers for two seconds.
    await new Promise((done) => setTimeout(done, 2100));
    const families = readOpenMetrics(await metrics.text());
    return Object.fromEntries(
      families.get("tis_job_failing")!.samples.map(({ labels, value }) => [labels.job, value]),
    );
  };
  try {
    portal.dms.fault = "status";
    assert.deepEqual(await failing(), { "sync-recent-users": 1, "sync-all-users": 1 });
    assert.equal(log.said.length, 2);
    assert.equal((await portal.lastRun()).state, "failed");
    const [job] = await portal.sql`select error from clock_jobs where name = 'sync-recent-users'`;
    assert.match(job!.error, /the synchronisation of people failed \(run \d+\): status: 503/);
    portal.dms.fault = null;
    now = new Date("2026-05-04T11:01:00Z");
    assert.deepEqual(await failing(), { "sync-recent-users": 0, "sync-all-users": 0 });
  } finally {
    await clock.stop();
  }
});
