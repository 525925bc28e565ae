import { z } from "zod";
import { keepUses } from "@/engines/files/keep_uses.ts";
import { publish } from "@/engines/events/publish.ts";
import { qaReplied } from "@/events/qa.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { Node, QuestionKind } from "./advance_question.ts";
import { type AskedQuestion, changeQuestion, type HeldQuestion, toldOf } from "./change_question.ts";
import { fileIds } from "./file_ids.ts";
import { inChargeOf } from "./in_charge.ts";
import { requireReply } from "./said_text.ts";

export const newReply = z.object({
  body: z.string().max(LIMITS.questionLength),
  quotedId: z.int().positive().nullish().describe("the reply that it is about"),
  files: fileIds.optional(),
});
/** What is said below a question. */
type NewReply = AskedQuestion & z.infer<typeof newReply>;

/** Files of a reply, as `file_uses` names them. */
export const REPLY_FILES = "question-reply";

/**
 * Answers a question. Of a consultation whoever stands at its node may, else whoever has the right; nobody answers a question of their own. Refuses what `changeQuestion` does,
 * `question-own`, `question-not-at-you`, and texts that are too short or hold a sensitive word.
 */
export function answerQuestion(ctx: Ctx, kind: QuestionKind, given: NewReply): Promise<AskedQuestion> {
  return changeQuestion(ctx, kind, given, "answer", async (tx, question) => {
    const { sql } = tx;
    const person = personOf(tx);
    if (question.askerId === person.id) throw refuse("question-own");
    await requireTurn(tx, question);
    const waitedMinutes = waitedOf(tx, question);
    const id = await insertReply(tx, question, {
      ...given,
      part: "answer",
      node: question.node,
      waitedMinutes,
    });
    await sql`
      update questions set first_reply_at = coalesce(first_reply_at, ${tx.clock()}),
        assignee_id = case when node is null then coalesce(assignee_id, ${person.id}) else assignee_id end
      where id = ${question.id}`;
    await publish(tx, qaReplied, {
      ...toldOf(question),
      replyId: id,
      replierCode: person.userCode,
      node: question.node,
      waitedMinutes: waitedMinutes ?? 0,
    });
    return { after: { reply: id } };
  });
}

/** A further word of the asker's side, upon which the question waits again. Refuses what `changeQuestion` does and `question-not-yours` to others. */
export function askAgain(ctx: Ctx, kind: QuestionKind, given: NewReply): Promise<AskedQuestion> {
  return changeQuestion(ctx, kind, given, "ask-again", async (tx, question) => {
    const person = personOf(tx);
    if (
      question.askerId !== person.id &&
      (person.userType === "factory" || person.orgCode !== question.storeCode)
    ) {
      throw refuse("question-not-yours");
    }
    const id = await insertReply(tx, question, { ...given, part: "asker", node: null, waitedMinutes: null });
    return { after: { reply: id } };
  });
}

/** A note that only factory staff see. Refuses what `changeQuestion` does. */
export function addNote(ctx: Ctx, kind: QuestionKind, given: NewReply): Promise<AskedQuestion> {
  return changeQuestion(ctx, kind, given, "note", async (tx, question) => {
    if (personOf(tx).userType !== "factory") throw refuse("no-right");
    const id = await insertReply(tx, question, { ...given, part: "note", node: null, waitedMinutes: null });
    return { after: { note: id } };
  });
}

/** Refuses `question-not-at-you` to whoever is not at the node of a consultation; where nobody is, whoever has the right may act. */
export async function requireTurn(tx: TxCtx, question: HeldQuestion): Promise<void> {
  if (question.node === null) return;
  const people = await inChargeOf(tx, question);
  const { id: me } = personOf(tx);
  if (people.length > 0 && !people.some(({ id }) => id === me)) throw refuse("question-not-at-you");
}

/** Whole minutes since somebody is waited for; null while nobody is. */
function waitedOf(tx: TxCtx, { waitingSince }: HeldQuestion): number | null {
  if (waitingSince === null) return null;
  return Math.max(0, Math.floor((tx.clock().getTime() - waitingSince.getTime()) / 60_000));
}

async function insertReply(
  tx: TxCtx,
  question: HeldQuestion,
  { body, quotedId = null, files = [], part, node, waitedMinutes }: NewReply & {
    part: "answer" | "asker" | "note";
    node: Node | null;
    waitedMinutes: number | null;
  },
): Promise<number> {
  const { sql } = tx;
  const said = await requireReply(tx, body);
  if (quotedId !== null) {
    // A note is not quoted where stores read.
    const [quoted] = await sql`
      select from question_replies
      where id = ${quotedId} and question_id = ${question.id} and (part <> 'note' or ${part === "note"})`;
    if (!quoted) throw refuseField("quotedId", "not-found");
  }
  const [row] = await sql<[{ id: number }]>`
    insert into question_replies (question_id, user_id, node, part, body, lang, quoted_id, at, waited_minutes)
    values (${question.id}, ${
    personOf(tx).id
  }, ${node}, ${part}, ${said}, ${tx.lang}, ${quotedId}, ${tx.clock()}, ${waitedMinutes})
    returning id::int`;
  const unknown = await keepUses(tx, { kind: REPLY_FILES, id: String(row.id) }, files, ["qa"]);
  if (unknown.length > 0) throw refuseField("files", "file-gone");
  return row.id;
}
