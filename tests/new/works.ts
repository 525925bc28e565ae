import assert from "node:assert/strict";
import { Builder } from "fresh/dev";
import { CONSUMERS } from "@/domains.ts";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { makeApp } from "@/edge/app.ts";
import { openPortal } from "@/edge/portal.ts";
import { eventOf } from "@/engines/events/known_events.ts";
import { publish } from "@/engines/events/publish.ts";
import { deleteEntries, restoreEntries } from "@/engines/registers/delete_entries.ts";
import { registerExport } from "@/engines/registers/exports.ts";
import { listEntries } from "@/engines/registers/read_entries.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { builderOptions } from "@/fresh.config.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readConfig } from "@/platform/config.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { openSignals } from "@/platform/signals.ts";
import { describeOperation } from "@/services/logs/describe_operation.ts";
import { openTestPortal } from "../entry/portal.ts";
import { assertRefused } from "../refusal_of.ts";

// Run by new_test.ts in a copy of the project to which one thing of each kind was added: whether each of them works.
await using world = await openTestPortal();
const user = await loadUser(world.ctx, "administrator");
const ctx = world.ctxWith({ actor: user!, lang: "en_US" });

const register = REGISTERS.all.find(({ route }) => route === "LiftManage")!;
const values = { code: "L2", names: { en_US: "Two posts", zh_CN: "双柱" } };
const added = await addEntry(ctx, register, values);
await assertRefused(addEntry(ctx, register, values), "duplicate");
const changed = await changeEntry(ctx, register, added.key, added.version, {
  names: { en_US: "Two pillars" },
});
assert.equal((await listEntries(ctx, register, { keyword: "pillars", pageNo: 1, pageSize: 20 })).total, 1);
assert.equal(await deleteEntries(ctx, register, [changed]), 1);
assert.equal(await restoreEntries(ctx, register, ["L2"]), 1);
const sheet = registerExport(register);
assert.equal((await sheet.open(ctx, sheet.filter.parse({}))).total, 1);

const withdrawn = eventOf("epc.order-withdrawn")!;
const data = { orderNumber: "20417-000001", version: 2 };
await ctx.tx((tx) => publish(tx, withdrawn, data));
const sent = await world.sql`select 1 from outbox where type = ${withdrawn.type}`;
assert.equal(sent.length, 1);

const event = { ...data, id: ctx.newId(), type: withdrawn.type, data };
await ctx.tx((tx) => CONSUMERS.find(({ name }) => name === "notify")!.handle(event as never, tx));
const told = await world.sql`select 1 from messages where kind = 'order-withdrawn'`;
assert.ok(told.length > 0);

assert.equal(ctx.t(`refusal.${refuse("lift-in-use" as RefusalKey).key}`), "The lift is in use");
assert.equal(ctx.t("tools.lift_hint"), "Two posts or four");

assert.equal(describeOperation(ctx.t, "countLifts", null), "Special tools: viewed");
assert.equal(describeOperation(ctx.t, "markLift", null), "Special tools: changed");

const config = readConfig({
  DATA_DIR: await Deno.makeTempDir(),
  DATABASE_URL: world.db.url,
  DEMO: "on",
  CAPTCHA: "off",
});
const signals = openSignals(world.db.url, world.sql);
const portal = await openPortal(config, world.sql, await openFileStore(config), signals);
const app = makeApp(portal);
(await new Builder(builderOptions).build({ snapshot: "memory" }))(app);
const answer = app.handler();
const info = {
  remoteAddr: { transport: "tcp", hostname: "127.0.0.1", port: 1 },
  completed: Promise.resolve(),
} as const;
const ask = async (path: string, init?: RequestInit) =>
  await answer(new Request(`http://127.0.0.1${path}`, init), info);

const login = await ask("/oauth/login", {
  method: "POST",
  headers: { accept: "application/json" },
  body: new URLSearchParams({ account: "administrator", password: DEMO_PASSWORD, consent: "on" }),
});
const authorization = (await login.json()).data.token;
const headers = { authorization, accept: "text/html", Language: "en_US" };
for (
  const [route, title] of Object.entries({
    LiftPlan: "Lift plan",
    LiftManage: "Workshop lifts",
    ToolCodes: "Codes of tools",
    AccountNumbers: "Numbers of accounts",
  })
) {
  const page = await ask(`/tis/${route}`, { headers });
  assert.equal(page.status, 200, route);
  assert.match(await page.text(), new RegExp(`<h1[^>]*>[^<]*${title}`));
}
const json = { ...headers, accept: "application/json" };
const counted = await (await ask("/tis/lift-counts", { headers: json })).json();
assert.deepEqual(counted.data, { count: 1 });
const listed = await (await ask("/tis/tool-codes?pageNo=1&pageSize=20", { headers: json })).json();
assert.deepEqual(listed.data.records, []);
// A key that the database numbers is no text, and words are found in it all the same.
const numbered = await (await ask("/tis/account-numbers?keyword=1&pageNo=1&pageSize=20", { headers: json }))
  .json();
assert.ok(numbered.data.records.length > 0, JSON.stringify(numbered));
assert.equal(typeof numbered.data.records[0].id, "number");
const marked = await (await ask("/tis/lifts/L2/marks", { method: "POST", headers: json })).json();
assert.deepEqual(marked.data, { count: 1 }, JSON.stringify(marked));
const { paths } = await (await ask("/tis/openapi.json", { headers: json })).json();
assert.equal(paths["/tis/lift-counts"].get.operationId, "countLifts");
assert.equal(paths["/tis/lifts/{code}/marks"].post.operationId, "markLift");

portal.live.stop();
await portal.reads.flush();
await signals.stop();
console.log("everything that was added works");
