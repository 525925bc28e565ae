import assert from "node:assert/strict";
import { readXlsx } from "hucre";
import { v7 as uuid } from "uuid";
import { exportWork } from "@/engines/exports/export_work.ts";
import { requestExport } from "@/engines/exports/request_export.ts";
import { readStoredFile } from "@/engines/files/read_stored_file.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { EVERY_BOARD, measuresOf } from "@/services/qa/boards/board_declarations.ts";
import { readBoard } from "@/services/qa/boards/read_board.ts";
import { demoDatabase } from "../demo_portal.ts";
import { testFolder } from "../files/stores.ts";

const db = await demoDatabase();
const folder = await testFolder();
Deno.test.afterAll(async () => {
  await folder[Symbol.asyncDispose]();
  await db[Symbol.asyncDispose]();
});
const { sql } = db;
const bare = { pool: sql, dictionaries: await shippedTexts(), files: folder.store };
const actor = (await loadUser(makeCtx(bare, uuid), "factory-manager"))!;
const ctx = makeCtx({ ...bare, actor, lang: "en_US" }, uuid);

/** A board's spreadsheet as a worker makes it. */
async function exported(kind: string): Promise<Uint8Array> {
  const id = await requestExport(ctx, { kind, query: "" });
  const [task] = await sql<[{ version: number }]>`select version from export_tasks where id = ${id}`;
  await exportWork.run(makeCtx(bare, uuid), { exportId: id, version: task.version }, {
    attempt: 1,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
  });
  const [{ fileId }] = await sql<[{ fileId: string }]>`select file_id from export_tasks where id = ${id}`;
  const { key } = await readStoredFile(ctx, fileId);
  return new Uint8Array(await new Response(await folder.store.open(key)).arrayBuffer());
}

Deno.test("the spreadsheet of each board has its figures as numbers under the heads of the page", async () => {
  for (const { kind, board, route } of EVERY_BOARD) {
    const { sheets } = await readXlsx(await exported(`${kind}-questions-${board}`));
    const [heads, all, ...rows] = sheets[0]!.rows;
    const figures = await readBoard(ctx, kind, board, {}, 10_000);
    const measures = measuresOf(kind, board);
    const names = ["qa.board_by", "qa.code", "qa.board_name", ...measures.map((one) => `qa.measure_${one}`)];
    assert.deepEqual(heads!.slice(0, names.length), names.map((name) => ctx.t(name)), route);
    const numbersOf = (row: readonly unknown[]) => row.slice(3, 3 + measures.length);
    const countsOf = (counts: Record<string, number | undefined>) => measures.map((one) => counts[one]);
    assert.equal(all![0], ctx.t("qa.board_all"));
    assert.deepEqual(numbersOf(all!), countsOf(figures.total.counts), route);
    const groups = figures.groups.flatMap(({ rows }) => rows);
    assert.ok(groups.length > 0);
    assert.deepEqual(rows.map(numbersOf), groups.map(({ counts }) => countsOf(counts)), route);
    assert.deepEqual(rows.map(([, code]) => code ?? ""), groups.map(({ code }) => code));
    assert.ok(rows.every((row) => numbersOf(row).every((one) => typeof one === "number")));
  }
});

Deno.test("LibreOffice opens a board and finds the same numbers", async (step) => {
  const office = await new Deno.Command("which", { args: ["soffice"], stdout: "null" }).output();
  if (!office.success) return void await step.step({ name: "no LibreOffice here", ignore: true, fn() {} });
  const dir = await Deno.makeTempDir();
  try {
    await Deno.writeFile(`${dir}/board.xlsx`, await exported("technical-questions-time"));
    const { success } = await new Deno.Command("soffice", {
      args: [`-env:UserInstallation=file://${dir}/profile`, "--headless"].concat(
        ["--convert-to", "csv", "--outdir", dir, `${dir}/board.xlsx`],
      ),
      stdout: "null",
      stderr: "null",
    }).output();
    assert.ok(success);
    const lines = (await Deno.readTextFile(`${dir}/board.csv`)).trim().split("\n").map((line) =>
      line.split(",")
    );
    const { total } = await readBoard(ctx, "technical", "time", {}, 10_000);
    const counts = measuresOf("technical", "time").map((one) => String(total.counts[one]));
    assert.deepEqual(lines[1]!.slice(3, 3 + counts.length), counts);
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
});
