import { connect } from "@/platform/database/connect.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { readDictionaries } from "@/kernel/texts/texts.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { v7 as uuid } from "uuid";
import { typedMatch } from "@/services/part_search/match_parts.ts";
import { findParts } from "@/services/part_search/find_parts.ts";
import assert from "node:assert/strict";
const port = (await Deno.readTextFile("/work/wt-epc/.data/bench/postgres/port")).trim().split("\n")[0];
const pw = (await Deno.readTextFile("/work/wt-epc/.data/bench/postgres/password")).trim();
const url = `postgres://tis:${pw}@127.0.0.1:${port}/bench`;
const sql = connect(url, { pool: 1, settings: { work_mem: "32MB", plan_cache_mode: "force_custom_plan" } });
const dictionaries = await readDictionaries();
const actor = (await loadUser(systemCtx(sql, dictionaries), "bench-technician-1").catch(()=>null)) ?? undefined;
const [u] = await sql`select user_code from users where user_code ilike '%tech%' limit 1`;
const who = actor ?? (u && await loadUser(systemCtx(sql, dictionaries), u.userCode));
const ctx = who ? makeCtx({ pool: sql, dictionaries, actor: who, lang: "zh_CN" }, uuid) : systemCtx(sql, dictionaries);
const B = { read: 50001, most: 50000 };
for (const keyword of Deno.args) {
  const m = (await typedMatch(ctx, keyword))!;
  const req = { keyword, pageNo: 1, pageSize: 20 };
  const t: number[][] = [[], []]; const r: unknown[] = [];
  for (let i = 0; i < 3; i++) for (const [w, mm] of [[0, m], [1, { ...m, words: null }]] as const) {
    const a = performance.now(); r[w] = await findParts(ctx, mm, req, B); t[w].push(performance.now() - a);
  }
  assert.deepEqual(r[0], r[1]);
  console.log(keyword, (r[0] as any).matched, "names", t[0].map((x) => x.toFixed(0)).join(" "), "documents", t[1].map((x) => x.toFixed(0)).join(" "));
}
await sql.end();
