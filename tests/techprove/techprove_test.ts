import assert from "node:assert/strict";
import { readList } from "@/engines/lists/read_list.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { assignDuty } from "@/services/departments/duties.ts";
import {
  approveImprovement,
  closeImprovement,
  rejectImprovement,
} from "@/services/techprove/decide_improvement.ts";
import {
  notifyImprovementRejected,
  notifyImprovementSubmitted,
} from "@/services/techprove/notify_people_of_improvement.ts";
import { readImprovement } from "@/services/techprove/read_improvement.ts";
import { techproveList } from "@/services/techprove/techprove_list.ts";
import {
  beginImprovement,
  changeImprovement,
  deleteImprovement,
  submitImprovement,
} from "@/services/techprove/write_improvement.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openBulletins } from "../tsb/people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };
const SAID = {
  title: "四点吊具",
  department: "CASE",
  before: "两点吊装倾斜",
  after: "四点吊具水平",
  affects: ["stores"],
  minutesSaved: 30,
  moneySaved: "12.50",
  vehiclesAYear: 400,
};

Deno.test("a technical improvement, approved by several people of a department", async (t) => {
  await using portal = await openBulletins();
  const { sql, ctx, admin } = portal;
  const store = await portal.as("store-technician");
  const chief = await portal.as("section-chief");
  const manager = await portal.as("factory-manager");
  const engineer = await portal.as("factory-engineer");
  const listed = async (who: Ctx, filter = {}) =>
    (await readList(who, techproveList, { ...PAGE, ...filter })).records.map(({ code }) => code);
  const begun = await beginImprovement(store, { values: { title: "四点吊具" } });
  const { id, code } = begun;
  let now = begun;

  await t.step("is its author's alone until it is submitted, complete", async () => {
    assert.deepEqual([code, await listed(store), await listed(manager)], ["T26-0001", [code], []]);
    await assertRefused(readImprovement(manager, id), "not-found");
    const refusal = await refusalOf(submitImprovement(store, now));
    assert.deepEqual(refusal!.fields.map(({ field }) => field), ["department", "before", "after", "affects"]);
    now = await changeImprovement(store, now, { values: SAID });
    assert.deepEqual([now.hoursAYear, now.moneyAYear], [200, 5000]);
    const foreign = await refusalOf(changeImprovement(store, now, { values: {}, files: ["no file"] }));
    assert.deepEqual(foreign!.fields.map(({ field, rule }) => [field, rule]), [[
      "files",
      "thing-file-unknown",
    ]]);
    const unfinished = await assertRefused(closeImprovement(manager, { ...now, result: "x" }), "not-found");
    assert.ok(unfinished);
  });

  await t.step("asks every approver of the department, and is approved by the last of them", async () => {
    now = await submitImprovement(store, now);
    assert.deepEqual([now.state, now.approvals, now.approved], ["in_approval", 2, 0]);
    assert.deepEqual(await listed(chief, { whose: "asked" }), [code]);
    await assertRefused(approveImprovement(engineer, { ...now, remark: "" }), "techprove-not-asked");
    await assertRefused(approveImprovement(store, { ...now, remark: "" }), "no-right");
    now = await approveImprovement(chief, { ...now, remark: "同意" });
    assert.deepEqual([now.state, now.approved], ["in_approval", 1]);
    await assertRefused(approveImprovement(chief, { ...now, remark: "" }), "techprove-decided");
    const refusal = await assertRefused(
      closeImprovement(manager, { ...now, result: "x" }),
      "techprove-approval-unfinished",
    );
    assert.deepEqual(
      (["zh_CN", "en_US"] as const).map((lang) => sentenceOf(portal.ctxWith({ lang }), refusal)),
      ["审批未完成，不能关闭", "Technical improvement cannot be closed while approval is unfinished"],
    );
  });

  await t.step("is sent back by any of them, and then begins anew with all of them", async () => {
    await assertRefused(rejectImprovement(manager, { ...now, remark: " " }), "techprove-reason-needed");
    now = await rejectImprovement(manager, { ...now, remark: "缺少成本" });
    assert.deepEqual([now.state, now.approvals], ["not_submitted", 0]);
    now = await submitImprovement(
      store,
      await changeImprovement(store, now, { values: { moneySaved: "13.00" } }),
    );
    assert.deepEqual([now.state, now.approvals, now.approved], ["in_approval", 2, 0]);
    for (
      const [rule, type] of [
        [notifyImprovementSubmitted, "techprove.submitted"],
        [notifyImprovementRejected, "techprove.rejected"],
      ] as const
    ) {
      const [event] = await sql<{ eventId: string; data: never }[]>`
        select event_id, data from outbox where type = ${type} order by id desc limit 1`;
      await ctx.tx((tx) => rule.notify(tx, { id: event!.eventId, data: event!.data } as never));
    }
    const told = await sql`
      select u.user_code, m.kind from messages m join users u on u.id = m.user_id order by m.kind, u.user_code`;
    assert.deepEqual(told.map(({ userCode, kind }) => [userCode, kind]), [
      ["factory-manager", "techprove-asked"],
      ["section-chief", "techprove-asked"],
      ["store-technician", "techprove-rejected"],
    ]);
  });

  await t.step("is closed once all have approved it, with what came of it", async () => {
    now = await approveImprovement(chief, { ...now, remark: "" });
    now = await approveImprovement(manager, { ...now, remark: "" });
    assert.equal(now.state, "approved");
    await assertRefused(changeImprovement(store, now, { values: {} }), "techprove-approved");
    await assertRefused(closeImprovement(manager, { ...now, result: "" }), "techprove-result-needed");
    now = await closeImprovement(manager, { ...now, result: "已配发" });
    assert.deepEqual([now.state, now.result], ["closed", "已配发"]);
    await assertRefused(closeImprovement(manager, { ...now, result: "x" }), "techprove-closed");
    const events = await sql`select type from outbox where type like 'techprove.%' order by id`;
    assert.deepEqual(events.map(({ type }) => type), [
      "techprove.submitted",
      "techprove.rejected",
      "techprove.submitted",
      "techprove.approved",
      "techprove.closed",
    ]);
  });

  await t.step("is never approved by its author, and not submitted where nobody else could", async () => {
    const own = await beginImprovement(chief, { values: SAID });
    const submitted = await submitImprovement(chief, own);
    assert.deepEqual(submitted.approvalList.map(({ own }) => own), [false]);
    await sql`insert into departments (code, kind, names) values ('LAB', 'case', '{}') on conflict do nothing`;
    await assignDuty(admin, "LAB", { userCode: "section-chief", duty: "approver", brand: null });
    const alone = await beginImprovement(chief, { values: { ...SAID, department: "LAB" } });
    await assertRefused(submitImprovement(chief, alone), "techprove-no-approver");
    await deleteImprovement(chief, alone);
    await assertRefused(readImprovement(chief, alone.id), "not-found");
  });
});
