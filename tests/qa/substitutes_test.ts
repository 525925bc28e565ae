import assert from "node:assert/strict";
import { readList } from "@/engines/lists/read_list.ts";
import { type MessageParams, writeMessage } from "@/engines/messages/words.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { endSubstitution, nameSubstitute } from "@/services/approvals/substitutes/name_substitute.ts";
import { possibleSubstitutes } from "@/services/approvals/substitutes/possible_substitutes.ts";
import { readSubstitutions } from "@/services/approvals/substitutes/read_substitutes.ts";
import type { QuestionAction } from "@/services/qa/advance_question.ts";
import { answerQuestion } from "@/services/qa/answer_question.ts";
import { designateEngineer } from "@/services/qa/pass_on.ts";
import { notifyAsked, notifyPassedOn } from "@/services/qa/notifications.ts";
import { techQuestionList } from "@/services/qa/question_lists.ts";
import { readQuestion } from "@/services/qa/read_question.ts";
import { remindOfQuestions } from "@/services/qa/remind_job.ts";
import { dictionaries } from "../entry/portal.ts";
import { assertRefused } from "../refusal_of.ts";
import { openQuestions } from "./open_questions.ts";

const DAY_MS = 86_400_000;

Deno.test("whoever is waited for in a consultation lends their place while they are away", async (t) => {
  await using portal = await openQuestions();
  const { sql, supervisor, chief, engineer } = portal;
  const [manager, factoryManager, designated] = await Promise.all(
    ["store-manager", "factory-manager", "designated-engineer"].map((code) => portal.as(code)),
  ) as [Ctx, Ctx, Ctx];
  const day = (from: number) => new Date(portal.now().getTime() + from * DAY_MS).toISOString().slice(0, 10);
  const away = (ctx: Ctx, substitute: string) =>
    nameSubstitute(ctx, { substitute, startDate: day(-1), endDate: day(2) });
  const codes = async (ctx: Ctx) => (await possibleSubstitutes(ctx)).map(({ userCode }) => userCode);
  const turn = async (ctx: Ctx) =>
    (await readList(ctx, techQuestionList, { pageNo: 1, pageSize: 20, queue: "turn" })).records
      .map(({ id }) => id);
  /** The sentence why somebody cannot do something with a question; null: they can. */
  const whyNot = async (ctx: Ctx, id: number, action: QuestionAction) =>
    (await readQuestion(ctx, "technical", id)).actions.find((one) => one.action === action)!.refused;
  /** Hands what was told of a question to its notification, as a worker does; who has a message and a mail of it. */
  async function told(id: number, notification: typeof notifyAsked | typeof notifyPassedOn, kind: string) {
    const [event] = await sql<{ id: string; data: never }[]>`
      select event_id as id, data from outbox
      where type = ${notification.on.type} and data ->> 'questionId' = ${
      String(id)
    } order by id desc limit 1`;
    await portal.ctx.tx((tx) => notification.notify(tx, event as never));
    const rows = await sql<{ userCode: string; lang: string }[]>`
      select u.user_code, d.payload ->> 'lang' as lang
      from messages m join users u on u.id = m.user_id
      left join deliveries d on d.idempotency_key = 'message-' || m.id
      where m.kind = ${kind} and m.event_id = ${event!.id} order by 1`;
    return rows.map(({ userCode, lang }) => `${userCode} ${lang}`);
  }
  await sql`update users set lang = 'de_DE' where user_code in ('store-manager', 'factory-manager')`;
  await sql`update users set email_confirmed_at = now() where email is not null`;

  await t.step("names somebody who can answer: of the same store, or of the factory", async () => {
    const ofStore = await codes(supervisor);
    assert.ok(ofStore.includes("store-manager"), ofStore.join());
    assert.ok(!ofStore.includes("store-technician") && !ofStore.includes("factory-engineer"));
    for (const ctx of [chief, engineer, designated]) {
      const found = await codes(ctx);
      assert.ok(found.includes("factory-manager") && !found.includes("store-manager"), found.join());
    }
    assert.deepEqual(await codes(portal.asker), []);
    await assertRefused(away(portal.asker, "store-manager"), "substitute-no-duty");
  });

  const id = await portal.ask("technical", portal.asker);
  await t.step(
    "of a supervisor, the manager is told in their language, has it in their queue and answers",
    async () => {
      await assertRefused(portal.answer("technical", manager, id), "question-not-at-you");
      assert.deepEqual(await told(id, notifyAsked, "question-asked"), ["technical-supervisor zh_CN"]);
      await away(supervisor, "store-manager");
      const other = await portal.ask("technical", portal.asker);
      assert.deepEqual(await told(other, notifyAsked, "question-asked"), [
        "store-manager de_DE",
        "technical-supervisor zh_CN",
      ]);
      assert.deepEqual((await turn(manager)).sort(), [id, other].sort());
      await portal.answer("technical", manager, id);
      await portal.escalate(manager, id);
      assert.equal((await readQuestion(manager, "technical", id)).stage, "section-head");
      portal.pass(31);
      await remindOfQuestions(portal.ctx);
      const reminded = await sql<{ userCode: string }[]>`
      select u.user_code from messages m join users u on u.id = m.user_id
      where m.kind = 'question-unanswered' and m.link like ${`%id=${other}`} order by 1`;
      assert.deepEqual(reminded.map(({ userCode }) => userCode), ["store-manager", "technical-supervisor"]);
    },
  );

  await t.step(
    "the message, the mail, the queue and the question say whose place the manager takes, in their language",
    async () => {
      const other = await portal.ask("technical", portal.asker);
      await told(other, notifyAsked, "question-asked");
      const [person] = await sql<{ fullName: string }[]>`
        select full_name from users where user_code = 'technical-supervisor'`;
      const until = day(2);
      const said = async (userCode: string, lang: Lang) => {
        const [row] = await sql<{ params: MessageParams }[]>`
          select m.params from messages m join users u on u.id = m.user_id
          where u.user_code = ${userCode} and m.link like ${`%id=${other}`} and m.kind = 'question-asked'`;
        const reader = { t: translator(dictionaries, lang), lang, zone: "UTC" };
        return writeMessage(reader, "question-asked", row!.params).text;
      };
      const [y, m, d] = until.split("-");
      const { fullName } = person!;
      assert.match(
        await said("store-manager", "de_DE"),
        new RegExp(`^In Vertretung von ${fullName} \\(abwesend bis ${d}.${m}.${y}\\): .* gefragt`),
      );
      assert.match(
        await said("store-manager", "en_US"),
        new RegExp(`^For ${fullName}, absent until ${m}/${d}/${y}: .* asked`),
      );
      assert.ok((await said("store-manager", "zh_CN")).startsWith(`代理 ${fullName}（外出至 ${y}`));
      assert.ok(!(await said("technical-supervisor", "en_US")).startsWith("For "));
      const queued = await readList(manager, techQuestionList, { pageNo: 1, pageSize: 20, queue: "turn" });
      assert.deepEqual(queued.records.find((one) => one.id === other)!.inPlaceOf, { fullName, until });
      const read = await readQuestion(manager, "technical", other);
      assert.deepEqual(read.inPlaceOf, { fullName, until });
      const [own] = await sql<{ fullName: string }[]>`
        select full_name from users where user_code = 'store-manager'`;
      assert.deepEqual(read.standIns, [{ fullName: own!.fullName, inPlaceOf: { fullName, until } }]);
      assert.equal((await readQuestion(supervisor, "technical", other)).inPlaceOf, null);
      portal.pass(31);
      await remindOfQuestions(portal.ctx);
      const [reminder] = await sql<{ params: MessageParams }[]>`
        select m.params from messages m join users u on u.id = m.user_id
        where u.user_code = 'store-manager' and m.link like ${`%id=${other}`} and m.kind = 'question-unanswered'`;
      assert.deepEqual(reminder!.params.inPlaceOf, { away: fullName, until });
    },
  );

  await t.step("of a section head, another head designates; who may not designate answers", async () => {
    await away(chief, "factory-manager");
    assert.deepEqual(await told(id, notifyPassedOn, "question-came"), [
      "factory-manager de_DE",
      "section-chief zh_CN",
    ]);
    assert.deepEqual(await turn(factoryManager), [id]);
    const engineerId = await portal.idOf("factory-engineer");
    await assertRefused(
      designateEngineer(factoryManager, { ...await portal.versionOf(id), engineerId }),
      "no-right",
    );
    await sql`insert into user_roles (user_id, role_code) values (${await portal.idOf(
      "factory-manager",
    )}, 'section-chief')`;
    const second = await portal.as("factory-manager");
    assert.equal(await whyNot(second, id, "designate"), null);
    await designateEngineer(second, { ...await portal.versionOf(id), engineerId });
    assert.equal((await readQuestion(second, "technical", id)).stage, "engineer");
  });

  await t.step(
    "of an engineer who is named; what is lent is not lent on, and ends when they are back",
    async () => {
      await away(engineer, "designated-engineer");
      await away(designated, "factory-manager");
      assert.deepEqual(await turn(designated), [id]);
      const answer = (ctx: Ctx) =>
        portal.versionOf(id).then((asked) =>
          answerQuestion(ctx, "technical", { ...asked, body: "Replace the link, it is worn." })
        );
      await assertRefused(answer(factoryManager), "question-not-at-you");
      const [mine] = (await readSubstitutions(engineer)).mine;
      await endSubstitution(engineer, mine!);
      assert.deepEqual(await turn(designated), []);
      await assertRefused(answer(designated), "question-not-at-you");
      await answer(engineer);
    },
  );

  await t.step(
    "who may designate by right but heads no section is offered it as little as allowed it",
    async () => {
      const asked = await portal.ask("technical", portal.asker);
      await portal.answer("technical", supervisor, asked);
      await portal.escalate(supervisor, asked);
      await sql`insert into user_roles (user_id, role_code) values (${await portal.idOf(
        "factory-engineer",
      )}, 'section-chief')`;
      const holder = await portal.as("factory-engineer");
      const engineerId = await portal.idOf("designated-engineer");
      const designate = async () =>
        designateEngineer(holder, { ...await portal.versionOf(asked), engineerId });
      await assertRefused(designate(), "question-not-at-you");
      assert.notEqual(await whyNot(holder, asked, "designate"), null);
      assert.equal(await whyNot(chief, asked, "designate"), null);
    },
  );

  await t.step("what no section answers for is not offered to be submitted", async () => {
    const asked = await portal.ask("technical", portal.asker);
    await portal.answer("technical", supervisor, asked);
    assert.equal(await whyNot(supervisor, asked, "escalate"), null);
    await sql`update departments set deleted_at = now() where code = 'SUP'`;
    await assertRefused(portal.escalate(supervisor, asked), "question-no-section");
    assert.notEqual(await whyNot(supervisor, asked, "escalate"), null);
    await sql`update departments set deleted_at = null where code = 'SUP'`;
  });

  await t.step("whose own days are over stands in for nobody", async () => {
    await sql`update users set expires_on = ${day(-1)} where user_code = 'store-manager'`;
    const asked = await portal.ask("technical", portal.asker);
    assert.deepEqual(await told(asked, notifyAsked, "question-asked"), ["technical-supervisor zh_CN"]);
    await sql`update users set expires_on = null where user_code = 'store-manager'`;
    const later = await portal.ask("technical", portal.asker);
    assert.equal((await told(later, notifyAsked, "question-asked")).length, 2);
  });

  await t.step("nobody who has lost the right to answer is waited for or told", async () => {
    await sql`delete from role_rights where role_code = 'store-manager' and fun_link = 'TechQAView' and head_api = 'reply'`;
    const last = await portal.ask("technical", portal.asker);
    assert.deepEqual(await told(last, notifyAsked, "question-asked"), ["technical-supervisor zh_CN"]);
    assert.deepEqual(await turn(await portal.as("store-manager")), []);
  });
});
