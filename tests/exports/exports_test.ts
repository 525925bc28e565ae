import { BOARD_EXPORTS } from "@/services/qa/boards/board_exports.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import { personOf } from "@/kernel/access/rights.ts";
import assert from "node:assert/strict";
import { readXlsx } from "hucre";
import { v7 as uuid } from "uuid";
import { exportLists } from "@/engines/exports/export_consumer.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { type Ctx, type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import { exportOf, EXPORTS, filterOf } from "@/engines/exports/known_exports.ts";
import type { Cell } from "@/engines/exports/define_export.ts";
import { deleteExport, expireExports } from "@/engines/exports/delete_export.ts";
import { asRequester } from "@/engines/exports/load_requester.ts";
import { exportWork } from "@/engines/exports/export_work.ts";
import { exportTaskList } from "@/services/downloads/export_task_list.ts";
import { type ExportRequest, requestExport, retryExport } from "@/engines/exports/request_export.ts";
import { collectOrphans } from "@/engines/files/orphans/collect_orphans.ts";
import { readStoredFile } from "@/engines/files/read_stored_file.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { RETENTION } from "@/kernel/retention.ts";
import { LISTS as DECLARED } from "@/engines/lists/lists.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { fileList } from "@/services/file_manager/file_list.ts";
import { loginList } from "@/services/logs/login_list.ts";
import { operationList } from "@/services/logs/operation_list.ts";
import { messageList } from "@/services/inbox/message_list.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { parkedList } from "@/services/event_monitor/parked_list.ts";
import { pushList } from "@/services/pushes/push_list.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { readersExport } from "@/engines/documents/readers_export.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { registerExport } from "@/engines/registers/exports.ts";
import { exactSearch } from "@/services/part_search/exact_search.ts";
import { searchParts } from "@/services/part_search/search_parts.ts";
import { demoDatabase } from "../demo_portal.ts";
import { testFolder } from "../files/stores.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { assertRefused } from "../refusal_of.ts";

const db = await demoDatabase();
const folder = await testFolder();
Deno.test.afterAll(async () => {
  await folder[Symbol.asyncDispose]();
  await db[Symbol.asyncDispose]();
});
const dictionaries = await shippedTexts();
const { sql } = db;
let passed = 0;
const clock = () => new Date(Date.now() + passed);
const ctxWith = (parts: Partial<CtxParts> = {}) =>
  makeCtx({ pool: sql, dictionaries, clock, files: folder.store, lang: "en_US", ...parts }, uuid);
const system = ctxWith();

async function as(account: string, parts: Partial<CtxParts> = {}): Promise<Ctx> {
  await sql`delete from export_tasks where user_id = (select id from users where user_code = ${account})`;
  return ctxWith({ actor: (await loadUser(system, account))!, ...parts });
}
const store = "store-technician";

/** The run of a task's last request, as a worker takes it. */
async function work(id: string, signal = new AbortController().signal): Promise<void> {
  const [task] = await sql<{ version: number }[]>`select version from export_tasks where id = ${id}`;
  const progress = () => Promise.resolve();
  await exportWork.run(system, { exportId: id, version: task!.version }, { attempt: 1, signal, progress });
}

async function taskOf(ctx: Ctx, id: string) {
  const { records } = await readList(ctx, exportTaskList, { pageNo: 1, pageSize: 500 });
  return records.find((task) => task.id === id)!;
}

async function exported(ctx: Ctx, wish: ExportRequest) {
  const id = await requestExport(ctx, wish);
  await work(id);
  const task = await taskOf(ctx, id);
  assert.equal(task.state, "success", task.reason ?? "");
  const { key } = await readStoredFile(ctx, task.fileId!);
  const bytes = new Uint8Array(await new Response(await folder.store.open(key)).arrayBuffer());
  const { sheets } = await readXlsx(bytes);
  return { id, task, bytes, sheets, rows: sheets[0]!.rows };
}

/** Messages of a reader with these words. */
async function tell(ctx: Ctx, titles: string[]): Promise<void> {
  const userId = personOf(ctx).id;
  await sql`delete from messages where user_id = ${userId}`;
  for (const order of titles) {
    await sql`
      insert into messages (user_id, event_id, kind, params, created_at)
      values (${userId}, ${uuid()}, 'order-rejected', ${sql.json({ order })}, '2026-03-10T08:00:05Z')`;
  }
}

async function all<R>(page: (pageNo: number) => Promise<{ total: number; records: R[] }>): Promise<R[]> {
  const found: R[] = [];
  for (let pageNo = 1;; pageNo++) {
    const { total, records } = await page(pageNo);
    found.push(...records);
    if (found.length >= total || records.length === 0) return found;
  }
}

/** What each list shows on all its pages, told apart by one column of its export. */
const LISTS: Record<string, { query: string; column: string; listed: (ctx: Ctx) => Promise<unknown[]> }> = {
  "messages": {
    query: "",
    column: "title",
    listed: async (ctx) =>
      (await all((pageNo) => readList(ctx, messageList, { pageNo, pageSize: 5 }))).map((one) => one.title),
  },
  "pushes": {
    query: "",
    column: "number",
    listed: async (ctx) =>
      (await all((pageNo) => readList(ctx, pushList, { pageNo, pageSize: 5 }))).map((one) => one.subjectId),
  },
  "parked-events": {
    query: "",
    column: "key",
    listed: async (ctx) =>
      (await all((pageNo) => readList(ctx, parkedList, { pageNo, pageSize: 5 }))).map((one) => one.key),
  },
  "files": {
    query: "sort=name",
    column: "name",
    listed: async (ctx) =>
      (await all((pageNo) => readList(ctx, fileList, { pageNo, pageSize: 5, sort: "name" }))).map((one) =>
        one.name
      ),
  },
  "favorites": {
    query: "",
    column: "code",
    listed: async (ctx) =>
      (await all((pageNo) => readList(ctx, favoriteList, { pageNo, pageSize: 5 }))).map((one) =>
        one.itemCode
      ),
  },
  "orders": {
    query: "",
    column: "number",
    listed: async (ctx) =>
      (await all((pageNo) => readList(ctx, orderList, { pageNo, pageSize: 5 })))
        .flatMap((one) => Array.from({ length: one.lineCount }, () => one.number)),
  },
  "parts": {
    query: "keyword=pump",
    column: "part",
    listed: async (ctx) =>
      (await all((pageNo) => searchParts(ctx, { keyword: "pump", pageNo, pageSize: 5 }))).map((one) =>
        one.shown
      ),
  },
  "figure-lines": {
    query: "figure=34-11-02-C&seriesCode=VTE",
    column: "part",
    listed: async (ctx) =>
      (await readFigure(ctx, { seriesCode: "VTE" }, "34-11-02-C")).lines.filter((line) => line.fit !== "not")
        .map((line) => line.shown),
  },
  "exact-parts": {
    query: "",
    column: "typed",
    listed: () => Promise.resolve([]),
  },
  "logins": {
    query: "",
    column: "typedName",
    listed: async (ctx) =>
      (await all((pageNo) => readList(ctx, loginList, { pageNo, pageSize: 500 }))).map((one) =>
        one.typedName
      ),
  },
  "operations": {
    query: "level=1",
    column: "at",
    listed: async (ctx) =>
      (await all((pageNo) => readList(ctx, operationList, { level: 1, pageNo, pageSize: 500 }))).map((one) =>
        one.at
      ),
  },
};

Deno.test("a sheet says what its list shows while nothing is set, where that is not everything", async () => {
  const ctx = await as("administrator");
  const said = (query: string) =>
    exportOf("parked-events")!.say(ctx, filterOf(exportOf("parked-events")!, query));
  assert.deepEqual(await said(""), [["State", "All open"]]);
  assert.deepEqual(await said("state=retrying"), [["State", "Retrying"]]);
  assert.deepEqual(await exportOf("pushes")!.say(ctx, filterOf(exportOf("pushes")!, "")), []);
});

/** Declared lists that are not named above are compared with their sheets in tests/lists. */
const OF_LISTS = new Set(DECLARED.all.map(({ kind }) => kind).filter((kind) => !(kind in LISTS)));
/** Registers are compared with their exports where each of them is walked (tests/registers). */
const OF_REGISTERS = new Set(REGISTERS.all.map((register) => registerExport(register).kind));
/** Readers of one document, which tests/documents compares. */
const OF_DOCUMENTS = new Set(DOCUMENT_KINDS.all.map((kind) => readersExport(kind).kind));
/** Boards, whose figures tests/qa compares with a count of their own. */
const OF_BOARDS = new Set(BOARD_EXPORTS.map(({ kind }) => kind));

Deno.test("each export holds what its list shows on all its pages, in its order", async () => {
  const [someone] = await sql<{ userCode: string }[]>`
    select user_code
    from users u
    order by (select count(*) from favorites f where f.user_id = u.id) desc, id
    limit 1`;
  const reader = await as(someone!.userCode);
  const staff = await as("administrator").then((ctx) => personOrNull(ctx) ? ctx : null).catch(() => null);
  await tell(reader, ["1", "2", "3", "4", "5", "6", "7"]);
  let compared = 0;
  for (
    const { kind, need } of EXPORTS.all.filter(({ kind }) =>
      [OF_REGISTERS, OF_LISTS, OF_DOCUMENTS, OF_BOARDS].every((others) => !others.has(kind))
    )
  ) {
    const { query, column, listed } = LISTS[kind]!;
    const ctx = [reader, staff].find((one) =>
      one && (need === "session" || personOf(one).assignments.some(({ rights }) => rights.has(need)))
    );
    if (!ctx || kind === "exact-parts") continue;
    const type = exportOf(kind)!;
    const { total, records } = await type.open(ctx, filterOf(type, query));
    const cells: Cell[] = [];
    for await (const record of records) {
      cells.push((type.cells(ctx, record) as Record<string, Cell>)[column]!);
    }
    assert.deepEqual(cells, await listed(ctx), kind);
    assert.equal(total, cells.length, kind);
    if (cells.length > 0) compared++;
  }
  assert.ok(compared >= 4, `only ${compared} lists had rows`);
});

Deno.test("an exact search is exported with what it misses", async () => {
  const ctx = await as(store);
  const [part] = (await searchParts(ctx, { keyword: "pump", pageNo: 1, pageSize: 1 })).records;
  const numbers = `${part!.partNumber}\nNO-SUCH-PART-1`;
  const answer = await exactSearch(ctx, numbers);
  assert.equal(answer.found.length, 1);
  const { rows } = await exported(ctx, {
    kind: "exact-parts",
    query: String(new URLSearchParams({ numbers })),
  });
  assert.deepEqual(rows.slice(1).map((row) => row[0]), [part!.partNumber, "NO-SUCH-PART-1"]);
});

Deno.test("what looks like a formula stays text, and odd characters come through", async () => {
  const ctx = await as(store);
  const words = ["=1+1", "+49 30", "-7", "@SUM(A1)", '<b>&"', "_x0041_", "中文 🚗", "a\u0001b"];
  await tell(ctx, words);
  const { rows, bytes } = await exported(ctx, { kind: "messages", query: "" });
  const title = (word: string) => ctx.t("messages.order-rejected.title", { order: word });
  assert.deepEqual(
    rows.slice(1).map((row) => row[1]),
    words.toReversed().map((word) => title(word.replace("\u0001", ""))),
  );
  const sheet = await partOf(bytes, "xl/worksheets/sheet1.xml");
  assert.ok(!sheet.includes("<f>"), "a formula");
  assert.ok(sheet.includes('state="frozen"'));
});

Deno.test("heads stand in the asker's language, moments on the clock of their zone, the filter on the second sheet", async () => {
  const ctx = await as(store, { lang: "zh_CN" });
  await tell(ctx, ["7"]);
  await sql`update users set zone = 'America/New_York' where id = ${personOf(ctx).id}`;
  const { sheets, rows, task } = await exported(ctx, { kind: "messages", query: "state=unread" });
  await sql`update users set zone = ${personOf(ctx).zone} where id = ${personOf(ctx).id}`;
  assert.equal(rows[0]![4], dictionaries.get("zh_CN")!.get("inbox.time"));
  assert.equal((rows[1]![4] as Date).toISOString(), "2026-03-10T04:00:05.000Z");
  assert.ok(task.fileName!.startsWith("我的消息 "), task.fileName!);
  const about = sheets[1]!.rows.map((row) => row.join(" "));
  assert.ok(about.includes("状态 未读"), about.join("\n"));
  assert.ok(about.some((line) => line.includes(personOf(ctx).userCode)));
});

Deno.test("numbers are numbers", async () => {
  const ctx = await as(store);
  const { rows } = await exported(ctx, { kind: "parts", query: "keyword=pump" });
  assert.equal(typeof rows[1]![0], "string");
  assert.ok(rows.slice(1).some((row) => typeof row[5] === "number"), "no price is a number");
});

Deno.test("a list without rows makes a file of its head", async () => {
  const ctx = await as(store);
  await tell(ctx, []);
  const { rows, task } = await exported(ctx, { kind: "messages", query: "" });
  assert.equal(rows.length, 1);
  assert.equal(task.rowsDone, 0);
});

Deno.test("a double click is one task, and more than a few under way are refused", async () => {
  const ctx = await as(store);
  const wish = { kind: "messages", query: "" };
  const [first, second] = await Promise.all([requestExport(ctx, wish), requestExport(ctx, wish)]);
  assert.equal(first, second);
  for (let at = 1; at < LIMITS.openExports; at++) await requestExport(ctx, { ...wish, query: `days=${at}` });
  await assertRefused(requestExport(ctx, { ...wish, query: "days=90" }), "exports-too-many");
});

Deno.test("a list that one may not see cannot be asked for", async () => {
  const ctx = await as(store);
  await assertRefused(requestExport(ctx, { kind: "parked-events", query: "" }), "no-right");
  await assertRefused(requestExport(ctx, { kind: "nothing", query: "" }), "not-found");
});

Deno.test("a page that was switched off meanwhile is not written, nor asked for again", async () => {
  const ctx = await as(store);
  const { id: userId } = personOf(ctx);
  const off = async (edition: string | null, brand: string | null) => {
    await sql`delete from module_settings`;
    await sql`
      insert into module_settings (edition, brand_code, subject, is_on)
      values (${edition}, ${brand}, 'page:EPCFavorite', false)`;
  };
  await sql`
    insert into sessions (token_hash, user_id, edition, entry, brand, lang, theme, started_at, last_seen_at)
    values (sha256('export'), ${userId}, 'domestic', 'login', 'velaro', 'en_US', 'auto', ${clock()}, ${clock()})`;
  for (
    const [edition, brand, written] of [
      [null, null, false],
      ["domestic", null, false],
      ["domestic", "velaro", false],
      ["overseas", null, true],
      ["domestic", "norda", true],
    ] as const
  ) {
    await sql`delete from module_settings`;
    const id = await requestExport(ctx, { kind: "favorites", query: "" });
    await off(edition, brand);
    await work(id);
    const { state, reason } = await taskOf(ctx, id);
    assert.deepEqual(
      [state, reason],
      written ? ["success", null] : [
        "failed",
        ctx.t("exports.reason.right-lost"),
      ],
      `${edition} ${brand}`,
    );
    if (!written) {
      const now = (await asRequester(system, { userId, edition: "domestic", lang: "en_US" }))!;
      await assertRefused(retryExport(now, id), "no-right");
      await sql`delete from module_settings`;
      await retryExport(ctx, id);
      await work(id);
      assert.equal((await taskOf(ctx, id)).state, "success");
    }
    await sql`delete from export_tasks where id = ${id}`;
  }
  await sql`delete from module_settings`;
  await sql`delete from sessions where user_id = ${userId}`;
});

Deno.test("a right lost or an account frozen between wish and run fails the export, which can be tried again", async () => {
  const ctx = await as(store);
  const id = await requestExport(ctx, { kind: "favorites", query: "" });
  const roles = await sql`delete from user_roles where user_id = ${personOf(ctx).id} returning *`;
  await work(id);
  assert.equal((await taskOf(ctx, id)).reason, ctx.t("exports.reason.right-lost"));
  for (const { id: _, ...role } of roles) await sql`insert into user_roles ${sql(role)}`;
  await retryExport(ctx, id);
  await sql`update users set state = 'frozen' where id = ${personOf(ctx).id}`;
  await work(id);
  await sql`update users set state = 'normal' where id = ${personOf(ctx).id}`;
  assert.equal((await taskOf(ctx, id)).reason, ctx.t("exports.reason.account-closed"));
  await retryExport(ctx, id);
  await work(id);
  assert.equal((await taskOf(ctx, id)).state, "success");
  await assertRefused(retryExport(ctx, id), "export-not-failed");
  const told = await sql<{ type: string }[]>`
    select type from outbox where key = ${id} and topic = 'tis.export.v1' order by sequence`;
  assert.deepEqual(told.map(({ type }) => type), [
    "export.requested",
    "export.failed",
    "export.requested",
    "export.failed",
    "export.requested",
    "export.done",
  ]);
});

Deno.test("a list that refuses its filter fails the export with a reason", async () => {
  const ctx = await as(store);
  const id = await requestExport(ctx, { kind: "parts", query: "keyword=" });
  await work(id);
  assert.equal((await taskOf(ctx, id)).reason, ctx.t("exports.reason.refused"));
});

Deno.test("a worker that stops midway leaves no file; the next makes one, and a late one none", async () => {
  const ctx = await as(store);
  await tell(ctx, ["1", "2"]);
  const files = async () => (await sql`select 1 from files where owner_id = ${personOf(ctx).id}`).length;
  const before = await files();
  const id = await requestExport(ctx, { kind: "messages", query: "" });
  const stopped = new AbortController();
  stopped.abort(new Error("the process stops"));
  await assert.rejects(work(id, stopped.signal), /the process stops/);
  assert.equal(await files(), before);
  assert.equal((await taskOf(ctx, id)).state, "processing");
  const [{ version }] = await sql<[{ version: number }]>`select version from export_tasks where id = ${id}`;
  await Promise.all([work(id), work(id)]);
  assert.equal(await files(), before + 1);
  const late = { attempt: 1, signal: new AbortController().signal, progress: () => Promise.resolve() };
  await exportWork.run(system, { exportId: id, version }, late);
  assert.equal(await files(), before + 1);
  for await (const { key } of folder.store.list("staging/")) assert.fail(`left behind: ${key}`);
});

Deno.test("the consumer leaves one piece of work for each request", async () => {
  const ctx = await as(store);
  const id = await requestExport(ctx, { kind: "messages", query: "" });
  for (let time = 0; time < 2; time++) {
    await system.tx((tx) => exportLists.handle({ data: { exportId: id, version: 1 } } as never, tx));
  }
  const items = await sql`select 1 from work_items where kind = 'export' and key = ${`${id}:1`}`;
  assert.equal(items.length, 1);
});

Deno.test("a cancelled export makes no file; others' tasks are not there", async () => {
  const ctx = await as(store);
  const id = await requestExport(ctx, { kind: "messages", query: "" });
  const [other] = await sql<{ userCode: string }[]>`
    select user_code from users where id <> ${personOf(ctx).id} and state = 'normal' order by id limit 1`;
  const stranger = await as(other!.userCode);
  await assertRefused(deleteExport(stranger, id), "not-found");
  await assertRefused(retryExport(stranger, id), "not-found");
  await deleteExport(ctx, id);
  await exportWork.run(system, { exportId: id, version: 1 }, {
    attempt: 1,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
  });
  assert.equal(await taskOf(ctx, id), undefined);
});

Deno.test("after its time an export's file goes, and its row says so", async () => {
  const ctx = await as(store);
  await tell(ctx, ["1"]);
  const { id, task } = await exported(ctx, { kind: "messages", query: "" });
  const { key } = await readStoredFile(ctx, task.fileId!);
  passed = (RETENTION.exportDays - 1) * 86_400_000;
  assert.equal(await expireExports(system), 0);
  await collectOrphans(system);
  assert.ok(await folder.store.stat(key), "a file that is kept was collected");
  passed = (RETENTION.exportDays + 2) * 86_400_000;
  assert.ok(await expireExports(system) >= 1);
  const expired = await taskOf(ctx, id);
  assert.deepEqual([expired.isExpired, expired.fileId, expired.state], [true, null, "success"]);
  await collectOrphans(system);
  assert.equal(await folder.store.stat(key), null);
  passed = 0;
});

Deno.test("LibreOffice opens an export and finds its rows", async (step) => {
  const office = await new Deno.Command("which", { args: ["soffice"], stdout: "null" }).output();
  if (!office.success) return void await step.step({ name: "no LibreOffice here", ignore: true, fn() {} });
  const ctx = await as(store);
  await tell(ctx, ["=1+1", "2", "3"]);
  const { bytes } = await exported(ctx, { kind: "messages", query: "" });
  const dir = await Deno.makeTempDir();
  try {
    await Deno.writeFile(`${dir}/list.xlsx`, bytes);
    const { success } = await new Deno.Command("soffice", {
      args: [
        `-env:UserInstallation=file://${dir}/profile`,
        "--headless",
        "--convert-to",
        "csv",
        "--outdir",
        dir,
        `${dir}/list.xlsx`,
      ],
      stdout: "null",
      stderr: "null",
    }).output();
    assert.ok(success);
    const lines = (await Deno.readTextFile(`${dir}/list.csv`)).trim().split("\n");
    assert.equal(lines.length, 4);
    assert.ok(lines.some((line) => line.includes("=1+1")));
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
});

/** Text of a part of an archive, found by its central directory. */
async function partOf(bytes: Uint8Array, path: string): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = bytes.length - 22 - 46; at >= 0; at--) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const length = view.getUint16(at + 28, true);
    if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)) !== path) continue;
    const begins = view.getUint32(at + 42, true) + 30 + length;
    const packed = bytes.slice(begins, begins + view.getUint32(at + 20, true));
    return await new Response(
      new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")),
    ).text();
  }
  throw new Error(`${path} is not there`);
}
