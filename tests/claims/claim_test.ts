import assert from "node:assert/strict";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { USE_READERS } from "@/engines/files/readers.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { decideTogether } from "@/engines/documents/decide_together.ts";
import { waitingList } from "@/services/approvals/waiting_list.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";
import { claimSteps } from "@/services/claims/claim_steps.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { assertRefused } from "../refusal_of.ts";
import { openClaims, OTHER_VIN, otherStore } from "./people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };
const lists = documentLists(claimDocument);
/** Filters that claims alone have. */
const LISTED: Record<string, string> = { part: "1711 6880 420", laborTimeCode: "34-0520" };
const OF_VEHICLE: Record<string, string> = { vin: "N5000123" };

Deno.test("a claim", async (t) => {
  await using portal = await openClaims();
  const { sql, technician, approvers, manager, act, draft, now } = portal;
  const [first, second, third] = approvers;
  const eventsOf = async (id: number) =>
    (await sql<{ type: string; data: { stage?: number } }[]>`
      select type, data from outbox where topic = 'tis.claim.v1' and key = ${String(id)} order by id`)
      .map(({ type, data }) => `${type} ${data.stage ?? ""}`.trim());
  const waitsFor = async (ctx: typeof first) =>
    (await readList(ctx, waitingList, PAGE)).records.map(({ id }) => id);
  const toldTo = async (userCode: string) =>
    (await sql<{ kind: string; params: { from?: string; remark?: string } }[]>`
      select m.kind, m.params from messages m join users u on u.id = m.user_id
      where u.user_code = ${userCode} order by m.id`).map(({ kind, params }) =>
      `${kind} ${params.from ?? ""} ${params.remark ?? ""}`.trim()
    );

  await t.step("has a number of its store and year, one after the other", async () => {
    const numbers = [(await draft()).code, (await draft()).code];
    assert.match(numbers[0]!, /^CL-20417-\d\d-0001$/);
    assert.equal(Number(numbers[1]!.slice(-4)), 2);
    const other = await draft(await otherStore(portal), { labor: [] });
    assert.match(other.code!, /^CL-49107-\d\d-0001$/);
  });

  await t.step(
    "keeps the number that it was given: one made up would be where the next go on from",
    async () => {
      const { id, code } = await draft();
      for (const made of [code!.replace(/\d+$/, "99999999999"), code!.replace("20417", "49107"), null]) {
        const { revision, version } = await now(id);
        await assertRefused(
          saveDraft(technician, claimDocument, { id, revision, version, code: made, values: {} }),
          "document-code-given",
        );
      }
      assert.equal(Number((await draft()).code!.slice(-4)), Number(code!.slice(-4)) + 1);
    },
  );

  await t.step("is written by stores alone", async () => {
    await assertRefused(draft(portal.admin), "claim-stores-only");
  });

  await t.step(
    "passes the three departments in turn, each told to its author with the words of who decided",
    async () => {
      const { id } = await draft();
      await act(technician, id, "submit");
      assert.deepEqual([await waitsFor(first), await waitsFor(second), await waitsFor(third)], [
        [id],
        [],
        [],
      ]);
      await assertRefused(act(second, id, "pass"), "document-not-approver");
      await act(first, id, "pass", "原因清楚");
      assert.deepEqual([await waitsFor(first), await waitsFor(second)], [[], [id]]);
      assert.equal((await now(id)).state.verifyResult, null);
      await assertRefused(act(manager, id, "release"), "document-not-passed");
      await act(second, id, "pass");
      await act(third, id, "pass", "同意");
      assert.equal((await now(id)).state.verifyResult, 1);
      await act(manager, id, "release");
      assert.deepEqual(await eventsOf(id), [
        "claim.submitted",
        "claim.verified 1",
        "claim.verified 2",
        "claim.verified 3",
        "claim.published",
      ]);
      const [by1, by2, by3] = ["许文清", "邓嘉", "何敏"];
      assert.deepEqual(await toldTo("store-technician"), [
        `document-passed-on ${by1} 原因清楚`,
        `document-passed-on ${by2}`,
        `document-passed ${by3} 同意`,
      ]);
    },
  );

  await t.step("that the second sends back begins again with the first", async () => {
    const { id } = await draft();
    await act(technician, id, "submit");
    await act(first, id, "pass");
    await assertRefused(act(second, id, "reject"), "document-remark-needed");
    await act(second, id, "reject", "请补充照片");
    const after = await now(id);
    assert.deepEqual([after.state.submitState, after.state.passedDepartments, after.departmentCode], [
      2,
      [],
      null,
    ]);
    assert.deepEqual((await claimSteps(technician, after)).map(({ state }) => state), [
      "passed",
      "rejected",
      "open",
    ]);
    await act(technician, id, "submit");
    assert.deepEqual((await claimSteps(technician, await now(id))).map(({ state }) => state), [
      "now",
      "open",
      "open",
    ]);
    assert.deepEqual([await waitsFor(first), await waitsFor(second)], [[id], []]);
    for (const approver of approvers) await act(approver, id, "pass");
    assert.equal((await now(id)).state.verifyResult, 1);
    assert.deepEqual(await eventsOf(id), [
      "claim.submitted",
      "claim.verified 1",
      "claim.rejected 2",
      "claim.submitted",
      "claim.verified 1",
      "claim.verified 2",
      "claim.verified 3",
    ]);
  });

  await t.step("that one department does not pass is neither submitted again nor changed", async () => {
    const { id } = await draft();
    await act(technician, id, "submit");
    await act(first, id, "fail", "不在保修范围");
    await assertRefused(act(technician, id, "submit"), "document-failed-no-submit");
    const copy = await act(technician, id, "copy");
    assert.equal(copy!.supersedes!.id, id);
  });

  await t.step("is decided for two departments by nobody", async () => {
    const { id } = await draft();
    await act(technician, id, "submit");
    await act(first, id, "pass");
    await sql`
      insert into user_roles (user_id, role_code)
      select id, 'claim-approver-2' from users where user_code = 'claim-approver-1' on conflict do nothing`;
    await sql`
      insert into department_duties (department_code, user_id, duty)
      select 'CLAIM2', id, 'approver' from users where user_code = 'claim-approver-1'`;
    await assertRefused(act(await portal.as("claim-approver-1"), id, "pass"), "document-passed-elsewhere");
    await sql`delete from department_duties where department_code = 'CLAIM2' and user_id = ${await portal
      .idOf("claim-approver-1")}`;
  });

  await t.step("is decided together with others of one series alone", async () => {
    const [one, two] = [await draft(), await draft(technician, { vin: OTHER_VIN, labor: [] })];
    await sql`update claim_details set working_minutes = 0 where revision_id = ${two.revisionId}`;
    await sql`insert into claim_labor (revision_id, labor_time_code, sort) values (${two.revisionId}, '34-0520', 1)`;
    await act(technician, one.id, "submit");
    await assertRefused(act(technician, two.id, "submit"), "invalid-input");
    const three = await draft();
    await act(technician, three.id, "submit");
    const read = async (id: number) => {
      const { revision, version } = await now(id);
      return { id, revision, version };
    };
    await assertRefused(
      decideTogether(first, claimDocument, {
        documents: [await read(one.id), await read(two.id)],
        action: "pass",
      }),
      "document-other-series",
    );
    const { count } = await decideTogether(first, claimDocument, {
      documents: [await read(one.id), await read(three.id)],
      action: "pass",
    });
    assert.equal(count, 2);
  });

  await t.step(
    "is read by other stores without its vehicle and its prices, and whole by its own and the factory",
    async () => {
      const id = await portal.passed();
      const other = await otherStore(portal);
      await assertRefused(readDocument(other, claimDocument, { id }), "not-found");
      await act(manager, id, "release");
      const by = "ClaimList:view";
      const as = async (ctx: typeof first) =>
        (await readDocument(ctx, claimDocument, { id, revision: "published" }, { by })).values;
      const told = await as(other);
      assert.equal(told.vin, "LVHRU1838N5••••••");
      assert.deepEqual(
        [
          told.totalAmount,
          told.laborRate,
          told.laborAmount,
          told.partsAmount,
          told.parts[0]!.price,
          told.currency,
        ],
        [null, null, null, null, null, null],
      );
      assert.equal(told.workingMinutes, 70);
      for (const ctx of [technician, manager, first]) {
        const whole = await as(ctx);
        assert.deepEqual([whole.vin, whole.totalAmount], ["LVHRU1838N5000123", "360.68"]);
      }
      const { records } = await readList(other, lists.reading, { ...PAGE, keyword: "冷却液泵 P0A93" });
      assert.ok(records.some((one) => one.id === id));
      assert.deepEqual((await readList(other, lists.reading, { ...PAGE, keyword: "N5000123" })).records, []);
      assert.ok(
        (await readList(other, lists.reading, { ...PAGE, ...LISTED }))
          .records
          .some((one) => one.id === id),
      );
    },
  );

  await t.step("hides its vehicle from other stores in its photos and words too", async () => {
    const picture = await photo(sql, "editor-image");
    const { id, version, revisionId } = await draft(technician, {
      faultCause: "车辆 lvhru1838n5000123 冷却液渗漏",
    });
    const attached = await photo(sql, "claim");
    await saveDraft(technician, claimDocument, {
      ...{ id, version, revision: 1, values: {} },
      attachments: [attached],
      text: {
        lang: "zh_CN",
        title: "LVHRU1838N5000123 渗漏",
        body: {
          type: "doc",
          content: [
            { type: "picture", attrs: { file: picture, alt: "", caption: "LVHRU1838N5000123 铭牌" } },
          ],
        },
      },
    });
    await act(technician, id, "submit");
    for (const approver of approvers) await act(approver, id, "pass");
    await act(manager, id, "release");
    const other = await otherStore(portal);
    const by = "ClaimList:view";
    const asked = { id, revision: "published" } as const;
    const told = await readDocument(other, claimDocument, asked, { by });
    const said = JSON.stringify(told);
    assert.deepEqual([/N5000123/i.test(said), said.includes(picture), told.attachments], [false, false, []]);
    assert.equal(told.values.faultCause, "车辆 LVHRU1838N5•••••• 冷却液渗漏");
    assert.equal(told.texts[0]!.title, "LVHRU1838N5•••••• 渗漏");
    assert.equal(told.isWhole, false);
    const whole = await readDocument(technician, claimDocument, asked, { by });
    assert.deepEqual([whole.isWhole, whole.attachments.length, JSON.stringify(whole).includes(picture)], [
      true,
      1,
      true,
    ]);
    const readers = USE_READERS.all.filter(([kind]) => kind.startsWith("claim-"));
    assert.deepEqual(readers.map(([kind]) => kind), ["claim-attachment", "claim-picture"]);
    for (const [, reader] of readers) {
      assert.equal(await reader(other, String(revisionId)), false, "the file by its id");
      for (const ctx of [technician, manager, first]) assert.ok(await reader(ctx, String(revisionId)));
    }
  });

  await t.step("of a store is seen by that store and the factory until it is published", async () => {
    const { id } = await draft();
    const other = await otherStore(portal);
    await readDocument(first, claimDocument, { id });
    await assertRefused(readDocument(other, claimDocument, { id }), "not-found");
    const { records } = await readList(technician, lists.working, { ...PAGE, ...OF_VEHICLE });
    assert.ok(records.some((one) => one.id === id));
  });

  await t.step("with a sensitive word is refused, and says which", async () => {
    await sql`insert into sensitive_words (word, category, match, active) values ('竞品车', 'other', 'part', true)`;
    const { id } = await draft(technician, { faultCause: "与竞品车相同。" });
    const refusal = await assertRefused(act(technician, id, "submit"), "sensitive-word");
    assert.deepEqual(refusal.fields.map(({ field, params }) => [field, params?.word]), [[
      "faultCause",
      "竞品车",
    ]]);
  });
});

/** A photo of the technician at one of the places of claims. */
async function photo(sql: Pool, place: string): Promise<string> {
  const hash = crypto.getRandomValues(new Uint8Array(32)).toHex();
  const [file] = await sql<[{ id: string }]>`
    with object as (
      insert into file_objects (key, sha256, size, claimed_at) values (${hash}, ${hash}, 1, now()) returning key
    )
    insert into files (id, key, sha256, size, media_type, name, place, created_at, owner_id)
    select gen_random_uuid(), key, key, 1, 'image/png', 'plate.png', ${place}, now(), u.id
    from object cross join users u where u.user_code = 'store-technician'
    returning id`;
  return file.id;
}
