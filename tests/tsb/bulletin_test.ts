import assert from "node:assert/strict";
import { act } from "@/engines/documents/act.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { decideTogether } from "@/engines/documents/decide_together.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { sinceLastApproved } from "@/engines/documents/history.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { confirmReading, readersOf, readingRight } from "@/engines/documents/readers.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { stageOf } from "@/engines/documents/stage.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { waitingList } from "@/services/approvals/waiting_list.ts";
import { checkTsbCode, nextTsbCode, nextVersion } from "@/services/tsb/tsb_code.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { assertRefused } from "../refusal_of.ts";
import { openBulletins } from "./people.ts";

const lists = documentLists(tsbDocument);
const FIRST_PAGE = { pageNo: 1, pageSize: 50 };

Deno.test("a technical service bulletin", async (t) => {
  await using portal = await openBulletins();
  const { sql, admin, author, approver, manager } = portal;
  const reader = await portal.as("store-technician");
  const eventsOf = async (id: number) =>
    (await sql<{ type: string }[]>`select type from outbox where topic = 'tis.tsb.v1' and key = ${
      String(id)
    } order by id`).map((
      { type },
    ) => type);
  const read = async (ctx: Ctx) =>
    (await readList(ctx, lists.reading, FIRST_PAGE)).records.map(({ code }) => code);
  let first = 0;

  await t.step("goes from its author to its readers, with an event for each step", async () => {
    const draft = await portal.draft();
    first = draft.id;
    assert.equal(stageOf(draft.state, false), "draft");
    assert.deepEqual(await read(reader), []);
    await portal.act(author, first, "submit");
    await portal.act(approver, first, "pass", "好");
    assert.equal(stageOf((await portal.now(first)).state, false), "passed");
    assert.deepEqual(await read(reader), []);
    await portal.act(manager, first, "release");
    assert.deepEqual(await read(reader), ["2600001-01-A"]);
    assert.deepEqual(await eventsOf(first), [
      "tsb.drafted",
      "tsb.submitted",
      "tsb.verified",
      "tsb.published",
    ]);
    const [published] = await sql`select data from outbox where type = 'tsb.published'`;
    assert.deepEqual(
      [
        published!.data.tsbCode,
        published!.data.typeId,
        published!.data.seriesCodes,
        published!.data.languages,
      ],
      ["2600001-01-A", 1, ["N1"], ["zh_CN"]],
    );
  });

  await t.step("cannot be submitted unfinished, each missing thing by its field", async () => {
    const draft = await portal.draft(author, { department: null, seriesCodes: [] });
    const refusal = await assertRefused(portal.act(author, draft.id, "submit"), "invalid-input");
    assert.deepEqual(refusal.fields.map(({ field, rule }) => [field, rule]), [
      ["seriesCodes", "field-required"],
      ["department", "field-required"],
    ]);
  });

  await t.step("is refused to whom it is not, by the specification's sentence", async () => {
    const { id } = await portal.draft();
    await assertRefused(portal.act(manager, id, "submit"), "document-author-submits");
    await assertRefused(portal.act(approver, id, "pass"), "document-unsubmitted-no-approval");
    await portal.act(author, id, "submit");
    await assertRefused(portal.act(author, id, "submit"), "document-submitted-no-submit");
    await assertRefused(portal.act(author, id, "pass"), "no-right");
    await assertRefused(portal.act(reader, id, "pass"), "no-right");
    await assertRefused(portal.act(approver, id, "reject"), "document-remark-needed");
    const own = await portal.draft(manager);
    await portal.act(manager, own.id, "submit");
    await assertRefused(portal.act(manager, own.id, "pass"), "document-own-no-approval");
  });

  await t.step("that is rejected is changed and submitted again, and shows what has changed", async () => {
    const { id } = await portal.draft();
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "reject", "请补充扭矩");
    const rejected = await portal.now(id);
    assert.equal(stageOf(rejected.state, false), "rejected");
    await saveDraft(author, tsbDocument, {
      id,
      revision: 1,
      version: rejected.version,
      text: { lang: "zh_CN", body: documentOf("检查制动片厚度。\n拧紧至 110 N·m。") },
      values: {},
    });
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "pass");
    const passed = await portal.now(id);
    assert.deepEqual(await sinceLastApproved(admin, passed), []);
    // What has passed and is edited loses its approval.
    const edited = await saveDraft(author, tsbDocument, {
      id,
      revision: 1,
      version: passed.version,
      values: { urgent: true },
    });
    assert.deepEqual([edited.state.submitState, edited.state.verifyResult], [0, null]);
    assert.deepEqual(
      (await sinceLastApproved(admin, edited))!.map(({ name, before, after }) => [name, before, after]),
      [["urgent", false, true]],
    );
    assert.deepEqual((await eventsOf(id)).slice(-2), ["tsb.verified", "tsb.reopened"]);
  });

  await t.step("that did not pass goes on as a copy only, with the next version's code", async () => {
    const { id, code } = await portal.draft();
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "fail", "重复");
    const failed = await portal.now(id);
    const edit = { id, revision: 1, version: failed.version, values: { urgent: true } };
    await assertRefused(saveDraft(author, tsbDocument, edit), "document-failed-no-edit");
    await assertRefused(portal.act(author, id, "submit"), "document-failed-no-submit");
    const copy = (await portal.act(author, id, "copy"))!;
    assert.deepEqual([copy.code, copy.supersedes], [nextVersion(code!), { id, code }]);
    assert.deepEqual(copy.texts.map(({ title }) => title), ["制动异响检查"]);
    assert.equal(copy.values.typeId, "01");
  });

  await t.step("is read while its successor is prepared, and replaced when that is published", async () => {
    const second = (await portal.act(author, first, "revise"))!;
    assert.deepEqual([second.revision, second.publishedRevision], [2, 1]);
    const published = await portal.now(first, 1);
    await assertRefused(
      act(author, tsbDocument, { id: first, revision: 1, version: published.version, action: "revise" }),
      "document-has-successor",
    );
    await saveDraft(author, tsbDocument, {
      id: first,
      revision: 2,
      version: second.version,
      text: { lang: "zh_CN", title: "制动异响检查（更新）" },
      values: {},
    });
    const seen = () =>
      readDocument(reader, tsbDocument, { id: first, revision: "published" }, {
        by: readingRight(tsbDocument),
      });
    assert.equal((await seen()).texts[0]!.title, "制动异响检查");
    await portal.act(author, first, "submit");
    await portal.act(approver, first, "pass");
    await portal.act(manager, first, "release");
    assert.equal((await seen()).texts[0]!.title, "制动异响检查（更新）");
    assert.equal((await portal.now(first, 1)).isReplaced, true);
    await assertRefused(
      act(manager, tsbDocument, {
        id: first,
        revision: 1,
        version: (await portal.now(first, 1)).version,
        action: "release",
      }),
      "document-replaced",
    );
  });

  await t.step("is changed by one at a time", async () => {
    const draft = await portal.draft();
    const change = { id: draft.id, revision: 1, version: draft.version, values: { urgent: true } };
    await saveDraft(author, tsbDocument, change);
    await assertRefused(
      saveDraft(author, tsbDocument, { ...change, values: { urgent: false } }),
      "state-changed",
    );
    await assertRefused(
      act(author, tsbDocument, { id: draft.id, revision: 1, version: draft.version, action: "submit" }),
      "state-changed",
    );
    const now = await portal.now(draft.id);
    const [one, two] = await Promise.allSettled(["a", "b"].map((title) =>
      saveDraft(author, tsbDocument, {
        id: draft.id,
        revision: 1,
        version: now.version,
        text: { lang: "zh_CN", title },
        values: {},
      })
    ));
    assert.deepEqual([one!.status, two!.status].sort(), ["fulfilled", "rejected"]);
  });

  await t.step("has a code of its own form, type and number", async () => {
    const type = { typeId: "03" };
    assert.equal(checkTsbCode("0000000-03-A", type), null);
    assert.equal(checkTsbCode("0000000-03-A1", type), null);
    for (const wrong of ["000000-03-A", "0000000-3-A", "0000000-03-a", "0000000-03-A12", "0000000-03"]) {
      assert.equal(checkTsbCode(wrong, type)?.rule, "tsb-code-form", wrong);
    }
    assert.equal(checkTsbCode("0000000-04-A", type)?.rule, "tsb-code-type");
    assert.deepEqual(["2600001-03-A", "2600001-03-B2", "2600001-03-Z"].map(nextVersion), [
      "2600001-03-B",
      "2600001-03-C",
      null,
    ]);
    const next = (await nextTsbCode(admin, type))!;
    assert.match(next, /^26\d{5}-03-A$/);
    const draft = await portal.draft();
    const taken = { id: draft.id, revision: 1, version: draft.version, code: "2600001-01-A", values: {} };
    const refusal = await assertRefused(saveDraft(author, tsbDocument, taken), "document-code-used");
    assert.equal(refusal.fields[0]!.field, "code");
    const published = await portal.now(first);
    await portal.act(manager, first, "revoke");
    await assertRefused(
      saveDraft(author, tsbDocument, {
        id: first,
        revision: 2,
        version: published.version + 1,
        code: "2699999-01-A",
        values: {},
      }),
      "document-code-fixed",
    );
    await portal.act(manager, first, "release");
  });

  await t.step("is put on top, stopped, resumed and revoked by who may", async () => {
    await assertRefused(portal.act(author, first, "top"), "no-right");
    await portal.act(manager, first, "top");
    await assertRefused(portal.act(manager, first, "top"), "document-topped");
    await portal.act(manager, first, "stop");
    const [row] = (await readList(reader, lists.reading, FIRST_PAGE)).records;
    assert.deepEqual([row!.top, row!.stopped], [true, true]);
    await portal.act(manager, first, "resume");
    await portal.act(manager, first, "cancel-top");
    await portal.act(manager, first, "revoke");
    assert.deepEqual(await read(reader), []);
    assert.equal(stageOf((await portal.now(first)).state, false), "revoked");
    await portal.act(manager, first, "release");
  });

  await t.step("is confirmed by its readers, once, and shows who has not yet", async () => {
    const { all, confirmed } = await readersOf(manager, tsbDocument, first);
    assert.equal(confirmed, 0);
    await confirmReading(reader, tsbDocument, first);
    await confirmReading(reader, tsbDocument, first);
    const after = await readersOf(manager, tsbDocument, first);
    assert.deepEqual([after.all, after.confirmed, after.read], [all, 1, 1]);
    assert.equal(after.people.at(-1)!.userCode, "store-technician");
    assert.equal((await eventsOf(first)).filter((type) => type === "tsb.confirmed").length, 1);
    const [row] = (await readList(reader, lists.reading, FIRST_PAGE)).records;
    assert.equal(row!.readState, "confirmed");
  });

  await t.step("waits for its approvers, and is decided with others of its series", async () => {
    const waits = async (ctx: Ctx) =>
      (await readList(ctx, waitingList, FIRST_PAGE)).records.map(({ id }) => id);
    const before = await waits(approver);
    const drafts = [
      await portal.draft(),
      await portal.draft(),
      await portal.draft(author, { seriesCodes: ["N2"] }),
    ];
    for (const { id } of drafts) await portal.act(author, id, "submit");
    const ids = drafts.map(({ id }) => id);
    assert.deepEqual(await waits(approver), [...before, ...ids]);
    // An engineer decides on cases, and on no bulletin.
    assert.deepEqual(await waits(author), []);
    assert.deepEqual((await waits(manager)).filter((id) => ids.includes(id)), ids);
    const documents = await Promise.all(ids.map(async (id) => {
      const { revision, version } = await portal.now(id);
      return { id, revision, version };
    }));
    await assertRefused(
      decideTogether(approver, tsbDocument, { documents, action: "pass" }),
      "document-other-series",
    );
    assert.deepEqual(await waits(approver), [...before, ...ids]);
    await decideTogether(approver, tsbDocument, { documents: documents.slice(0, 2), action: "pass" });
    assert.deepEqual(await waits(approver), [...before, ids[2]]);
  });

  await t.step("is seen within the brands of a reader alone", async () => {
    await sql`update users set brand_codes = '{velaro}' where user_code = 'store-manager'`;
    assert.deepEqual(await read(await portal.as("store-manager")), []);
    assert.notDeepEqual(await read(reader), []);
  });

  await t.step("says in another language what its source said, and that this has changed", async () => {
    const draft = await portal.draft();
    const translated = await saveDraft(author, tsbDocument, {
      id: draft.id,
      revision: 1,
      version: draft.version,
      text: { lang: "en_US", title: "Brake noise", body: documentOf("Check the pads.") },
      values: {},
    });
    assert.deepEqual(translated.texts.map(({ lang, state }) => [lang, state]), [
      ["zh_CN", "source"],
      ["en_US", "translated"],
    ]);
    const changed = await saveDraft(author, tsbDocument, {
      id: draft.id,
      revision: 1,
      version: translated.version,
      text: { lang: "zh_CN", title: "制动异响" },
      values: {},
    });
    assert.deepEqual(changed.texts.map(({ state }) => state), ["source", "stale"]);
  });

  await t.step(
    "has parts in rows, fault codes that are checked, and a line in the log for what was saved",
    async () => {
      const draft = await portal.draft();
      const wrong = { id: draft.id, revision: 1, version: draft.version, values: { faultCodes: ["X1"] } };
      const refusal = await assertRefused(saveDraft(author, tsbDocument, wrong), "invalid-input");
      assert.deepEqual(refusal.fields.map(({ field, rule }) => [field, rule]), [[
        "faultCodes",
        "refusal.dtc-malformed",
      ]]);
      const parts = [{ partCode: "34-100-2", partNum: 2 }, { partCode: "34-100-3" }];
      const saved = await saveDraft(author, tsbDocument, {
        ...wrong,
        values: { faultCodes: ["P0A80"], parts },
      });
      const kept = saved.values.parts as { partCode: string; partNum: number | null }[];
      assert.deepEqual(kept.map(({ partCode, partNum }) => [partCode, partNum]), [
        ["34-100-2", 2],
        ["34-100-3", null],
      ]);
      const [line] = await sql`
      select operation, after from operation_log where subject_kind = 'TSBwork' and subject_id = ${draft.id} order by id desc`;
      assert.equal(line!.operation, "saveTsb");
      assert.deepEqual(Object.keys(line!.after).sort(), ["faultCodes", "parts"]);
    },
  );

  await t.step("that was never submitted is deleted by its author, and discarded otherwise", async () => {
    const { id } = await portal.draft();
    await assertRefused(portal.act(manager, id, "delete"), "document-of-others");
    await portal.act(author, id, "delete");
    await assertRefused(portal.now(id), "not-found");
    const other = await portal.draft();
    await portal.act(author, other.id, "submit");
    await assertRefused(portal.act(author, other.id, "delete"), "document-submitted-no-delete");
    await portal.act(author, other.id, "abandon");
    await assertRefused(portal.act(approver, other.id, "pass"), "document-discarded-no-approval");
  });
});
