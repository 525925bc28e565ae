import assert from "node:assert/strict";
import { readConnections } from "@/engines/links/read_connections.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { folderStore } from "@/platform/files/folder.ts";
import { notifyQualityResolved } from "@/services/quality/notify_store.ts";
import { refuseQuality, resolveQuality, takeQuality } from "@/services/quality/process_quality.ts";
import { qualityList } from "@/services/quality/quality_list.ts";
import { readQualityFigures } from "@/services/quality/read_figures.ts";
import { maySeeQuality, readQuality } from "@/services/quality/read_quality.ts";
import {
  beginQuality,
  changeQuality,
  deleteQuality,
  submitQuality,
} from "@/services/quality/write_quality.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openBulletins } from "../tsb/people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };
const FAULT = {
  title: "制动盘裂纹",
  seriesCode: "N1",
  partNumber: "3410 6872 432",
  quantity: 2,
  batch: "B1",
  faultOn: "2026-03-09",
  description: "盘面裂纹",
};

Deno.test("a quality report, from the store's draft to the factory's answer", async (t) => {
  await using portal = await openBulletins();
  const { sql, ctx } = portal;
  const folder = await Deno.makeTempDir();
  await using _ = { [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
  const files = await folderStore(folder);
  const as = async (account: string) => portal.ctxWith({ actor: (await loadUser(ctx, account))!, files });
  await sql`
    insert into orgs (code, kind, names, parent_code, country_code, market_code)
    select '20999', 'store', '{"zh_CN": "邻店"}', parent_code, 'CN', 'cn' from orgs where code = '20417'`;
  await sql`update users set org_code = '20999' where user_code = 'store-manager'`;
  const store = await as("store-technician");
  const supervisor = await as("technical-supervisor");
  const neighbour = await as("store-manager");
  const engineer = await as("factory-engineer");
  const chief = await as("section-chief");
  const codes = async (who: Ctx, filter = {}) =>
    (await readList(who, qualityList, { ...PAGE, ...filter })).records.map(({ code }) => code);
  const png = new Uint8Array(
    await Deno.readFile(new URL("../../static/app-icon.png", import.meta.url)).catch(() =>
      Uint8Array.fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      )
    ),
  );
  const photo = () =>
    storeFile(store, {
      place: "quality-photo",
      name: "a.png",
      body: new Blob([png]).stream(),
      expectedSize: png.length,
      isOfProgram: true,
    });
  const { id, code } = await beginQuality(store, { values: { title: "制动盘裂纹" } });

  await t.step("is numbered within the year and seen by its author alone while it is a draft", async () => {
    assert.equal(code, "Q26-0001");
    assert.deepEqual(await codes(store), [code]);
    for (const other of [supervisor, neighbour, engineer]) assert.deepEqual(await codes(other), []);
    await assertRefused(beginQuality(engineer, { values: {} }), "no-right");
    const second = await beginQuality(store, { values: {} });
    assert.equal(second.code, "Q26-0002");
    await deleteQuality(store, { id: second.id, version: second.version });
    await assertRefused(changeQuality(supervisor, { id, version: 1 }, { values: {} }), "not-found");
  });

  await t.step("is submitted once it says what must be there, with a photo of the faulty part", async () => {
    const { version } = await readQuality(store, id);
    const refusal = await refusalOf(submitQuality(store, { id, version }));
    assert.deepEqual(refusal!.fields.map(({ field }) => field), [
      "seriesCode",
      "partNumber",
      "quantity",
      "faultOn",
      "description",
    ]);
    const filled = await changeQuality(store, { id, version }, {
      values: { ...FAULT, faultOn: "2026-03-11" },
    });
    assert.equal(filled.partNumber, "34106872432");
    await assertRefused(submitQuality(store, filled), "quality-day-ahead");
    const right = await changeQuality(store, filled, { values: FAULT });
    await assertRefused(submitQuality(store, right), "quality-photo-needed");
    const shown = await changeQuality(store, right, {
      values: {},
      refusePhotos: [await photo()],
      okPhotos: [await photo()],
    });
    assert.deepEqual([shown.refusePhotos.length, shown.okPhotos.length], [1, 1]);
    await sql`insert into sensitive_words (word) values ('盘面')`;
    await assertRefused(submitQuality(store, shown), "sensitive-word");
    await sql`delete from sensitive_words`;
    const submitted = await submitQuality(store, shown);
    assert.equal(submitted.state, "submitted");
    await assertRefused(submitQuality(store, submitted), "quality-submitted");
    await assertRefused(deleteQuality(store, submitted), "quality-submitted");
    assert.equal((await sql`select data from outbox where type = 'quality.submitted'`)[0]!.data.photos, 1);
  });

  await t.step("is then seen by its store and the factory, and by no other store", async () => {
    for (const who of [store, supervisor, engineer]) assert.deepEqual(await codes(who), [code]);
    assert.deepEqual(await codes(neighbour), []);
    await assertRefused(readQuality(neighbour, id), "not-found");
    assert.deepEqual(
      [await maySeeQuality(neighbour, String(id)), await maySeeQuality(engineer, String(id))],
      [
        false,
        true,
      ],
    );
    const figures = await readQualityFigures(engineer);
    assert.deepEqual(figures.parts.map(({ code, reports, quantity }) => [code, reports, quantity]), [
      ["34106872432", 1, 2],
    ]);
    assert.equal((await readQualityFigures(neighbour)).all.reports, 0);
    const groups = await readConnections(engineer, { kind: "part", id: "34106872432" }, null);
    assert.deepEqual(groups.map(({ kind, connections }) => [kind, connections.map(({ code }) => code)]), [
      ["quality", [code]],
    ]);
  });

  await t.step("is taken up, answered and told to its author", async () => {
    const { version } = await readQuality(engineer, id);
    await assertRefused(takeQuality(store, { id, version }), "no-right");
    await assertRefused(resolveQuality(engineer, { id, version, answer: "x" }), "quality-not-taken");
    const taken = await takeQuality(engineer, { id, version });
    await assertRefused(refuseQuality(chief, { ...taken, answer: "" }), "quality-answer-needed");
    const done = await resolveQuality(chief, { ...taken, answer: "批次问题" });
    assert.deepEqual([done.state, done.answer], ["resolved", "批次问题"]);
    await assertRefused(refuseQuality(chief, { ...done, answer: "x" }), "quality-ended");
    const [event] = await sql<{ eventId: string; data: never }[]>`
      select event_id, data from outbox where type = 'quality.resolved'`;
    await ctx.tx((tx) =>
      notifyQualityResolved.notify(tx, { id: event!.eventId, data: event!.data } as never)
    );
    const told =
      await sql`select u.user_code, m.kind, m.params from messages m join users u on u.id = m.user_id`;
    assert.deepEqual(told.map((one) => [one.userCode, one.kind, one.params.answer]), [
      ["store-technician", "quality-resolved", "批次问题"],
    ]);
    assert.deepEqual(done.steps.map(({ action }) => action).filter((action) => action !== "edit"), [
      "begin",
      "submit",
      "take",
      "resolve",
    ]);
  });
});
