import { z } from "zod";
import { publish } from "@/engines/events/publish.ts";
import { qaAdopted, qaClosed, qaScored } from "@/events/qa.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { QuestionKind } from "./advance_question.ts";
import {
  type AskedQuestion,
  askedQuestion,
  changeQuestion,
  type HeldQuestion,
  toldOf,
} from "./change_question.ts";
import { hasAnswered } from "./has_answered.ts";
import { requireClosingNote } from "./said_text.ts";

/** Technical score, 0 to 10 with one decimal (specification section 5), given by the asker. */
export const technicalScore = z.number().min(0).max(10).multipleOf(0.1);
const score = technicalScore.nullish().describe("left out: none");

export const adoption = askedQuestion.extend({ replyId: z.int().positive(), score });
/** A reply to adopt. */
type Adoption = z.infer<typeof adoption>;

/**
 * Adopts one reply, which closes the question. The asker's side does; nobody adopts their own reply. Refuses what `changeQuestion` does, `question-adopted`, `question-not-yours`,
 * `reply-own`, with a score `question-score-own`, and `not-found` for what is no answer of it.
 */
export function adoptReply(
  ctx: Ctx,
  kind: QuestionKind,
  { replyId, score = null, ...asked }: Adoption,
): Promise<AskedQuestion> {
  return changeQuestion(ctx, kind, asked, "adopt", async (tx, question) => {
    const { sql } = tx;
    const person = personOf(tx);
    requireAskersSide(tx, question);
    const [reply] = await sql<{ userId: number; userCode: string }[]>`
      select r.user_id::int, u.user_code
      from question_replies r join users u on u.id = r.user_id
      where r.id = ${replyId} and r.question_id = ${question.id} and r.part = 'answer'`;
    if (!reply) throw refuseField("replyId", "not-found");
    if (reply.userId === person.id) throw refuse("reply-own");
    await sql`
      update question_replies set adopted_at = ${tx.clock()}, adopter_id = ${person.id} where id = ${replyId}`;
    await publish(tx, qaAdopted, {
      ...toldOf(question),
      replyId,
      replierCode: reply.userCode,
      adopterCode: person.userCode,
    });
    if (score !== null) await requireScorer(tx, question);
    await close(tx, question, { by: "adoption", note: null, score });
    return { after: { adopted: replyId, ...(score === null ? {} : { score }) } };
  });
}

export const finish = askedQuestion.extend({ note: z.string().max(LIMITS.questionLength), score });
/** A note that ends a question without an adopted reply. */
type Finish = z.infer<typeof finish>;

/** Closes a question by a note. The asker may, and whoever has the right. Refuses what `changeQuestion` does, notes that are too short, and with a score what `scoreQuestion` does. */
export function finishQuestion(
  ctx: Ctx,
  kind: QuestionKind,
  { note, score = null, ...asked }: Finish,
): Promise<AskedQuestion> {
  return changeQuestion(ctx, kind, asked, "finish", async (tx, question) => {
    const said = await requireClosingNote(tx, note);
    if (score !== null) await requireScorer(tx, question);
    await close(tx, question, { by: "note", note: said, score });
    return { remark: said };
  });
}

/** The asker's score of a question that was closed without one: points for who brought it to its end, as one that is given when it is closed. Refuses what `changeQuestion` does, `question-not-yours`, `question-score-own` and `question-scored`. */
export function scoreQuestion(
  ctx: Ctx,
  kind: QuestionKind,
  { score, ...asked }: AskedQuestion & { score: number },
): Promise<AskedQuestion> {
  return changeQuestion(ctx, kind, asked, "score", async (tx, question) => {
    const { sql } = tx;
    await requireScorer(tx, question);
    const [scored] = await sql`
      update questions set score = ${score} where id = ${question.id} and score is null returning id`;
    if (!scored) throw refuse("question-scored");
    await publish(tx, qaScored, { ...toldOf(question), score, repliers: await repliersOf(tx, question) });
    return { after: { score } };
  });
}

/** Refuses `question-not-yours` to whoever is neither the asker nor of the asker's store. */
function requireAskersSide(tx: TxCtx, question: HeldQuestion): void {
  const person = personOf(tx);
  if (question.askerId === person.id) return;
  if (person.userType === "factory" || person.orgCode !== question.storeCode) {
    throw refuse("question-not-yours");
  }
}

/** Refuses `question-not-yours` as `requireAskersSide` does, and `question-score-own` to who has answered: the score is points for them. */
async function requireScorer(tx: TxCtx, question: HeldQuestion): Promise<void> {
  requireAskersSide(tx, question);
  if (await hasAnswered(tx, question.id)) throw refuse("question-score-own");
}

async function close(
  tx: TxCtx,
  question: HeldQuestion,
  { by, note, score }: { by: "adoption" | "note"; note: string | null; score: number | null },
): Promise<void> {
  const { sql } = tx;
  const at = tx.clock();
  await sql`
    update questions
    set closed_at = ${at}, closed_by = ${by}, closing_note = ${note}, closer_id = ${
    personOf(tx).id
  }, score = ${score}, stage = 'closed'
    where id = ${question.id}`;
  await publish(tx, qaClosed, {
    ...toldOf(question),
    by,
    score,
    repliers: await repliersOf(tx, question),
    openMinutes: Math.max(0, Math.floor((at.getTime() - question.askedAt!.getTime()) / 60_000)),
  });
}

/** Codes of whoever answered, in the order of their last answers. */
async function repliersOf({ sql }: TxCtx, { id }: HeldQuestion): Promise<string[]> {
  const repliers = await sql<{ userCode: string }[]>`
    select u.user_code
    from question_replies r join users u on u.id = r.user_id
    where r.question_id = ${id} and r.part = 'answer'
    group by u.user_code
    order by max(r.id)`;
  return repliers.map(({ userCode }) => userCode);
}
