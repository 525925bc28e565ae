import assert from "node:assert/strict";
import { answersTo } from "@/engines/documents/answers.ts";
import { approvalsOf } from "@/engines/documents/history.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { waitingList } from "@/services/approvals/waiting_list.ts";
import { assignDuty } from "@/services/departments/duties.ts";
import { endSubstitution, nameSubstitute } from "@/services/approvals/substitutes/name_substitute.ts";
import { possibleSubstitutes } from "@/services/approvals/substitutes/possible_substitutes.ts";
import { readSubstitutions } from "@/services/approvals/substitutes/read_substitutes.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openBulletins } from "../tsb/people.ts";

const DAY_MS = 86_400_000;

Deno.test("a substitute decides in the place of an approver", async (t) => {
  await using portal = await openBulletins();
  const { sql, admin, approver, manager, author } = portal;
  const now = admin.clock().getTime();
  const day = (from: number) => new Date(now + from * DAY_MS).toISOString().slice(0, 10);
  const later = ({ actor }: Ctx, days: number): Ctx =>
    portal.ctxWith({ actor, clock: () => new Date(now + days * DAY_MS) });
  // The manager is no approver: what they decide they decide for somebody.
  await sql`delete from department_duties where user_id = ${await portal.idOf("factory-manager")}`;
  // Nor is anybody asked for more than bulletins.
  await sql`
    delete from department_duties d using departments o where o.code = d.department_code and o.kind <> 'tsb'`;
  const waiting = async (ctx: Ctx) =>
    (await readList(ctx, waitingList, { pageNo: 1, pageSize: 50 })).records.map(({ id }) => id);
  const name = (ctx: Ctx, substitute: string, startDate = day(0), endDate = day(5)) =>
    nameSubstitute(ctx, { substitute, startDate, endDate });
  const rule = async (refused: Promise<unknown>) => (await refusalOf(refused))?.fields[0]?.rule;

  await t.step("is named by an approver alone, for days to come, and can do what is asked", async () => {
    await assertRefused(name(author, "factory-manager"), "substitute-no-duty");
    assert.equal(await rule(name(approver, "section-chief")), "substitute-oneself");
    for (const nobody of ["nobody-here", "frozen", "factory-engineer", "store-manager"]) {
      assert.equal(await rule(name(approver, nobody)), "substitute-not-possible", nobody);
    }
    assert.equal(await rule(name(approver, "factory-manager", day(5), day(4))), "period-order");
    assert.equal(await rule(name(approver, "factory-manager", day(-9), day(-2))), "substitute-over");
    assert.equal(await rule(name(approver, "factory-manager", day(0), day(92))), "substitute-too-long");
    assert.deepEqual((await possibleSubstitutes(approver)).map(({ userCode }) => userCode), [
      "factory-manager",
    ]);
    assert.deepEqual(await possibleSubstitutes(author), []);
    await assertRefused(name(await portal.as("store-manager"), "factory-manager"), "substitute-no-duty");
  });

  let id = 0;
  await t.step("is told, and finds what waits on those days and on no others", async () => {
    const draft = await portal.draft();
    await portal.act(author, draft.id, "submit");
    assert.deepEqual(await waiting(manager), []);
    ({ id } = await name(approver, "factory-manager", day(1), day(5)));
    const [told] = await sql<{ kind: string; userCode: string }[]>`
      select m.kind, u.user_code from messages m join users u on u.id = m.user_id where m.kind = 'substitute-named'`;
    assert.equal(told!.userCode, "factory-manager");
    const byDay = async (days: number) => (await waiting(later(manager, days))).length;
    assert.deepEqual([await byDay(-1), await byDay(2), await byDay(4), await byDay(7)], [0, 1, 1, 0]);
    assert.equal(await rule(name(approver, "factory-manager", day(4), day(9))), "substitute-named-already");
    const { mine } = await readSubstitutions(later(approver, 2));
    const { forOthers } = await readSubstitutions(manager);
    assert.deepEqual([mine[0]!.state, forOthers[0]!.state], ["now", "planned"]);
    assert.equal((await readSubstitutions(later(manager, 8))).forOthers.length, 0);
  });

  await t.step("decides, and the decision says in whose place", async () => {
    const [documentId] = await waiting(later(manager, 2));
    await portal.act(later(manager, 2), documentId!, "reject", "Torque is missing");
    const [decided] = await approvalsOf(admin, { id: documentId! });
    const full = async (userCode: string) =>
      (await sql<{ fullName: string }[]>`select full_name from users where user_code = ${userCode}`)[0]!
        .fullName;
    assert.deepEqual([decided!.approver, decided!.inPlaceOf, decided!.result], [
      await full("factory-manager"),
      await full("section-chief"),
      0,
    ]);
  });

  await t.step(
    "is told by the verify list of the document, to those who see it as it is written",
    async () => {
      const call = CALLS.all.find(({ operationId }) => operationId === "listTsbApprovals")!;
      const [row] = await sql<{ id: string; code: string }[]>`
      select d.id::text, d.code from documents d join document_revisions r on r.document_id = d.id
      where r.submit_state = 2`;
      const list = async (ctx: Ctx, caseCode?: string) =>
        await call.run(ctx, { id: Number(row!.id), caseCode }, {} as never) as Record<string, unknown>[];
      const [record] = await list(author, row!.code);
      assert.deepEqual(
        [record!.verifyResult, record!.verifyRemark, record!.isVoid, typeof record!.inPlaceOf],
        [0, "Torque is missing", false, "string"],
      );
      await assertRefused(list(author, "2699999-01-A"), "not-found");
      await assertRefused(list(await portal.as("store-manager")), "no-right");
    },
  );

  await t.step("decides neither on what the one who is away wrote nor on their own", async () => {
    for (const ctx of [approver, manager]) {
      const own = await portal.draft(ctx);
      await portal.act(ctx, own.id, "submit");
      assert.ok(!(await waiting(later(manager, 2))).includes(own.id));
      const answers = await answersTo(later(manager, 2), tsbDocument, await portal.now(own.id));
      assert.equal(answers.pass, ctx === manager ? "document-own-no-approval" : "document-not-approver");
    }
  });

  await t.step("has no power of their own to lend, and decides in their own right first", async () => {
    await assertRefused(name(later(manager, 2), "section-chief", day(2), day(3)), "substitute-no-duty");
    await assignDuty(admin, "TSB", { userCode: "factory-manager", duty: "approver", brand: null });
    const draft = await portal.draft();
    await portal.act(author, draft.id, "submit");
    await portal.act(later(manager, 2), draft.id, "pass");
    assert.equal((await approvalsOf(admin, { id: draft.id }))[0]!.inPlaceOf, null);
    await sql`delete from department_duties where user_id = ${await portal.idOf("factory-manager")}`;
  });

  await t.step("lends nothing while the one who is away is frozen or no approver any more", async () => {
    const draft = await portal.draft();
    await portal.act(author, draft.id, "submit");
    const there = async () => (await waiting(later(manager, 2))).includes(draft.id);
    assert.equal(await there(), true);
    const chief = await portal.idOf("section-chief");
    await sql`update users set state = 'frozen' where id = ${chief}`;
    assert.equal(await there(), false);
    await sql`update users set state = 'normal' where id = ${chief}`;
    const [duty] =
      await sql`delete from department_duties where user_id = ${chief} and department_code = 'TSB' returning *`;
    assert.equal(await there(), false);
    await sql`insert into department_duties ${
      sql({ departmentCode: "TSB", userId: chief, duty: duty!.duty, brandCode: null })
    }`;
    assert.equal(await there(), true);
  });

  await t.step("is ended by the one who named them, once", async () => {
    const [before] = (await readSubstitutions(approver)).mine;
    await assertRefused(endSubstitution(manager, { id, version: before!.version }), "not-found");
    await assertRefused(endSubstitution(approver, { id, version: before!.version + 1 }), "state-changed");
    await endSubstitution(approver, { id, version: before!.version });
    await assertRefused(endSubstitution(approver, { id, version: before!.version + 1 }), "state-changed");
    assert.deepEqual(await waiting(later(manager, 2)), []);
    assert.equal((await readSubstitutions(approver)).mine[0]!.state, "ended");
    const operations = await sql<{ operation: string }[]>`
      select operation from operation_log where subject_kind = 'Account' order by id`;
    assert.deepEqual(operations.map(({ operation }) => operation), ["nameSubstitute", "endSubstitution"]);
  });
});
