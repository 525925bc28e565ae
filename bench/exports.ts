// What an export of many rows costs: `deno run -A bench/exports.ts [rows]`. Needs the database that the tests start.
import { v7 as uuid } from "uuid";
import { openFileStore } from "@/platform/files/open_store.ts";
import { readConfig } from "@/platform/config.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { exportWork } from "@/engines/exports/export_work.ts";
import { requestExport } from "@/engines/exports/request_export.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { demoDatabase } from "@/tests/demo_portal.ts";

const ROWS = Number(Deno.args[0] ?? 200_000);
await using db = await demoDatabase();
const dir = await Deno.makeTempDir();
const files = await openFileStore(readConfig({ DATA_DIR: dir, DATABASE_URL: db.url }));
const parts = { pool: db.sql, dictionaries: await shippedTexts(), files, lang: "en_US" as const };
const system = makeCtx(parts, uuid);
const technician = (await loadUser(system, "store-technician"))!;
const ctx = makeCtx({ ...parts, actor: technician }, uuid);
await db.sql`
  insert into messages (user_id, event_id, kind, params, created_at)
  select ${technician.id}, gen_random_uuid(), 'order-rejected', jsonb_build_object('order', 'ORDER-' || n), now()
  from generate_series(1, ${ROWS}::int) n`;
const id = await requestExport(ctx, { kind: "messages", query: "" });
const before = Deno.memoryUsage().rss;
let peak = before;
const watch = setInterval(() => peak = Math.max(peak, Deno.memoryUsage().rss), 50);
const begun = performance.now();
await exportWork.run(system, { exportId: id, version: 1 }, {
  attempt: 1,
  signal: new AbortController().signal,
  progress: () => Promise.resolve(),
});
const seconds = (performance.now() - begun) / 1000;
clearInterval(watch);
const [task] = await db.sql<{ state: string; rows: number; size: string; key: string; fileName: string }[]>`
  select t.state, t.rows_done as rows, t.size, f.key, t.file_name
  from export_tasks t
  join files f on f.id = t.file_id
  where t.id = ${id}`;
const mb = (bytes: number) => Math.round(bytes / 1_000_000);
console.log(
  `${task!.state}: ${task!.rows} rows, ${mb(Number(task!.size))} MB in ${seconds.toFixed(1)} s, ` +
    `${Math.round(task!.rows / seconds)} rows/s; memory ${mb(before)} MB before, ${mb(peak)} MB at most`,
);
const kept = Deno.args[1];
if (kept) await Deno.writeFile(kept, (await files.open(task!.key))!);
await Deno.remove(dir, { recursive: true });
