import type { z } from "zod";
import type { EventType } from "@/engines/events/define_event.ts";
import { caseMarkedExcellent, casePublished, caseRevoked } from "@/events/cases.ts";
import { qaAdopted, qaClosed, qaScored } from "@/events/qa.ts";
import { feedbackResolved } from "@/events/feedback.ts";
import { tsbConfirmed } from "@/events/tsb.ts";
import { CONFIRMED_WITHIN_DAYS, type ScoreRule, type SubjectKind } from "./rules.ts";

/** Events that points are earned or taken back by; those of parts that are not there yet as they are declared. */
export const SCORED_EVENTS = [
  casePublished,
  caseMarkedExcellent,
  caseRevoked,
  qaAdopted,
  qaClosed,
  qaScored,
  tsbConfirmed,
  feedbackResolved,
] as const;

/** What points are earned by, as the ledger names it. */
export interface Subject {
  kind: SubjectKind;
  id: string;
  code: string;
}

/** What an event means for the ledger. */
export type Earning =
  /** `once`: its subject pays the rule once until that is taken back. */
  | { kind: "earns"; rule: ScoreRule; userCode: string; times: number; subject: Subject; once: boolean }
  /** All that the subject has earned is taken back. */
  | { kind: "withdraws"; subject: Subject };

type DataOf<E extends EventType> = z.output<E["data"]>;

const DAY_MS = 86_400_000;

/** By type of event: what its data means. */
const MEANINGS: Readonly<Record<string, (data: never) => Earning[]>> = {
  [casePublished.type]: (data: DataOf<typeof casePublished>) => [ofCase("case-published", data)],
  [caseMarkedExcellent.type]: (data: DataOf<typeof caseMarkedExcellent>) => [ofCase("case-excellent", data)],
  [caseRevoked.type]: (data: DataOf<typeof caseRevoked>) => [{ kind: "withdraws", subject: caseOf(data) }],
  [qaAdopted.type]: (
    data: DataOf<typeof qaAdopted>,
  ) => [ofQuestion("reply-adopted", data, data.replierCode, 1)],
  [qaClosed.type]: (data: DataOf<typeof qaClosed>) => ofScore(data),
  // Given later, it is the score of a closed question all the same.
  [qaScored.type]: (data: DataOf<typeof qaScored>) => ofScore(data),
  [tsbConfirmed.type]: (
    { tsbId, tsbCode, readerCode, publishedAt, confirmedAt }: DataOf<typeof tsbConfirmed>,
  ) => {
    const took = Date.parse(confirmedAt) - Date.parse(publishedAt);
    return took > CONFIRMED_WITHIN_DAYS * DAY_MS ? [] : [{
      kind: "earns",
      rule: "tsb-confirmed",
      userCode: readerCode,
      times: 1,
      subject: { kind: "tsb", id: String(tsbId), code: tsbCode },
      once: false,
    }];
  },
  [feedbackResolved.type]: ({ feedbackId, outcome, authorCode }: DataOf<typeof feedbackResolved>) =>
    outcome !== "resolved" ? [] : [{
      kind: "earns",
      rule: "feedback-resolved",
      userCode: authorCode,
      times: 1,
      subject: { kind: "feedback", id: String(feedbackId), code: String(feedbackId) },
      once: true,
    }],
};

/** What an event means for the ledger; nothing where nobody earns by it. */
export function earningsOf({ type, data }: { type: string; data: unknown }): Earning[] {
  return MEANINGS[type]?.(data as never) ?? [];
}

function caseOf({ caseId, caseCode }: { caseId: number; caseCode: string }): Subject {
  return { kind: "case", id: String(caseId), code: caseCode };
}

function ofCase(
  rule: ScoreRule,
  data: { caseId: number; caseCode: string; authorCode: string },
): Earning {
  return { kind: "earns", rule, userCode: data.authorCode, times: 1, subject: caseOf(data), once: true };
}

/** Who replied last brought the question to its end; of one that was never replied to nobody did. */
function ofScore(
  data: { questionId: number; questionCode: string; score: number | null; repliers: readonly string[] },
): Earning[] {
  const replier = data.repliers.at(-1);
  return !data.score || replier === undefined
    ? []
    : [ofQuestion("question-score", data, replier, data.score)];
}

function ofQuestion(
  rule: ScoreRule,
  { questionId, questionCode }: { questionId: number; questionCode: string },
  userCode: string,
  times: number,
): Earning {
  const subject: Subject = { kind: "question", id: String(questionId), code: questionCode };
  return { kind: "earns", rule, userCode, times, subject, once: true };
}
