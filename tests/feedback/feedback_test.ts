import assert from "node:assert/strict";
import { readList } from "@/engines/lists/read_list.ts";
import { createDefaultFeedbackType } from "@/services/feedback/feedback_types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { dismissFeedback, resolveFeedback, takeFeedback } from "@/services/feedback/act_on_feedback.ts";
import { feedbackList } from "@/services/feedback/feedback_list.ts";
import { maySeeFeedback, readFeedback } from "@/services/feedback/read_feedback.ts";
import { notifyFeedbackResolved } from "@/services/feedback/notify_resolved.ts";
import { sendFeedback } from "@/services/feedback/send_feedback.ts";
import { newFeedback } from "@/services/feedback/types.ts";
import { dictionaries } from "../entry/portal.ts";
import { assertRefused } from "../refusal_of.ts";
import { openPeople } from "../users/people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };

Deno.test("feedback, from the screen that it is about to its answer", async (t) => {
  await using portal = await openPeople();
  const { sql, ctx } = portal;
  await createDefaultFeedbackType(ctx, dictionaries);
  const sender = await portal.as("store-technician");
  const neighbour = await portal.as("store-manager");
  const chief = await portal.as("section-chief");
  const engineer = await portal.as("factory-engineer");
  const listed = async (who: Ctx, filter = {}) =>
    (await readList(who, feedbackList, { ...PAGE, ...filter })).records.map(({ id }) => id);
  const send = (who: Ctx, more = {}) =>
    sendFeedback(
      who,
      newFeedback.parse({
        typeCode: "OTHER",
        text: "序号 7 指错了位置",
        address: "EPC2D?figure=34-11-02-C&callout=7",
        screenWidth: "1920",
        lastRefusal: "此 VIN 不存在",
        ...more,
      }),
      "Browser/1.0",
    );
  let id = 0;

  await t.step("carries screen, document, filter, size and the last refusal", async () => {
    ({ id } = await send(sender));
    const read = await readFeedback(sender, id);
    assert.deepEqual(
      [
        read.page,
        read.address,
        read.screenWidth,
        read.windowWidth,
        read.lastRefusal,
        read.browser,
        read.lang,
      ],
      ["EPC2D", "EPC2D?figure=34-11-02-C&callout=7", 1920, null, "此 VIN 不存在", "Browser/1.0", "zh_CN"],
    );
    assert.deepEqual([read.state, read.own, read.typeName], ["unprocessed", true, "其他"]);
    // What is no page of the portal is nobody's screen, and a size that no screen has is left out.
    const odd = await readFeedback(
      sender,
      (await send(sender, { address: "https://elsewhere.example/EPC2D", screenWidth: "-4" })).id,
    );
    assert.deepEqual([odd.page, odd.screenWidth], [null, null]);
  });

  await t.step("is refused of a type that is not in use, with a sensitive word, or too short", async () => {
    await assertRefused(send(sender, { typeCode: "NONE" }), "feedback-type-unknown");
    await sql`insert into sensitive_words (word) values ('机密')`;
    await assertRefused(send(sender, { text: "这是机密内容" }), "sensitive-word");
    assert.equal(newFeedback.safeParse({ typeCode: "OTHER", text: " ab " }).success, false);
  });

  await t.step("is seen by its sender and by who deals with it, and by nobody else", async () => {
    assert.ok((await listed(sender)).includes(id));
    assert.deepEqual(await listed(neighbour), []);
    assert.ok((await listed(chief)).includes(id));
    await assertRefused(readFeedback(neighbour, id), "not-found");
    assert.deepEqual(
      [await maySeeFeedback(neighbour, String(id)), await maySeeFeedback(engineer, String(id))],
      [false, true],
    );
  });

  await t.step("is taken by one, also in another's place, and answered", async () => {
    await assertRefused(takeFeedback(sender, { id, version: 1 }), "no-right");
    const taken = await takeFeedback(engineer, { id, version: 1 });
    assert.equal(taken.takenBy, engineer.actor.kind === "person" ? engineer.actor.fullName : "");
    assert.deepEqual(await listed(engineer, { whose: "mine" }), [id]);
    await assertRefused(takeFeedback(chief, { id, version: 1 }), "state-changed");
    await takeFeedback(chief, { id, version: 2 });
    assert.deepEqual(await listed(engineer, { whose: "mine" }), []);
    await assertRefused(resolveFeedback(chief, { id, version: 3, answer: "  " }), "feedback-answer-needed");
    const done = await resolveFeedback(chief, { id, version: 3, answer: "已更正" });
    assert.deepEqual([done.state, done.answer], ["resolved", "已更正"]);
    assert.deepEqual(done.steps.map(({ action, note }) => [action, note]), [
      ["send", ""],
      ["take", ""],
      ["take", ""],
      ["resolve", "已更正"],
    ]);
    await assertRefused(dismissFeedback(chief, { id, version: 4, answer: "x" }), "feedback-ended");
    const logged = await sql`
      select operation from operation_log where subject_kind = 'FeedbackList' and subject_id = ${id} order by id`;
    assert.deepEqual(logged.map(({ operation }) => operation), [
      "sendFeedback",
      "takeFeedback",
      "takeFeedback",
      "resolveFeedback",
    ]);
  });

  await t.step("tells its sender the answer, once", async () => {
    const [event] = await sql<{ eventId: string; data: never }[]>`
      select event_id, data from outbox where type = 'feedback.resolved'`;
    for (let again = 0; again < 2; again++) {
      await ctx.tx((tx) =>
        notifyFeedbackResolved.notify(tx, { id: event!.eventId, data: event!.data } as never)
      );
    }
    const told = await sql`select user_id, kind, link, params from messages where kind like 'feedback-%'`;
    assert.deepEqual(told.map((one) => [Number(one.userId), one.kind, one.link, one.params.answer]), [
      [await portal.idOf("store-technician"), "feedback-resolved", `FeedbackList?feedback=${id}`, "已更正"],
    ]);
  });

  await t.step("shows the buttons that would succeed", async () => {
    const { id: other } = await send(sender);
    const can = async (who: Ctx) =>
      (await readFeedback(who, other)).actions.filter(({ refused }) => refused === null)
        .map(({ action }) => action);
    assert.deepEqual(await can(sender), []);
    assert.deepEqual(await can(chief), ["take", "resolve", "dismiss"]);
    await dismissFeedback(chief, { id: other, version: 1, answer: "重复" });
    assert.deepEqual(await can(chief), []);
  });
});
