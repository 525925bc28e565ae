import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import {
  advanceQuestion,
  isWaiting,
  type Node,
  nodeOf,
  type QuestionAction,
  type QuestionKind,
  type QuestionStage,
} from "./advance_question.ts";
import { answerDue } from "./answer_due.ts";
import { QUESTION_ROUTES, questionScope, rightOfAction } from "./question_rights.ts";

/** A question as whoever acts has read it. */
export const askedQuestion = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  version: z.int().positive().describe("that was read"),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** What is added to a question whatever has become of it meanwhile: of two who answer at once, both are heard. */
const ADDING: readonly QuestionAction[] = ["answer", "ask-again", "note"];

/** A question that an action holds, with its version after the action. */
export interface HeldQuestion extends AskedQuestion {
  code: string | null;
  kind: QuestionKind;
  stage: QuestionStage;
  node: Node | null;
  typeCode: string | null;
  title: string;
  body: string;
  storeCode: string;
  askerId: number;
  brandCode: string | null;
  seriesCode: string | null;
  vin: string | null;
  urgent: boolean;
  sectionCode: string | null;
  designatedId: number | null;
  assigneeId: number | null;
  askedAt: Date | null;
  waitingSince: Date | null;
  closedBy: "adoption" | "note" | null;
}

/** What is kept of an action beside the stage. */
export interface Said {
  remark?: string;
  designatedId?: number | null;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/**
 * Stage, step of its course, line of the log and event in one transaction. Refuses `no-right`, `not-found`, `state-changed` when somebody was faster, and what
 * `advanceQuestion` refuses.
 *
 * @param write what the action writes and publishes beside the stage; it is given the stage that follows
 */
export async function changeQuestion(
  ctx: Ctx,
  kind: QuestionKind,
  asked: AskedQuestion,
  action: QuestionAction,
  write: (tx: TxCtx, question: HeldQuestion, to: QuestionStage) => Promise<Said>,
): Promise<AskedQuestion> {
  requireRight(ctx, rightOfAction(kind, action));
  const person = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const held = await holdQuestion(tx, kind, asked.id, action);
    // Whoever adopts a second time has seen the question before the first: why is told, not that something has changed.
    if (action === "adopt" && held.closedBy === "adoption") throw refuse("question-adopted");
    if (!ADDING.includes(action) && held.version !== asked.version) throw refuse("state-changed");
    const move = advanceQuestion(held.stage, action, kind);
    if ("refused" in move) throw refuse(move.refused);
    if (move.to === "gone") throw new Error("a draft is deleted by deleteQuestion");
    // Notes of the factory change nothing that a store sees, not even the version.
    const isNote = action === "note";
    const question = { ...held, version: held.version + (isNote ? 0 : 1) };
    const { remark = "", designatedId = null, before = {}, after = {} } = await write(tx, question, move.to);
    const at = tx.clock();
    if (!isNote) {
      const since = waitingSince(held, action, move.to, at);
      const due = since !== null && nodeOf(move.to) !== null
        ? answerDue(tx, sql`${since}::timestamptz`)
        : sql`null`;
      await sql`
      update questions q
      set stage = ${move.to}, version = ${question.version}, changed_at = ${at}, waiting_since = ${since}, answer_due_at = ${due}
      from orgs o
      where q.id = ${question.id} and o.code = q.store_code`;
    }
    await sql`
      insert into question_steps (question_id, action, stage, user_id, designated_id, remark, at)
      values (${question.id}, ${action}, ${move.to}, ${person.id}, ${designatedId}, ${remark}, ${at})`;
    const { view } = QUESTION_ROUTES[kind];
    await recordChange(tx, {
      operation: `${operationOf(action)}${kind === "part" ? "Part" : "Tech"}Question`,
      funLink: view,
      subjectKind: view,
      subjectId: question.id,
      before: { stage: held.stage, ...before },
      after: { stage: move.to, ...(remark === "" ? {} : { remark }), ...after },
    });
    sendLiveHint(tx, {
      topic: "questions",
      to: isNote ? { right: rightOfAction(kind, "note") } : { org: held.storeCode },
      id: String(question.id),
    });
    return { id: question.id, version: question.version };
  });
}

/** Since when somebody is waited for: begins anew where the question goes on to somebody else or is asked again after an answer. */
function waitingSince(
  held: HeldQuestion,
  action: QuestionAction,
  to: QuestionStage,
  at: Date,
): Date | null {
  if (!isWaiting(to)) return null;
  const goesOn = action !== "note" && (to !== held.stage || action === "designate");
  return goesOn || held.waitingSince === null ? at : held.waitingSince;
}

/** Holds a question that an action reaches. Refuses `not-found`. */
async function holdQuestion(
  tx: TxCtx,
  kind: QuestionKind,
  id: number,
  action: QuestionAction,
): Promise<HeldQuestion> {
  const { sql } = tx;
  const [row] = await sql<HeldQuestion[]>`
    select q.id::int, q.version, q.code, q.kind, q.stage, q.node, q.type_code, q.title, q.body, q.store_code, q.asker_id::int, q.brand_code,
      q.series_code, q.vin, q.urgent, q.section_code, q.designated_id::int, q.assignee_id::int, q.asked_at, q.waiting_since, q.closed_by
    from questions q
    where q.id = ${id} and q.kind = ${kind}
      and ${questionScope(tx, `${QUESTION_ROUTES[kind].view}:view`)} and ${
    questionScope(tx, rightOfAction(kind, action))
  }
    for update of q`;
  if (!row) throw refuse("not-found");
  return row;
}

/** What every event of a question says of it. */
export function toldOf(question: HeldQuestion) {
  return {
    questionId: question.id,
    questionCode: question.code!,
    version: question.version,
    questionKind: question.kind,
    storeCode: question.storeCode,
    seriesCode: question.seriesCode,
  };
}

/** `hand-back` as `handBack`: actions in operation ids. */
function operationOf(action: QuestionAction): string {
  return action.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
