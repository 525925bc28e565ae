import { recordChange } from "@/engines/audit/record_change.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "./advance_question.ts";
import type { SOURCES } from "./look_alikes.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { deleteQuestion } from "./save_question.ts";

/** What answered a question before it was asked, and its draft where one was saved. */
export interface Solved {
  id?: number;
  version?: number;
  source: typeof SOURCES[number];
  key: string;
}

/** Ends an asking that found its answer: its draft goes, what helped is counted. Refuses what `deleteQuestion` does. */
export function solveAsking(
  ctx: Ctx,
  kind: QuestionKind,
  { id, version, source, key }: Solved,
): Promise<null> {
  const { add } = QUESTION_ROUTES[kind];
  requireRight(ctx, `${add}:edit`);
  return ctx.tx(async (tx) => {
    const { sql } = tx;
    if (id !== undefined) await deleteQuestion(tx, kind, { id, version: version ?? 0 });
    await sql`
      insert into question_solutions (kind, user_id, source, source_key, at)
      values (${kind}, ${personOf(tx).id}, ${source}, ${key}, ${tx.clock()})`;
    await recordChange(tx, {
      operation: `solve${kind === "part" ? "Part" : "Tech"}Question`,
      funLink: add,
      subjectKind: add,
      subjectId: id ?? 0,
      after: { source, key },
    });
    return null;
  });
}
