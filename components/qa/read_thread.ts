import { z } from "zod";
import { canDo } from "@/engines/states/answers.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { NamedThing } from "@/engines/links/named_in_texts.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { engineersOf } from "@/services/qa/engineers_of.ts";
import { type Knowledge, readKnowledge } from "@/services/qa/find_knowledge.ts";
import { nextInQueue } from "@/services/qa/next_in_queue.ts";
import { answeringNow } from "@/services/qa/presence.ts";
import type { Question } from "@/services/qa/question_types.ts";
import { namedInThread } from "@/services/qa/reply_links.ts";
import { type ReplyTemplate, replyTemplates } from "@/services/qa/reply_templates.ts";
import { readQuestion } from "@/services/qa/read_question.ts";

const asked = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).catch(0),
  quote: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});

/** What the page of a question shows. */
export interface ThreadData {
  question: Question;
  /** Whom the reader may name; empty: they may name nobody. */
  engineers: { userId: number; fullName: string }[];
  /** Who writes an answer now. */
  answering: string[];
  knowledge: Knowledge | null;
  /** What the question and each reply name, by id of the reply; 0: the question itself. */
  named: Map<number, NamedThing[]>;
  /** What an answer can begin with; empty: the reader cannot answer. */
  templates: ReplyTemplate[];
  /** Id of the next question in the reader's queue. */
  next: number | null;
  /** The reply that the next one is about (`quote=12`). */
  quote: Question["replyList"][number] | null;
}

/** A question by its address; null for one that is not there or not the reader's. */
export async function readThread(ctx: Ctx, kind: QuestionKind, url: URL): Promise<ThreadData | null> {
  const { id, quote } = asked.parse(Object.fromEntries(url.searchParams));
  const { ok: question } = await attempt(() => readQuestion(ctx, kind, id));
  if (!question) return null;
  const can = canDo(question.actions);
  const names = can("designate");
  const answers = can("answer");
  const { replyList } = question;
  const [engineers, answering, knowledge, next, named, templates] = await Promise.all([
    names ? engineersOf(ctx, question) : [],
    answeringNow(ctx, id),
    question.knowledgeId === null ? null : readKnowledge(ctx, kind, question.knowledgeId),
    nextInQueue(ctx, kind, id),
    namedInThread(ctx, [question.body, ...replyList.map(({ body }) => body)]),
    answers ? replyTemplates(ctx, question) : [],
  ]);
  return {
    question,
    engineers,
    answering,
    knowledge,
    next,
    named: new Map(named.map((things, place) => [replyList[place - 1]?.id ?? 0, things])),
    templates,
    quote: replyList.find((one) => one.id === quote) ?? null,
  };
}
