import assert from "node:assert/strict";
import { test } from "node:test";
import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { MIGRATIONS } from "@/platform/database/migrate.ts";
import { undoTextChange } from "@/services/translations/undo_change.ts";
import { freshDatabase } from "../database.ts";

const db = await freshDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
const { sql } = db;
const ctx = makeCtx({ pool: sql, dictionaries: await shippedTexts(), lang: "en_US" }, uuid);

/** What people had changed before texts were named after their domains, in German. */
const CHANGED: [key: string, text: string][] = [
  ["filestore.noUse", "nirgends"],
  ["filestore.size", "Größe"],
  ["epc.partNumber", "Teilenummer"],
  ["epc.order-sent", "Bestellt: {order}"],
  ["epc.vinLabel", "Fahrgestellnummer"],
  ["epc_registers.series.one", "Baureihe"],
  ["messages.state", "Zustand"],
  ["messages.state.unread", "ungelesen"],
  ["messages.bell", "Glocke"],
  ["convert.reason.too-slow", "zu langsam"],
  ["nav.page_PushLog", "Übergaben"],
  ["nav.page_UserSync", "Abgleich"],
  ["nav.page_MailLog", "Postausgang"],
  ["page.MailLog", "Mails"],
];

for (const [key, text] of CHANGED) {
  await sql`
    insert into text_overrides (lang, key, text, source_hash, changed_at)
    values ('hu', ${key}, ${text}, '', now())`;
  await sql`
    insert into text_changes (lang, key, before, after, via, changed_at)
    values ('hu', ${key}, null, ${text}, 'edit', now())`;
}
await sql`
  insert into user_sync_runs (kind, begun_at, state, reason)
  values ('full', now(), 'failed', ${sql.json({ key: "sync.reason.too-many", params: { count: 7 } })})`;
const [{ id: userId }] = await sql<[{ id: number }]>`
  insert into users (user_code, full_name, user_type) values ('viewer', 'Viewer', 'factory') returning id`;
for (
  const [name, query] of [["a", "domain=filestore&lang=hu"], ["b", "keyword=x&domain=catalogue"], [
    "c",
    "domain=form",
  ]]
) {
  await sql`
    insert into list_views (user_id, list, name, query, saved_at)
    values (${userId}, 'texts', ${name!}, ${query!}, now())`;
}
const migration = await Deno.readTextFile(new URL("0096_names_of_texts.sql", MIGRATIONS));
await sql.begin((tx) => tx.unsafe(migration));

const NOW: [key: string, text: string][] = [
  ["convert.reason.too-slow", "zu langsam"],
  ["epc.register.series.one", "Baureihe"],
  ["epc.vinLabel", "Fahrgestellnummer"],
  ["file_manager.noUse", "nirgends"],
  ["files.size", "Größe"],
  ["inbox.state", "Zustand"],
  ["inbox.state.unread", "ungelesen"],
  ["messages.bell", "Glocke"],
  ["nav.page_UserSync", "Abgleich"],
  ["orders.order-sent", "Bestellt: {order}"],
  ["page.MailLog", "Mails"],
  ["page.PushLog", "Übergaben"],
  ["part.partNumber", "Teilenummer"],
];

test("a text that was changed is still changed under its new name", async () => {
  const rows = await sql<{ key: string; text: string }[]>`
    select key, text from text_overrides order by key collate "C"`;
  assert.deepEqual(rows.map(({ key, text }) => [key, text]), NOW);
});

test("the name of a page in the navigation gives way to a title that was changed too, and keeps its history", async () => {
  const rows = await sql<{ key: string }[]>`select key from text_changes order by key collate "C"`;
  assert.deepEqual(rows.map(({ key }) => key), [...NOW.map(([key]) => key), "nav.page_MailLog"].sort());
});

test("a change from before is undone under the new name", async () => {
  const [change] = await sql<{ id: number }[]>`select id from text_changes where key = 'part.partNumber'`;
  const undone = await undoTextChange(ctx, Number(change!.id));
  assert.deepEqual([undone.key, undone.states], ["part.partNumber", ["missing"]]);
});

test("reasons of runs and saved views follow", async () => {
  const [run] = await sql<{ reason: unknown }[]>`select reason from user_sync_runs`;
  assert.deepEqual(run!.reason, { key: "user_sync.reason.too-many", params: { count: 7 } });
  const views = await sql<{ query: string }[]>`select query from list_views order by name`;
  assert.deepEqual(views.map(({ query }) => query), [
    "domain=file_manager&lang=hu",
    "keyword=x&domain=event_catalogue",
    "domain=form",
  ]);
});
