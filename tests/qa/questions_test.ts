import assert from "node:assert/strict";
import { CALLS } from "@/engines/calls/known_calls.ts";
import type { CallRequest } from "@/engines/calls/define_call.ts";
import { readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { partQuestionList, techQuestionList } from "@/services/qa/question_lists.ts";
import { readQuestion } from "@/services/qa/read_question.ts";
import type { AskedQuestion } from "@/services/qa/change_question.ts";
import { assertRefused } from "../refusal_of.ts";
import { openQuestions } from "./people.ts";

const PAGE = { pageNo: 1, pageSize: 20 };
const request = {} as CallRequest;
// deno-lint-ignore no-explicit-any -- answers of many calls
const call = (ctx: Ctx, id: string, input: Record<string, unknown>): Promise<any> => {
  const found = CALLS.all.find(({ operationId }) => operationId === id)!;
  return found.run(ctx, found.input.parse(input), request);
};
const QUESTION = {
  typeCode: "P02",
  seriesCode: "N1",
  title: "Bracket is another one",
  body: "The figure shows two bolts, the vehicle has three.",
};

Deno.test("a part question", async (t) => {
  await using portal = await openQuestions();
  const { technician, engineer, other } = portal;
  let question: AskedQuestion;
  const now = async () => (await readQuestion(portal.technician, "part", question.id)).version;

  await t.step("begins as a draft that nobody else sees and that alone can be deleted", async () => {
    const draft = await call(technician, "savePartQuestion", {
      title: "Later",
      partNumbers: "N1-1000, n12000",
    });
    await assertRefused(readQuestion(engineer, "part", draft.id), "not-found");
    await call(technician, "deletePartQuestion", draft);
    await assertRefused(readQuestion(technician, "part", draft.id), "not-found");
  });

  await t.step("is refused by field what it lacks and has wrong, and keeps nothing", async () => {
    await assertRefused(
      call(technician, "askPartQuestion", {
        ...QUESTION,
        title: " ",
        producedOn: "2026-05-02",
        soldOn: "2026-05-01",
      }),
      "invalid-input",
    );
    assert.equal((await readList(technician, partQuestionList, PAGE)).total, 0);
  });

  await t.step("is asked with a code, waits, and is in the queue of the staff of its type", async () => {
    question = await call(technician, "askPartQuestion", QUESTION);
    const read = await readQuestion(technician, "part", question.id);
    assert.match(read.code!, /^PQ-\d{4}-\d{6}$/);
    assert.deepEqual([read.stage, read.overall, read.qaState], ["unanswered", "pending", 0]);
    const queue = await readList(engineer, partQuestionList, { ...PAGE, queue: "turn" });
    assert.deepEqual(queue.records.map(({ id }) => id), [question.id]);
    const farBehind = await readList(engineer, partQuestionList, { ...PAGE, pageNo: 99_999_999_999 });
    assert.deepEqual([farBehind.total, farBehind.records], [1, []]);
    await assertRefused(
      call(technician, "deletePartQuestion", { ...question, version: await now() }),
      "question-asked",
    );
  });

  await t.step("tells another store nothing", async () => {
    await assertRefused(readQuestion(other, "part", question.id), "not-found");
    assert.equal((await readList(other, partQuestionList, PAGE)).total, 0);
  });

  await t.step("takes no answer of five characters, and none of the asker's own", async () => {
    const said = { ...question, body: "abcde" };
    await assertRefused(call(engineer, "answerPartQuestion", said), "reply-too-short");
    await assertRefused(call(engineer, "answerPartQuestion", { ...said, body: "  " }), "reply-empty");
  });

  await t.step("keeps both of two answers that were written at once", async () => {
    const stale = question.version;
    await Promise.all([
      call(engineer, "answerPartQuestion", { id: question.id, version: stale, body: "Order number two." }),
      call(portal.chief, "answerPartQuestion", {
        id: question.id,
        version: stale,
        body: "Order number three.",
      }),
    ]);
    const { replyList, stage } = await readQuestion(technician, "part", question.id);
    assert.deepEqual(replyList.map(({ body }) => body).sort(), ["Order number three.", "Order number two."]);
    assert.equal(stage, "replied");
  });

  await t.step("is read with the version of an answer that is given meanwhile", async () => {
    let given: Promise<unknown> | undefined;
    const body = "Both are listed now.";
    const sql = new Proxy(technician.sql, {
      apply(target, self, [strings, ...values]) {
        const statement = () => Reflect.apply(target, self, [strings, ...values]);
        // The one that reads the thread, with what each reply quotes.
        if (!String(strings).includes("question_replies x ")) return statement();
        given ??= call(engineer, "answerPartQuestion", { ...question, body });
        return given.then(statement);
      },
    });
    const read = await readQuestion({ ...technician, sql }, "part", question.id);
    assert.ok(given, "the answer came while it was read");
    assert.equal(read.replyList.at(-1)!.body, body);
    assert.equal(read.version, await now());
  });

  await t.step("keeps a note of the factory from the store, its step and its version too", async () => {
    const before = await readQuestion(technician, "part", question.id);
    await call(engineer, "notePartQuestion", { ...question, body: "Supplier changed the drawing." });
    const after = await readQuestion(technician, "part", question.id);
    assert.deepEqual(after, before);
    const told = await readQuestion(engineer, "part", question.id);
    assert.equal(told.replyList.at(-1)!.body, "Supplier changed the drawing.");
    await assertRefused(
      call(technician, "notePartQuestion", { ...question, body: "A note of ours" }),
      "no-right",
    );
  });

  await t.step("is adopted once, by the asker's side, with a score", async () => {
    const { replyList } = await readQuestion(technician, "part", question.id);
    const given = { id: question.id, replyId: replyList[0]!.id, score: 8.5 };
    await assertRefused(call(engineer, "adoptPartQuestion", { ...given, version: await now() }), "no-right");
    await call(technician, "adoptPartQuestion", { ...given, version: await now() });
    await assertRefused(
      call(technician, "adoptPartQuestion", { ...given, version: await now() }),
      "question-adopted",
    );
    const read = await readQuestion(technician, "part", question.id);
    assert.deepEqual([read.stage, read.score, read.replyList[0]!.adopted], ["closed", 8.5, true]);
  });

  await t.step("becomes knowledge that another store finds, without its store", async () => {
    await call(engineer, "releasePartQuestion", {
      id: question.id,
      version: await now(),
      title: "Bracket with three bolts",
      question: "The figure shows two bolts on the bracket.",
      answer: "Order the bracket with three bolts.",
    });
    const { records } = await call(other, "listLookAlikesOfPartQuestion", { text: "bracket bolts figure" });
    assert.deepEqual(records.map(({ title }: { title: string }) => title), ["Bracket with three bolts"]);
    assert.ok(!JSON.stringify(records).includes("30418"));
  });
});

Deno.test("a consultation", async (t) => {
  await using portal = await openQuestions();
  const { technician, supervisor, chief, designated, engineer } = portal;
  const asked: AskedQuestion = await call(technician, "askTechQuestion", { ...QUESTION, typeCode: "T03" });
  const { id } = asked;
  const now = async () => ({ id, version: (await readQuestion(technician, "technical", id)).version });
  const stage = async () => (await readQuestion(technician, "technical", id)).stage;

  await t.step("begins at the supervisor of the store, who must reply before submitting it", async () => {
    assert.equal(await stage(), "supervisor");
    await assertRefused(call(supervisor, "escalateTechQuestion", await now()), "question-supervisor-first");
    await assertRefused(
      call(engineer, "answerTechQuestion", { ...await now(), body: "Not yet mine." }),
      "question-not-at-you",
    );
    await call(supervisor, "answerTechQuestion", { ...await now(), body: "Cooling is fine." });
    await call(supervisor, "escalateTechQuestion", await now());
    assert.equal(await stage(), "section-head");
  });

  await t.step("goes on to an engineer whom the section head names, and back with a reason", async () => {
    const queue = await readList(chief, techQuestionList, { ...PAGE, queue: "turn" });
    assert.deepEqual(queue.records.map((one) => one.id), [id]);
    await call(chief, "designateTechQuestion", {
      ...await now(),
      engineerId: portal.idOf("designated-engineer"),
    });
    assert.equal(await stage(), "engineer");
    const lend = (on: boolean) =>
      on
        ? portal.sql`
          insert into duty_substitutes (user_id, substitute_id, start_date, end_date, created_at)
          values (${portal.idOf("designated-engineer")}, ${
          portal.idOf("factory-engineer")
        }, ${portal.ctx.clock()}::date - 2, ${portal.ctx.clock()}::date + 2, ${portal.ctx.clock()})`
        : portal.sql`delete from duty_substitutes`;
    await assertRefused(
      call(engineer, "handBackTechQuestion", { ...await now(), remark: "Not named" }),
      "question-not-at-you",
    );
    await lend(true);
    const inHisPlace = await readList(engineer, techQuestionList, { ...PAGE, queue: "turn" });
    assert.deepEqual(inHisPlace.records.map((one) => one.id), [id]);
    assert.equal((await readQuestion(engineer, "technical", id)).inCharge.length, 2);
    await lend(false);
    await assertRefused(call(designated, "handBackTechQuestion", await now()), "question-reason-needed");
    await call(designated, "handBackTechQuestion", { ...await now(), remark: "Not my field" });
    assert.equal(await stage(), "section-head");
    await call(chief, "designateTechQuestion", {
      ...await now(),
      engineerId: portal.idOf("designated-engineer"),
    });
    await call(designated, "answerTechQuestion", { ...await now(), body: "Update the charger." });
    assert.equal(await stage(), "engineer-replied");
  });

  await t.step("is closed by a note of ten characters at least", async () => {
    await assertRefused(
      call(technician, "finishTechQuestion", { ...await now(), note: "123456789" }),
      "closing-note-too-short",
    );
    const closing = { note: "1234567890", score: 9.1 };
    // Of the asker's store too, but the score is points for who answers.
    await assertRefused(
      call(supervisor, "finishTechQuestion", { ...await now(), ...closing }),
      "question-score-own",
    );
    await call(technician, "finishTechQuestion", { ...await now(), note: closing.note });
    assert.equal(await stage(), "closed");
    const [{ repliers }] = await portal.sql<[{ repliers: string[] }]>`
      select data -> 'repliers' as repliers from outbox where type = 'qa.closed' order by id desc limit 1`;
    assert.deepEqual(repliers, ["technical-supervisor", "designated-engineer"]);
  });

  await t.step(
    "is scored once it is closed too: once, and points for who brought it to its end",
    async () => {
      await assertRefused(
        call(supervisor, "scoreTechQuestion", { ...await now(), score: 9 }),
        "question-score-own",
      );
      await call(technician, "scoreTechQuestion", { ...await now(), score: 9.1 });
      await assertRefused(
        call(technician, "scoreTechQuestion", { ...await now(), score: 9.5 }),
        "question-scored",
      );
      const told = await portal.sql<{ data: { score: number; repliers: string[] } }[]>`
      select data from outbox where type = 'qa.scored'`;
      assert.deepEqual(told.map(({ data }) => [data.score, data.repliers]), [[9.1, [
        "technical-supervisor",
        "designated-engineer",
      ]]]);
    },
  );
});
