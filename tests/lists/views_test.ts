import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { deleteView, listViews, renameView, saveView } from "@/engines/lists/views/saved_views.ts";
import { viewedList } from "@/engines/lists/views/viewed.ts";
import { viewQuery } from "@/engines/lists/views/view_query.ts";
import { viewedRegister } from "@/engines/registers/register_views.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { LISTS } from "@/engines/lists/lists.ts";
import { agencyRegister } from "@/services/orgs/agency_register.ts";
import { pushList } from "@/services/pushes/push_list.ts";
import { mailList } from "@/services/mail_log/mail_list.ts";
import { demoDatabase } from "../demo_portal.ts";
import { refusalOf } from "../refusal_of.ts";

const db = await demoDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
const dictionaries = await shippedTexts();
const VIEWED = [...LISTS.all.map(viewedList), ...REGISTERS.all.map(viewedRegister)];
const system = makeCtx({ pool: db.sql, dictionaries, lang: "en_US" }, uuid);
const as = async (account: string) =>
  makeCtx({ pool: db.sql, dictionaries, lang: "en_US", actor: (await loadUser(system, account))! }, uuid);

Deno.test("a view keeps filters, order, columns and size, and nothing else of an address", () => {
  assert.equal(
    viewQuery(
      pushList,
      "state=failed&keyword=+20417+&sort=-tries&pageNo=7&pageSize=50&cols=reason&cols=subject&push=3&x=1",
    ),
    "keyword=20417&state=failed&sort=-tries&pageSize=50&cols=subject%2Creason",
  );
  assert.equal(viewQuery(pushList, "state=nothing&sort=number&cols=number&from=yesterday"), "");
});

Deno.test("a view of a register keeps words, filters, order, columns, size and density", () => {
  const { keep } = viewedRegister(agencyRegister);
  assert.equal(
    keep(
      "cols=kind&cols=names&density=comfortable&kind=store&keyword=+Nord+&sort=-names&pageNo=3&pageSize=50&entry=20417",
    ),
    "keyword=Nord&kind=store&sort=-names&pageSize=50&density=comfortable&cols=names&cols=kind",
  );
  assert.equal(keep("kind=castle&sort=hours&cols=castle&deleted=1&pageSize=20"), "deleted=1");
});

Deno.test("views of all lists and registers are kept apart", () => {
  assert.equal(new Set(VIEWED.map(({ kind }) => kind)).size, VIEWED.length);
});

Deno.test("a view of a register is saved by who may see it, and opens it", async () => {
  const ctx = await as("administrator");
  const agencies = viewedRegister(agencyRegister);
  const { id, address } = await saveView(ctx, agencies, { name: "Open", query: "state=open&pageNo=2" });
  assert.equal(address, "agency?state=open");
  assert.deepEqual((await listViews(ctx, agencies)).map(({ name }) => name), ["Open"]);
  await renameView(ctx, VIEWED, { id, name: "Open stores" });
  await deleteView(ctx, VIEWED, id);
  const [line] = await db.sql<{ funLink: string }[]>`
    select distinct fun_link from operation_log where subject_kind = 'list-view' and subject_id = ${
    String(id)
  }`;
  assert.equal(line?.funLink, "agency");
  const technician = await as("store-technician");
  const users = VIEWED.find(({ kind }) => kind === "baseinfouser")!;
  assert.equal((await refusalOf(saveView(technician, users, { name: "x", query: "" })))?.key, "no-right");
});

Deno.test("a view is saved, found by its owner at its list, renamed and deleted, and each of it logged", async () => {
  const ctx = await as("administrator");
  const other = await as("factory-manager");
  const { id, address } = await saveView(ctx, viewedList(pushList), {
    name: "Given up",
    query: "state=failed&pageNo=2",
  });
  assert.equal(address, "PushLog?state=failed");
  await saveView(ctx, viewedList(pushList), { name: "all", query: "" });
  assert.deepEqual((await listViews(ctx, viewedList(pushList))).map(({ name, query }) => [name, query]), [
    ["all", ""],
    ["Given up", "state=failed"],
  ]);
  assert.deepEqual(await listViews(ctx, viewedList(mailList)), []);
  assert.deepEqual(await listViews(other, viewedList(pushList)), []);
  await renameView(ctx, VIEWED, { id, name: "Failed" });
  assert.deepEqual((await listViews(ctx, viewedList(pushList))).map(({ name }) => name), ["all", "Failed"]);
  assert.equal((await refusalOf(renameView(other, VIEWED, { id, name: "Mine" })))?.key, "not-found");
  assert.equal((await refusalOf(deleteView(other, VIEWED, id)))?.key, "not-found");
  await deleteView(ctx, VIEWED, id);
  assert.equal((await refusalOf(deleteView(ctx, VIEWED, id)))?.key, "not-found");
  const logged = await db.sql<{ operation: string; funLink: string; before: unknown; after: unknown }[]>`
    select operation, fun_link, before, after
    from operation_log
    where subject_kind = 'list-view' and subject_id = ${String(id)}
    order by id`;
  assert.deepEqual(logged.map((line) => [line.operation, line.funLink, line.before, line.after]), [
    ["saveListView", "PushLog", null, { name: "Given up", query: "state=failed" }],
    ["renameListView", "PushLog", { name: "Given up" }, { name: "Failed" }],
    ["deleteListView", "PushLog", { name: "Failed", query: "state=failed" }, null],
  ]);
});

Deno.test("a name stands once in a list, a list has so many views, and who may not see it has none", async () => {
  const ctx = await as("administrator");
  await saveView(ctx, viewedList(mailList), { name: "Waiting", query: "state=waiting" });
  const twice = await refusalOf(saveView(ctx, viewedList(mailList), { name: "WAITING", query: "" }));
  assert.deepEqual([twice?.key, twice?.fields[0]?.field], ["duplicate", "name"]);
  await saveView(ctx, viewedList(pushList), { name: "Waiting", query: "" });
  const second = await saveView(ctx, viewedList(mailList), { name: "Sent", query: "state=sent" });
  const taken = await refusalOf(renameView(ctx, VIEWED, { id: second.id, name: "waiting" }));
  assert.equal(taken?.key, "duplicate");
  const { length } = await listViews(ctx, viewedList(mailList));
  for (let at = length; at < LIMITS.listViews; at++) {
    await saveView(ctx, viewedList(mailList), { name: `View ${at}`, query: "" });
  }
  const [one, more] = await Promise.all(
    [1, 2].map((n) => refusalOf(saveView(ctx, viewedList(mailList), { name: `One more ${n}`, query: "" }))),
  );
  assert.deepEqual([one?.key, more?.key], ["list-views-too-many", "list-views-too-many"]);
  const technician = await as("store-technician");
  assert.equal(
    (await refusalOf(saveView(technician, viewedList(mailList), { name: "x", query: "" })))?.key,
    "no-right",
  );
});
