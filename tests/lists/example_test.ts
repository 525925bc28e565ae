import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { listExport } from "@/engines/lists/list_export.ts";
import { readList } from "@/engines/lists/read_list.ts";
import type { User } from "@/kernel/access/user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { freshDatabase } from "../database.ts";
import { insertStores } from "../logs/log_world.ts";
import { liftCheckList } from "./lift_check_list.ts";
import { handler } from "./LiftChecks.tsx";

Deno.test("the example of docs/lists.md is the code that is compiled here", async () => {
  const doc = await Deno.readTextFile(new URL("../../docs/lists.md", import.meta.url));
  const indented = (code: string) => code.replace(/^(?=.)/gm, "   ");
  const list = await Deno.readTextFile(new URL("lift_check_list.ts", import.meta.url));
  assert.ok(doc.includes(indented(list)), "the declaration");
  const page = await Deno.readTextFile(new URL("LiftChecks.tsx", import.meta.url));
  const there = page.replace("./lift_check_list.ts", "@/services/tools/lift_check_list.ts");
  assert.ok(doc.includes(indented(there)), "the page");
  assert.ok(handler.GET);
});

Deno.test("the example reads, narrows, sorts and writes its records", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  // Whoever tries the recipes of docs has a table of that name.
  await db.sql`drop table if exists lift_checks`;
  await db.sql`
    create table lift_checks (
      id bigint generated always as identity primary key,
      lift_code text not null, store_code text not null, result text not null, checked_at timestamptz not null, note text
    )`;
  await db.sql`
    insert into lift_checks (lift_code, store_code, result, checked_at)
    values ('L2', 'S1', 'passed', '2026-03-01Z'), ('L1', 'S1', 'failed', '2026-03-02Z'), ('L3', 'S2', 'passed', '2026-03-03Z')`;
  const user = {
    ...{
      kind: "person",
      id: 1,
      userCode: "reader",
      userType: "store",
      orgCode: "S1",
      zone: "Asia/Shanghai",
      brandCodes: [],
    },
    assignments: [{ role: "reader", market: null, org: null, rights: new Set(["LiftChecks:view"]) }],
  } as unknown as User;
  const ctx = makeCtx(
    { pool: db.sql, dictionaries: await shippedTexts(), lang: "en_US", actor: user },
    uuid,
  );
  const lifts = async (asked: object) =>
    (await readList(ctx, liftCheckList, { pageNo: 1, pageSize: 20, ...asked })).records.map((one) =>
      one.liftCode
    );
  assert.deepEqual(await lifts({}), ["L1", "L2"], "of the own store, newest first");
  assert.deepEqual(await lifts({ sort: "-lift" }), ["L2", "L1"]);
  assert.deepEqual(await lifts({ result: "failed" }), ["L1"]);
  assert.deepEqual(await lifts({ to: "2026-03-01" }), ["L2"]);
  const sheet = listExport(liftCheckList);
  const { total, records } = await sheet.open(ctx, { keyword: "l2" });
  const rows = await Array.fromAsync(records);
  assert.deepEqual([total, sheet.cells(ctx, rows[0]!).store], [1, "First store"]);
});
