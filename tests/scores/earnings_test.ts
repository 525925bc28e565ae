import assert from "node:assert/strict";
import { earningsOf, SCORED_EVENTS } from "@/services/scores/earnings_of.ts";
import { nextRank, rankOf } from "@/services/scores/ranks.ts";

const CASE = { caseId: 7, caseCode: "C26-0007", authorCode: "zhang" };
const QUESTION = { questionId: 3, questionCode: "Q26-0003" };
const TSB = { tsbId: 9, tsbCode: "2600001-01-A", readerCode: "li", publishedAt: "2026-05-01T08:00:00.000Z" };
const FEEDBACK = { feedbackId: 5, authorCode: "wang" };

/** What each event means, written out: who earns by which rule, how many times over. */
const TABLE: [type: string, data: Record<string, unknown>, means: string[]][] = [
  ["case.published", CASE, ["zhang case-published x1 of case 7 once"]],
  ["case.marked-excellent", CASE, ["zhang case-excellent x1 of case 7 once"]],
  ["case.revoked", CASE, ["takes back case 7"]],
  ["qa.adopted", { ...QUESTION, replierCode: "chen" }, ["chen reply-adopted x1 of question 3 once"]],
  ["qa.closed", { ...QUESTION, score: 8.5, repliers: ["a", "chen"] }, [
    "chen question-score x8.5 of question 3 once",
  ]],
  ["qa.closed", { ...QUESTION, score: null, repliers: ["chen"] }, []],
  ["qa.closed", { ...QUESTION, score: 0, repliers: ["chen"] }, []],
  ["qa.closed", { ...QUESTION, score: 9, repliers: [] }, []],
  ["qa.scored", { ...QUESTION, score: 9.1, repliers: ["a", "chen"] }, [
    "chen question-score x9.1 of question 3 once",
  ]],
  ["qa.scored", { ...QUESTION, score: 0, repliers: ["chen"] }, []],
  ["qa.scored", { ...QUESTION, score: 9, repliers: [] }, []],
  ["tsb.confirmed", { ...TSB, confirmedAt: "2026-05-04T08:00:00.000Z" }, ["li tsb-confirmed x1 of tsb 9"]],
  ["tsb.confirmed", { ...TSB, confirmedAt: "2026-05-04T08:00:00.001Z" }, []],
  ["feedback.resolved", { ...FEEDBACK, outcome: "resolved" }, [
    "wang feedback-resolved x1 of feedback 5 once",
  ]],
  ["feedback.resolved", { ...FEEDBACK, outcome: "invalid" }, []],
  ["case.submitted", CASE, []],
];

Deno.test("each event means what the table says, and no event is listened to in vain", () => {
  for (const [type, data, means] of TABLE) {
    const said = earningsOf({ type, data }).map((one) =>
      one.kind === "withdraws"
        ? `takes back ${one.subject.kind} ${one.subject.id}`
        : `${one.userCode} ${one.rule} x${one.times} of ${one.subject.kind} ${one.subject.id}${
          one.once ? " once" : ""
        }`
    );
    assert.deepEqual(said, means, `${type} ${JSON.stringify(data)}`);
  }
  const meant = new Set(TABLE.filter(([, , means]) => means.length > 0).map(([type]) => type));
  assert.deepEqual(SCORED_EVENTS.map(({ type }) => type).toSorted(), [...meant].toSorted());
});

Deno.test("a rank is reached at its points and not before", () => {
  const ranks = [0, 100, 300, 800, 2000, 5000].map((points) => ({ points }));
  const cases: [total: number, reached: number, next: number | null][] = [
    [-3, 0, 0],
    [0, 0, 100],
    [99.9, 0, 100],
    [100, 100, 300],
    [799.9, 300, 800],
    [5000, 5000, null],
    [90_000, 5000, null],
  ];
  for (const [total, reached, next] of cases) {
    assert.equal(rankOf(ranks, total).points, reached, String(total));
    assert.equal(nextRank(ranks, total)?.points ?? null, next, String(total));
  }
});
