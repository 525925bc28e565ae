import assert from "node:assert/strict";
import { readList } from "@/engines/lists/read_list.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { diagnosisList } from "@/services/diagnosis/course/diagnosis_list.ts";
import { isTooLong, monthsLater, rangeOf } from "@/services/diagnosis/course/diagnosis_range.ts";
import { endVdsFeedback } from "@/services/diagnosis/feedback/end_feedback.ts";
import { vdsFeedbackList, vdsNoDiagnosisList } from "@/services/diagnosis/feedback/feedback_lists.ts";
import {
  VDS_FEEDBACK,
  VDS_FEEDBACK_ACTIONS,
  VDS_FEEDBACK_KINDS,
  VDS_FEEDBACK_STATES,
} from "@/services/diagnosis/feedback/feedback_states.ts";
import { notifyVdsFeedbackEnded } from "@/services/diagnosis/feedback/notify_ended.ts";
import { maySeeVdsFeedback, readVdsFeedback } from "@/services/diagnosis/feedback/read_feedback.ts";
import { sendNoDiagnosis, sendVdsFeedback } from "@/services/diagnosis/feedback/send_feedback.ts";
import { newNoDiagnosis, newVdsFeedback } from "@/services/diagnosis/feedback/types.ts";
import { assertRefused } from "../refusal_of.ts";
import { openPeople } from "../users/people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };
const VIN = "LVAVTE1AXT1000017";

/** What each action comes to in each state: a state, or `no:` and the refusal. */
const MOVES = {
  unprocessed: { resolve: "resolved", dismiss: "invalid" },
  resolved: { resolve: "no: feedback-ended", dismiss: "no: feedback-ended" },
  invalid: { resolve: "no: feedback-ended", dismiss: "no: feedback-ended" },
};

Deno.test("feedback on diagnoses goes from unprocessed to resolved or invalid, and no further", () => {
  for (const kind of VDS_FEEDBACK_KINDS) {
    for (const state of VDS_FEEDBACK_STATES) {
      for (const action of VDS_FEEDBACK_ACTIONS) {
        const move = VDS_FEEDBACK[kind].moves[state][action];
        assert.equal(
          "to" in move ? move.to : `no: ${move.refused}`,
          MOVES[state][action],
          `${kind} ${state}`,
        );
      }
    }
  }
});

Deno.test("a month reaches to the same day of the next one, or to its last", () => {
  assert.equal(monthsLater("2026-01-31", 1), "2026-02-28");
  assert.equal(monthsLater("2026-03-31", -1), "2026-02-28");
  assert.equal(monthsLater("2026-12-05", 1), "2027-01-05");
  assert.equal(isTooLong({ from: "2026-05-05", to: "2026-06-05" }), false);
  assert.equal(isTooLong({ from: "2026-05-05", to: "2026-06-06" }), true);
  assert.deepEqual(rangeOf({ from: null, to: null }, "2026-11-26"), { from: "2026-10-26", to: "2026-11-26" });
  assert.deepEqual(rangeOf({ from: "2026-02-01", to: null }, "2026-11-26"), {
    from: "2026-02-01",
    to: "2026-03-01",
  });
});

Deno.test("what workshops say of their diagnoses", async (t) => {
  await using portal = await openPeople();
  const { sql, ctx } = portal;
  const technician = await portal.as("store-technician");
  const manager = await portal.as("store-manager");
  const abroad = portal.ctxWith({
    actor: (await loadUser(portal.ctx, "overseas-store", "overseas"))!,
    edition: "overseas",
  });
  const engineer = await portal.as("factory-engineer");
  const storeOf = (who: Ctx) => (who.actor as { orgCode: string }).orgCode;
  const [device] = await sql<{ id: number }[]>`
    insert into vds_devices (serial, store_code, token_hash, registered_by, registered_at)
    values ('VDS-TEST-01', ${storeOf(technician)}, '\\x01', ${await portal.idOf("store-manager")}, now())
    returning id::int`;
  const diagnose = async (who: string, daysAgo: number, state = "finished") => {
    const [row] = await sql<{ id: number }[]>`
      insert into vds_diagnoses (device_id, vin, store_code, state, started_by, started_at, ended_at)
      values (
        ${device!.id}, ${VIN}, ${storeOf(technician)}, ${state}, ${await portal.idOf(who)},
        ${ctx.clock()}::timestamptz - make_interval(days => ${daysAgo}),
        case when ${state} = 'running' then null else ${ctx.clock()}::timestamptz end
      )
      returning id::int`;
    return row!.id;
  };
  const own = await diagnose("store-technician", 3);
  const managers = await diagnose("store-manager", 2);
  const old = await diagnose("store-technician", 80);
  const listed = async (who: Ctx, filter = {}) =>
    (await readList(who, diagnosisList, { ...PAGE, ...filter })).records.map(({ id }) => id);
  const say = (who: Ctx, more = {}) =>
    sendVdsFeedback(
      who,
      newVdsFeedback.parse({
        diagnosisId: own,
        outcome: "partly",
        text: "传感器插头进水，报告没有指向插头",
        dtcCodes: "C0031, u0121-87",
        ...more,
      }),
    );
  let id = 0;

  await t.step("are found by who made them, of a month at most, and by their store where asked", async () => {
    assert.deepEqual(await listed(technician), [own]);
    assert.deepEqual(await listed(technician, { whose: "stores" }), [managers, own]);
    assert.deepEqual(await listed(abroad, { whose: "stores" }), []);
    const [day] = await sql<{ from: string; to: string }[]>`
      select (${ctx.clock()}::timestamptz - interval '81 days')::date::text as from,
        (${ctx.clock()}::timestamptz - interval '70 days')::date::text as to`;
    assert.deepEqual(await listed(technician, day), [old]);
    await assertRefused(listed(technician, { from: day!.from, to: "2099-01-01" }), "vds-range-too-long");
    await assertRefused(listed(await portal.as("social-user")), "no-right");
  });

  await t.step("are judged once by each, when they have ended", async () => {
    await assertRefused(say(technician, { diagnosisId: 999_999 }), "not-found");
    await assertRefused(say(abroad), "not-found");
    await assertRefused(say(engineer), "no-right");
    await assertRefused(say(technician, { causeCode: "C99-9999" }), "choice-unknown");
    await sql`insert into sensitive_words (word) values ('机密')`;
    await assertRefused(say(technician, { text: "这是机密内容" }), "sensitive-word");
    ({ id } = await say(technician));
    await assertRefused(say(technician), "vds-feedback-there");
    const read = await readVdsFeedback(technician, "diagnosis", id);
    assert.deepEqual([read.vin, read.outcome, read.dtcCodes, read.state], [
      VIN,
      "partly",
      ["C0031", "U0121-87"],
      "unprocessed",
    ]);
    assert.equal(
      newVdsFeedback.safeParse({ diagnosisId: own, outcome: "right", text: "Done well", dtcCodes: "X1" })
        .success,
      false,
    );
    const running = await diagnose("store-technician", 0, "running");
    await assertRefused(say(technician, { diagnosisId: running }), "vds-diagnosis-running");
  });

  await t.step("are seen in their store and by the factory, and by nobody else", async () => {
    await readVdsFeedback(manager, "diagnosis", id);
    await assertRefused(readVdsFeedback(abroad, "diagnosis", id), "not-found");
    await assertRefused(readVdsFeedback(technician, "none", id), "not-found");
    assert.deepEqual(
      [await maySeeVdsFeedback(abroad, String(id)), await maySeeVdsFeedback(engineer, String(id))],
      [false, true],
    );
    const ids = async (who: Ctx) => (await readList(who, vdsFeedbackList, PAGE)).records.map((one) => one.id);
    assert.deepEqual([await ids(manager), await ids(abroad), await ids(engineer)], [[id], [], [id]]);
    const buttons = async (who: Ctx) =>
      (await readVdsFeedback(who, "diagnosis", id)).actions.filter(({ refused }) => refused === null).length;
    assert.deepEqual([await buttons(technician), await buttons(engineer)], [0, 2]);
  });

  await t.step("are answered by the factory, and their author is told", async () => {
    const asked = { id, version: 1, answer: "已在手册中补充插头检查" };
    await assertRefused(endVdsFeedback(manager, "diagnosis", asked, "resolve"), "no-right");
    await assertRefused(endVdsFeedback(engineer, "none", asked, "resolve"), "not-found");
    await assertRefused(
      endVdsFeedback(engineer, "diagnosis", { ...asked, answer: " " }, "resolve"),
      "feedback-answer-needed",
    );
    const done = await endVdsFeedback(engineer, "diagnosis", asked, "resolve");
    assert.deepEqual([done.state, done.answer, done.steps.map(({ action }) => action)], [
      "resolved",
      asked.answer,
      ["send", "resolve"],
    ]);
    await assertRefused(endVdsFeedback(engineer, "diagnosis", asked, "dismiss"), "state-changed");
    await assertRefused(
      endVdsFeedback(engineer, "diagnosis", { ...asked, version: 2 }, "dismiss"),
      "feedback-ended",
    );
    const events = await sql<{ eventId: string; type: string; data: never }[]>`
      select event_id, type, data from outbox where type like 'diagnosis.feedback-%' order by id`;
    assert.deepEqual(events.map(({ type }) => type), ["diagnosis.feedback-sent", "diagnosis.feedback-ended"]);
    for (let again = 0; again < 2; again++) {
      await ctx.tx((tx) =>
        notifyVdsFeedbackEnded.notify(tx, { id: events[1]!.eventId, data: events[1]!.data } as never)
      );
    }
    const told = await sql`select user_id, kind, link, params from messages where kind like 'vds-feedback-%'`;
    assert.deepEqual(told.map((one) => [Number(one.userId), one.kind, one.link, one.params.answer]), [
      [
        await portal.idOf("store-technician"),
        "vds-feedback-resolved",
        `VDSFeedback?feedback=${id}`,
        asked.answer,
      ],
    ]);
    const logged = await sql`
      select operation from operation_log where subject_kind = 'VDSFeedback' order by id`;
    assert.deepEqual(logged.map(({ operation }) => operation), ["sendVdsFeedback", "resolveVdsFeedback"]);
  });

  await t.step(
    "where none was possible tell why, also of a vehicle that the portal does not know",
    async () => {
      const tell = (who: Ctx, more = {}) =>
        sendNoDiagnosis(
          who,
          newNoDiagnosis.parse({
            vin: VIN,
            reason: "no-connection",
            text: "诊断口无供电，保险丝正常",
            ...more,
          }),
        );
      await assertRefused(tell(engineer), "no-right");
      await assertRefused(tell(technician, { vin: "LVAVTE1AIT1000017" }), "vin-alphabet");
      await assertRefused(tell(technician, { vin: "123" }), "vin-length");
      const { id: none } = await tell(technician);
      const read = await readVdsFeedback(engineer, "none", none);
      assert.deepEqual([read.reason, read.seriesName, read.diagnosisId], ["no-connection", "", null]);
      const ended = await endVdsFeedback(
        engineer,
        "none",
        { id: none, version: 1, answer: "请先升级设备" },
        "dismiss",
      );
      assert.equal(ended.state, "invalid");
      const found = await readList(technician, vdsNoDiagnosisList, { ...PAGE, reason: "no-connection" });
      assert.deepEqual(found.records.map((one) => one.id), [none]);
    },
  );
});
