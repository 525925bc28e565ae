import assert from "node:assert/strict";
import { ACTIONS } from "@/engines/documents/workflow_state.ts";
import { answersTo } from "@/engines/documents/answers.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { waitingList } from "@/services/approvals/waiting_list.ts";
import { waitingForMe } from "@/services/home/waiting.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { tellCaseAuthor } from "@/services/cases/tell_author.ts";
import { ownMonth } from "@/services/cases/count_submission.ts";
import { assertRefused } from "../refusal_of.ts";
import { openCases, otherStore, publishedCase } from "./people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };
const lists = documentLists(caseDocument);

Deno.test("a repair case", async (t) => {
  await using portal = await openCases();
  const { sql, technician, engineer, manager, act, draft, now } = portal;
  const eventsOf = async (id: number) =>
    (await sql<{ type: string }[]>`
      select type from outbox where topic = 'tis.case.v1' and key = ${String(id)} order by id`).map((
      { type },
    ) => type);

  await t.step("goes from a store to all of them, with an event for each step", async () => {
    const { id } = await draft();
    await act(technician, id, "submit");
    const waiting = await readList(engineer, waitingList, PAGE);
    assert.deepEqual(waiting.records.map((one) => [one.kind, one.id]), [["case", id]]);
    // The home page of whoever approves shows it.
    const { shown } = await waitingForMe(engineer, 5);
    assert.deepEqual(shown.map(({ link }) => link), [`MyVerify?document=case.${id}.1`]);
    await act(engineer, id, "pass");
    await act(manager, id, "release");
    assert.deepEqual(await eventsOf(id), ["case.submitted", "case.verified", "case.published"]);
    const [submitted] = await sql`select data from outbox where type = 'case.submitted' and key = ${
      String(id)
    }`;
    assert.deepEqual([submitted!.data.storeCode, submitted!.data.monthlyCount], ["20417", 1]);
    const other = await otherStore(portal);
    const { records } = await readList(other, lists.reading, PAGE);
    assert.deepEqual(records.map((one) => one.id), [id]);
  });

  await t.step("is neither submitted again nor deleted once it is submitted", async () => {
    const { id } = await draft();
    await act(technician, id, "submit");
    await assertRefused(act(technician, id, "submit"), "document-submitted-no-submit");
    await assertRefused(act(technician, id, "delete"), "document-submitted-no-delete");
  });

  await t.step("that did not pass is not submitted again, for good", async () => {
    const { id } = await draft();
    await act(technician, id, "submit");
    await act(engineer, id, "fail", "原因未查明");
    await assertRefused(act(technician, id, "submit"), "document-failed-no-submit");
  });

  await t.step("that was rejected is changed, submitted again, and counted once", async () => {
    const before = await ownMonth(technician);
    const { id } = await draft();
    await act(technician, id, "submit");
    await act(engineer, id, "reject", "请补充测量值");
    const { revision, version } = await now(id);
    await saveDraft(technician, caseDocument, {
      id,
      revision,
      version,
      values: { solution: "更换连杆，测量间隙 0 mm。" },
    });
    await act(technician, id, "submit");
    assert.equal((await ownMonth(technician)).count, before.count + 1);
  });

  await t.step("of one's own takes nothing but editing, submitting, discarding and deleting", async () => {
    const { id } = await draft(engineer);
    await act(engineer, id, "submit");
    const answers = await answersTo(engineer, caseDocument, await now(id));
    const barred = ACTIONS.filter((action) => answers[action] === "document-own-barred");
    assert.deepEqual(barred, ["pass", "reject", "fail", "revise", "copy"]);
    await assertRefused(act(engineer, id, "pass"), "document-own-barred");
  });

  await t.step("with a sensitive word is refused, and says which", async () => {
    await sql`insert into sensitive_words (word, category, match, active) values ('竞品车', 'other', 'part', true)`
      .catch(() => sql`insert into sensitive_words (word) values ('竞品车')`);
    const { id } = await draft(technician, { faultText: "与竞品车相同的异响。" });
    const refusal = await assertRefused(act(technician, id, "submit"), "sensitive-word");
    assert.deepEqual(refusal.fields.map(({ field, params }) => [field, params?.word]), [[
      "faultText",
      "竞品车",
    ]]);
  });

  await t.step("that says nothing yet can be discarded", async () => {
    const { id } = await beginDocument(technician, caseDocument, "zh_CN");
    await act(technician, id, "abandon");
    assert.deepEqual(await eventsOf(id), ["case.discarded"]);
  });

  await t.step("names what is missing before it is submitted", async () => {
    const { id } = await draft(technician, { symptoms: [], solution: null });
    const refusal = await assertRefused(act(technician, id, "submit"), "invalid-input");
    assert.deepEqual(refusal.fields.map(({ field }) => field), ["symptoms", "solution"]);
  });

  await t.step("with a VIN that is no vehicle is not submitted", async () => {
    const { id } = await draft(technician, { vin: "LTSAAAAA0NS000000" });
    const refusal = await assertRefused(act(technician, id, "submit"), "vin-unknown");
    assert.deepEqual(refusal.fields.map(({ field, rule }) => [field, rule]), [["vin", "vin-unknown"]]);
  });

  await t.step("is seen by its own store alone until it is published, and by the factory", async () => {
    const { id } = await draft();
    await readDocument(engineer, caseDocument, { id });
    await readDocument(await portal.as("store-manager"), caseDocument, { id });
    await assertRefused(readDocument(await otherStore(portal), caseDocument, { id }), "not-found");
    const { id: factorys } = await draft(engineer);
    await assertRefused(readDocument(technician, caseDocument, { id: factorys }), "not-found");
    const { records } = await readList(technician, lists.working, PAGE);
    assert.ok(records.some((one) => one.id === id) && !records.some((one) => one.id === factorys));
  });

  await t.step("is refused once the store has submitted its month, and drafts stay", async () => {
    const { left } = await ownMonth(technician);
    const [{ id: known }] = await sql<[{ id: number }]>`select id from documents where kind = 'case' limit 1`;
    assert.ok(left! > 0 && known);
    const more = await Promise.all(Array.from({ length: left! }, () => draft()));
    for (const { id } of more) {
      await sql`
        insert into case_submissions (document_id, org_code, month, submitted_at)
        values (${id}, '20417', date_trunc('month', ${technician.clock()}::timestamptz at time zone 'Asia/Shanghai'), now())`;
    }
    const { id } = await draft();
    const refusal = await assertRefused(act(technician, id, "submit"), "case-month-full");
    assert.equal(refusal.params.limit, LIMITS.casesOfStoreInMonth);
    assert.equal((await now(id)).state.submitState, 0);
    // The factory has no such limit.
    const { id: factorys } = await draft(engineer);
    await act(engineer, factorys, "submit");
  });

  await t.step(
    "of several that are submitted at one moment takes the last place of the month once",
    async () => {
      await sql`
      delete from case_submissions where document_id = (
        select document_id from case_submissions where org_code = '20417' order by document_id desc limit 1
      )`;
      assert.equal((await ownMonth(technician)).left, 1);
      const drafts = await Promise.all(Array.from({ length: 5 }, () => draft()));
      const tried = await Promise.all(
        drafts.map(({ id }) => attempt(() => act(technician, id, "submit"))),
      );
      assert.deepEqual(tried.map(({ refusal }) => refusal?.key ?? "submitted").sort(), [
        ...new Array(4).fill("case-month-full"),
        "submitted",
      ]);
      assert.equal((await ownMonth(technician)).left, 0);
    },
  );

  await t.step("is told to its author when it is published", async () => {
    await sql`delete from case_submissions`;
    const id = await publishedCase(portal);
    const [sent] = await sql<
      { id: string; data: { caseId: number; caseCode: string; revision: number; actorCode: string } }[]
    >`
      select event_id as id, data from outbox where type = 'case.published' and key = ${String(id)}`;
    await portal.ctx.tx((tx) => tellCaseAuthor(tx, sent!, "case-published"));
    const [message] = await sql`
      select m.link from messages m join users u on u.id = m.user_id
      where m.kind = 'case-published' and u.user_code = 'store-technician'`;
    assert.equal(message!.link, `CaseDetail?id=${id}`);
  });
});
