import assert from "node:assert/strict";
import type { Asked } from "@/engines/lists/ask_list.ts";
import { readAll, readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { historyOf, readOperation } from "@/services/logs/list_operations.ts";
import { loginList } from "@/services/logs/login_list.ts";
import { operationList } from "@/services/logs/operation_list.ts";
import { freshDatabase } from "../database.ts";
import { insertStores, logIns, operate, readerOf } from "./log_world.ts";

const FIRST = { pageNo: 1, pageSize: 20 };

const listLogins = (ctx: Ctx, asked: Asked<typeof loginList.filter>) => readList(ctx, loginList, asked);
const listOperations = (ctx: Ctx, asked: Asked<typeof operationList.filter>) =>
  readList(ctx, operationList, asked);

Deno.test("logins are narrowed by person, store, area, result, edition and the reader's days", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  await logIns(db, [
    { at: "2026-06-10T15:30:00Z", user: 11 },
    { at: "2026-06-10T16:30:00Z", user: 12, result: "wrong-credentials" },
    { at: "2026-06-11T08:00:00Z", user: 13, edition: "overseas" },
  ]);
  const ctx = readerOf(db);
  const names = async (filter: Partial<Parameters<typeof listLogins>[1]>) =>
    (await listLogins(ctx, { ...FIRST, ...filter })).records.map(({ typedName }) => typedName);
  assert.deepEqual(await names({}), ["user-13", "user-12", "user-11"]);
  assert.deepEqual(await names({ sort: "at" }), ["user-11", "user-12", "user-13"]);
  assert.deepEqual(await names({ user: "an l" }), ["user-11"]);
  assert.deepEqual(await names({ user: "USER-12" }), ["user-12"]);
  assert.deepEqual(await names({ store: "S2" }), ["user-12"]);
  assert.deepEqual(await names({ area: "east" }), ["user-11"]);
  assert.deepEqual(await names({ result: "failed" }), ["user-12"]);
  assert.deepEqual(await names({ edition: "overseas" }), ["user-13"]);
  // The first came at 23:30 in Shanghai, the second half an hour past midnight.
  assert.deepEqual(await names({ to: "2026-06-10" }), ["user-11"]);
  assert.deepEqual(await names({ from: "2026-06-11" }), ["user-13", "user-12"]);
  const [, failed] = (await listLogins(ctx, FIRST)).records;
  assert.equal(failed!.resultName, "Wrong account or password");
  assert.equal(failed!.areaName, "North");
  const all = await readAll(ctx, loginList, { result: "failed" });
  assert.equal(all.total, 1);
  assert.equal((await Array.fromAsync(all.records)).length, 1);
});

Deno.test("a store manager with the right sees the lines of the own people alone", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  await logIns(db, [{ at: "2026-06-10T08:00:00Z", user: 11 }, { at: "2026-06-10T09:00:00Z", user: 12 }]);
  await operate(db, [
    { at: "2026-06-10T08:10:00Z", user: 11, operation: "sendOrder", subject: ["order", "1"] },
    { at: "2026-06-10T09:10:00Z", user: 12, operation: "sendOrder", subject: ["order", "2"] },
  ]);
  const manager = readerOf(db, { userType: "store", orgCode: "S1" });
  assert.deepEqual((await listLogins(manager, FIRST)).records.map((one) => one.storeCode), ["S1"]);
  const { records, total } = await listOperations(manager, FIRST);
  assert.deepEqual([records.map((one) => one.subjectId), total], [["1"], 1]);
  assert.deepEqual(await historyOf(manager, "order", "2"), []);
  const [other] = (await listOperations(readerOf(db), { ...FIRST, subject: "2" })).records;
  await assert.rejects(readOperation(manager, other!.id), { key: "not-found" });
});

Deno.test("a market narrows the lines of stores; those of the car maker itself its staff see in every market", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  await db
    .sql`insert into markets (code, names, edition, price_list)
    values ('cn', '{"en_US": "China"}', 'domestic', 'CNY'), ('eu', '{"en_US": "Europe"}', 'overseas', 'EUR')
    on conflict do nothing`;
  await db.sql`update orgs set market_code = case code when 'S3' then 'eu' else 'cn' end`;
  await operate(db, [
    { at: "2026-06-10T08:10:00Z", user: 11, operation: "sendOrder", subject: ["order", "1"] },
    { at: "2026-06-10T09:10:00Z", user: 13, operation: "sendOrder", subject: ["order", "3"] },
    { at: "2026-06-10T09:20:00Z", user: 1, operation: "saveRoleRights", subject: ["role", "auditor"] },
  ]);
  const seen = async (ctx: ReturnType<typeof readerOf>) =>
    (await listOperations(ctx, FIRST)).records.map((one) => one.subjectId).sort();
  assert.deepEqual(await seen(readerOf(db, { market: "cn" })), ["1", "auditor"]);
  assert.deepEqual(await seen(readerOf(db, { userType: "store", orgCode: "S1", market: "cn" })), ["1"]);
});

Deno.test("an operation tells what differs in words, and never a secret", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  await operate(db, [{
    at: "2026-06-10T08:10:00Z",
    user: 11,
    operation: "changePowerType",
    funLink: "EPCEnerge",
    subject: ["EPCEnerge", "bev"],
    before: { names: { en_US: "Electric" }, sort: 1, passwordHash: "x" },
    after: { names: { en_US: "Battery electric" }, sort: 1, passwordHash: "y" },
  }]);
  const [line] = (await listOperations(readerOf(db), FIRST)).records;
  assert.equal(line!.operationName, "Energy type: changed");
  assert.equal(line!.subjectName, "Energy type");
  assert.deepEqual(line!.differences.map(({ field, before, after }) => [field, before, after]), [
    ["names", "en_US: Electric", "en_US: Battery electric"],
  ]);
  assert.notEqual(line!.differences[0]!.name, "names");
  const [inChinese] = (await listOperations(readerOf(db, { lang: "zh_CN" }), FIRST)).records;
  assert.match(inChinese!.operationName, /修改/);
});

Deno.test("operations are narrowed by level, module, page, verb and thing", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  await operate(db, [
    { at: "2026-06-10T08:00:00Z", user: 11, operation: "page", funLink: "EPC2D", level: 4 },
    { at: "2026-06-10T08:01:00Z", user: 11, operation: "tisVINQ", funLink: "EPCIndex", level: 3 },
    { at: "2026-06-10T08:02:00Z", user: 11, operation: "page", funLink: "MailLog", level: 2 },
    {
      at: "2026-06-10T08:03:00Z",
      user: 11,
      operation: "sendOrder",
      funLink: "EPCCart",
      subject: ["order", "7"],
    },
    { at: "2026-06-10T08:04:00Z", user: null, operation: "page", funLink: "login", level: 0 },
  ]);
  const ctx = readerOf(db);
  const minutes = async (filter: Partial<Parameters<typeof listOperations>[1]>) =>
    (await listOperations(ctx, { ...FIRST, ...filter })).records.map(({ at }) => Number(at.slice(14, 16)));
  assert.deepEqual(await minutes({ level: 0 }), [4, 3, 2, 1, 0]);
  assert.deepEqual(await minutes({ level: 1 }), [3]);
  assert.deepEqual(await minutes({ level: 4 }), [0]);
  assert.deepEqual(await minutes({ module: "parts" }), [3, 1, 0]);
  assert.deepEqual(await minutes({ page: "EPC2D" }), [0]);
  assert.deepEqual(await minutes({ operation: "tisVINQ" }), [1]);
  assert.deepEqual(await minutes({ subjectKind: "order", subject: "7" }), [3]);
});
