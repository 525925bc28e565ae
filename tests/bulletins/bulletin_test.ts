import assert from "node:assert/strict";
import type { Audience } from "@/engines/audience/audience.ts";
import { type Act, act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { confirmReading, readersOf, readingRight } from "@/engines/documents/readers.ts";
import { remindReaders } from "@/engines/documents/remind_readers.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { tellReadersWork } from "@/engines/documents/tell_readers.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { readConnections } from "@/engines/links/read_connections.ts";
import { addEntry } from "@/engines/registers/write_entry.ts";
import { runItem } from "@/engines/work/run_item.ts";
import { takeItem } from "@/engines/work/take_item.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { bulletinDocument } from "@/services/bulletins/bulletin_document.ts";
import { JOBS } from "@/domains.ts";
import { notifyBulletinReleased, tellReleased } from "@/services/bulletins/notify_released.ts";
import { notifyBulletinResumed } from "@/services/bulletins/notify_resumed.ts";
import { tellBegunJob } from "@/services/bulletins/tell_begun_job.ts";
import { dtcRegister } from "@/services/diagnosis/dtc_register.ts";
import { assertRefused } from "../refusal_of.ts";
import { openBulletins } from "../tsb/people.ts";

const FIRST_PAGE = { pageNo: 1, pageSize: 50 };
const DAY_MS = 86_400_000;

Deno.test("a notice", async (t) => {
  await using portal = await openBulletins();
  const { sql, author, approver, manager } = portal;
  const store = await portal.as("store-technician");
  const day = (days: number) => new Date(store.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const step = async (ctx: Ctx, id: number, action: Act["action"]) => {
    const { revision, version } = await readDocument(portal.admin, bulletinDocument, { id });
    return await act(ctx, bulletinDocument, { id, revision, version, action });
  };
  const draft = async (values: Record<string, unknown> = {}, said: Audience = {}) => {
    const { id, version } = await beginDocument(author, bulletinDocument, "zh_CN");
    return await saveDraft(author, bulletinDocument, {
      id,
      revision: 1,
      version,
      text: { lang: "zh_CN", title: "停机维护", body: documentOf("周日停机。") },
      audience: { said },
      values: { department: "TSB", ...values },
    });
  };
  const released = async (values: Record<string, unknown> = {}, said: Audience = {}) => {
    const { id, code } = await draft(values, said);
    await step(author, id, "submit");
    await step(approver, id, "pass");
    await step(manager, id, "release");
    return { id, code };
  };
  const seenBy = async (ctx: Ctx) =>
    (await readList(ctx, documentLists(bulletinDocument).reading, FIRST_PAGE)).records.map(({ id }) => id);
  const opened = (ctx: Ctx, id: number) =>
    readDocument(ctx, bulletinDocument, { id, revision: "published" }, {
      by: readingRight(bulletinDocument),
    });

  await t.step("is numbered when it is begun, one after the other", async () => {
    const year = String(author.clock().getUTCFullYear() % 100).padStart(2, "0");
    assert.deepEqual([(await draft()).code, (await draft()).code], [`N${year}-0001`, `N${year}-0002`]);
    const begun = await Promise.all([1, 2, 3].map(() => beginDocument(author, bulletinDocument, "zh_CN")));
    assert.equal(new Set(begun.map(({ code }) => code)).size, 3);
  });

  await t.step("is read by everybody, or by its receivers and those below them", async () => {
    const { id: forAll } = await released();
    const { id: forStore } = await released({}, { organisation: ["20417"] });
    const [other] = await sql<{ code: string }[]>`
      select code from orgs where code <> '20417' and code not in (select org_and_above('20417')) limit 1`;
    const { id: forOther } = await released({}, { organisation: [other!.code] });
    assert.deepEqual((await seenBy(store)).toSorted(), [forAll, forStore].toSorted());
    await assertRefused(opened(store, forOther), "not-found");
    assert.deepEqual(
      (await readersOf(manager, bulletinDocument, forStore)).people.map(({ orgName }) => orgName !== null),
      [
        ...new Array((await readersOf(manager, bulletinDocument, forStore)).all).fill(true),
      ],
    );
    assert.ok(
      (await readersOf(manager, bulletinDocument, forAll)).all >
        (await readersOf(manager, bulletinDocument, forStore)).all,
    );
    // Whoever writes them sees all of them in the working list.
    const { records } = await readList(author, documentLists(bulletinDocument).working, FIRST_PAGE);
    assert.ok(records.some(({ id }) => id === forOther));
  });

  await t.step("is shown on its days alone", async () => {
    const { id: now } = await released({ startDate: day(-1), endDate: day(1) });
    const { id: later } = await released({ startDate: day(2) });
    const { id: over } = await released({ endDate: day(-2) });
    const seen = await seenBy(store);
    assert.deepEqual([now, later, over].map((id) => seen.includes(id)), [true, false, false]);
    await assertRefused(opened(store, over), "not-found");
    await assertRefused(remindReaders(manager, bulletinDocument, over), "document-not-in-force");
    await assertRefused(remindReaders(manager, bulletinDocument, later), "document-not-in-force");
    await assertRefused(draft({ startDate: day(3), endDate: day(2) }), "period-order");
  });

  await t.step("is confirmed where it must be read, and not otherwise", async () => {
    const { id: must } = await released({ mustRead: true });
    const { id: may } = await released();
    await confirmReading(store, bulletinDocument, must);
    await assertRefused(confirmReading(store, bulletinDocument, may), "not-found");
    assert.equal((await readersOf(manager, bulletinDocument, must)).confirmed, 1);
  });

  await t.step("tells other systems when it is released and revoked", async () => {
    const { id } = await released({}, { organisation: ["20417"] });
    await step(manager, id, "top");
    await step(manager, id, "revoke");
    const rows = await sql<{ type: string; data: Record<string, unknown> }[]>`
      select type, data from outbox where key = ${`bulletin/${id}`} order by id`;
    assert.deepEqual(rows.map(({ type }) => type), ["bulletin.released", "bulletin.revoked"]);
    assert.deepEqual([rows[0]!.data.orgCodes, rows[0]!.data.languages], [["20417"], ["zh_CN"]]);
  });

  /** Does what is left to the workers, at a moment, and says whom a notice was told to. */
  const told = async (id: number, ctx: Ctx = portal.ctx) => {
    for (;;) {
      const item = await takeItem(sql, tellReadersWork.kind, {
        runner: ctx.newId(),
        seconds: 60,
        now: ctx.clock(),
      });
      if (!item) break;
      assert.equal(await runItem(ctx, tellReadersWork, item, new AbortController().signal), "done");
    }
    return await sql<{ userCode: string; orgCode: string; params: Record<string, unknown> }[]>`
      select u.user_code, u.org_code, m.params from messages m join users u on u.id = m.user_id
      where m.kind = 'bulletin-released' and m.link = ${`BulletinDetail?id=${id}`}`;
  };

  await t.step("is told to its receivers while it is news", async () => {
    const { id, code } = await released({}, { organisation: ["20417"] });
    const [event] = await sql<{ data: never }[]>`
      select data from outbox where type = 'bulletin.released' and key = ${`bulletin/${id}`}`;
    const tell = () =>
      portal.ctx.tx((tx) =>
        notifyBulletinReleased.notify(tx, { id: crypto.randomUUID(), data: event!.data } as never)
      );
    await sql`update document_revisions set published_at = published_at - interval '15 days' where document_id = ${id}`;
    await tell();
    assert.equal((await told(id)).length, 0);
    await sql`update document_revisions set published_at = published_at + interval '15 days' where document_id = ${id}`;
    await tell();
    const messages = await told(id);
    const { all } = await readersOf(manager, bulletinDocument, id);
    assert.ok(all > 0);
    assert.deepEqual([messages.length, new Set(messages.map(({ orgCode }) => orgCode))], [
      all,
      new Set(["20417"]),
    ]);
    assert.deepEqual(messages[0]!.params, { code, title: { inLangs: [["zh_CN", "停机维护"]] } });
    await tell();
    assert.equal((await told(id)).length, all, "an event that comes twice is told once");
  });

  await t.step("is told on its first day, to each reader when that day has come where they are", async () => {
    const { id } = await released({ startDate: day(3), endDate: day(5) }, { organisation: ["20417"] });
    const { all } = await readersOf(manager, bulletinDocument, id);
    assert.ok(all > 1, "somebody else reads it too");
    await sql`update users set zone = 'Asia/Shanghai' where org_code = '20417'`;
    await sql`update users set zone = 'Asia/Kolkata' where user_code = 'store-technician'`;
    const codes = async (ctx: Ctx = portal.ctx) => (await told(id, ctx)).map(({ userCode }) => userCode);
    const runAt = async (time: string, lastDue: string) => {
      const due = new Date(`${day(2)}T${time}:00Z`);
      const ctx = portal.ctxWith({ clock: () => due });
      await tellBegunJob.run(ctx, due, new Date(`${day(2)}T${lastDue}:00Z`), new AbortController().signal);
      return await codes(ctx);
    };
    await portal.ctx.tx((tx) => tellReleased(tx, id));
    assert.deepEqual(await codes(), [], "at its release");
    assert.deepEqual(await runAt("15:45", "15:30"), [], "a quarter before its day in Shanghai");
    const first = await runAt("16:00", "15:45");
    assert.equal(first.length, all - 1);
    assert.ok(!first.includes("store-technician"), "where it is still the day before");
    assert.equal((await runAt("16:15", "16:00")).length, all - 1);
    assert.equal((await runAt("18:30", "18:15")).length, all, "and where it begins later");
  });

  await t.step("is told when it is in force again to whom its first day came meanwhile", async () => {
    const { id } = await released({ startDate: day(2), endDate: day(9) }, { organisation: ["20417"] });
    await step(manager, id, "stop");
    const due = new Date(`${day(3)}T12:00:00Z`);
    const later = portal.ctxWith({ clock: () => due });
    const before = new Date(due.getTime() - 3 * DAY_MS);
    await tellBegunJob.run(later, due, before, new AbortController().signal);
    assert.equal((await told(id, later)).length, 0, "while it is stopped");
    await step(manager, id, "resume");
    const [event] = await sql<{ eventId: string; data: { bulletinId: number } }[]>`
      select event_id, data from outbox where type = 'bulletin.resumed' and key = ${`bulletin/${id}`}`;
    await later.tx((tx) => notifyBulletinResumed.notify(tx, event as never));
    const { all } = await readersOf(manager, bulletinDocument, id);
    assert.ok(all > 0);
    assert.equal((await told(id, later)).length, all);
    await later.tx((tx) => notifyBulletinResumed.notify(tx, event as never));
    assert.equal((await told(id, later)).length, all, "each once");
  });
});

Deno.test("a notice is connected with what its text names, while it is read", async () => {
  await using portal = await openBulletins();
  const { sql, admin, author, approver, manager } = portal;
  const store = await portal.as("store-technician");
  await addEntry(admin, dtcRegister, { dtcCode: "P0A93", dtcName: { en_US: "Inverter cooling" } });
  const released = async (text: string, values: Record<string, unknown> = {}) => {
    const { id, code, version } = await beginDocument(author, bulletinDocument, "zh_CN");
    await saveDraft(author, bulletinDocument, {
      id,
      revision: 1,
      version,
      text: { lang: "zh_CN", title: "公告", body: documentOf(text) },
      values: { department: "TSB", ...values },
    });
    for (const [ctx, action] of [[author, "submit"], [approver, "pass"], [manager, "release"]] as const) {
      const { revision, version } = await readDocument(portal.admin, bulletinDocument, { id });
      await act(ctx, bulletinDocument, { id, revision, version, action });
    }
    return code!;
  };
  const shown = async (ctx: Ctx, kind: string, id: string) =>
    (await readConnections(ctx, { kind, id }, null)).flatMap(({ kind, connections }) =>
      connections.map(({ id }) => `${kind} ${id}`)
    );
  const first = await released("检查 P0A93。");
  const second = await released(`参见 ${first}。`);
  assert.deepEqual(await shown(store, "dtc", "P0A93"), [`bulletin ${first}`]);
  assert.deepEqual(await shown(store, "bulletin", first), ["dtc P0A93", `bulletin ${second}`]);
  await released(`${first}，P0A93`, { endDate: "2026-03-01" });
  assert.deepEqual(
    await shown(store, "dtc", "P0A93"),
    [`bulletin ${first}`],
    "one that is over is not shown",
  );
  await sql`delete from links`;
  const job = JOBS.find(({ name }) => name === "link-notices")!;
  await job.run(portal.ctx, portal.ctx.clock(), null, new AbortController().signal);
  assert.deepEqual(await shown(store, "bulletin", second), [`bulletin ${first}`]);
});
