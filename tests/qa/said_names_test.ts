import assert from "node:assert/strict";
import { describeFilter } from "@/engines/lists/list_export.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { feedbackList } from "@/services/feedback/feedback_list.ts";
import { answerQuestion } from "@/services/qa/answer_question.ts";
import { askQuestion } from "@/services/qa/ask_question.ts";
import { partQuestionList, techQuestionList } from "@/services/qa/question_lists.ts";
import { workOrderList } from "@/services/tsb/work_orders/work_order_list.ts";
import { openQuestions } from "./people.ts";

/** How a list says the one filter that is set. */
async function saidOf(ctx: Ctx, list: unknown, filter: Record<string, unknown>): Promise<string> {
  const said = await describeFilter(ctx, list as typeof feedbackList, filter as never);
  return String(said.at(-1)![1]);
}

Deno.test("a filter in an address tells the name of nobody and no store that its reader's lists would not show", async () => {
  await using portal = await openQuestions();
  const { technician, engineer, sql, idOf } = portal;
  const [own] = await sql<{ code: string }[]>`
    select org_code as code from users where user_code = 'store-technician'`;
  const stranger = "49107";
  assert.notEqual(own!.code, stranger);
  const filters = [
    [partQuestionList, "store"],
    [techQuestionList, "store"],
    [workOrderList, "store"],
    [feedbackList, "org"],
  ] as const;
  for (const [list, filter] of filters) {
    assert.equal(await saidOf(technician, list, { [filter]: stranger }), stranger, `${list.kind} ${filter}`);
    assert.notEqual(
      await saidOf(technician, list, { [filter]: own!.code }),
      own!.code,
      `${list.kind} ${filter}`,
    );
    assert.notEqual(await saidOf(engineer, list, { [filter]: stranger }), stranger, `${list.kind} ${filter}`);
  }
  await sql`insert into sales_areas (code, country_code, names) values ('A9', 'CN', '{"zh_CN": "北区"}')`;
  assert.equal(await saidOf(technician, partQuestionList, { area: "A9" }), "A9");
  assert.equal(await saidOf(engineer, partQuestionList, { area: "A9" }), "北区");
  const [administrator, answerer] = [String(idOf("administrator")), String(idOf("factory-engineer"))];
  for (const staff of [administrator, answerer, "nobody"]) {
    assert.equal(await saidOf(technician, partQuestionList, { staff }), staff);
  }
  const asked = await askQuestion(technician, "part", {
    ...{
      typeCode: "P02",
      seriesCode: "N1",
      title: "Which pump fits?",
      body: "The pump of the heating is another one.",
    },
    partNumbers: ["P1"],
  });
  await answerQuestion(engineer, "part", { ...asked, body: "The one with the longer pipe fits here." });
  assert.notEqual(await saidOf(technician, partQuestionList, { staff: answerer }), answerer);
  assert.equal(await saidOf(technician, partQuestionList, { staff: administrator }), administrator);
  assert.equal(await saidOf(portal.other, partQuestionList, { staff: answerer }), answerer);
});
