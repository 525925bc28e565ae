import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "./advance_question.ts";
import { SOURCES } from "./look_alike.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { deleteQuestion } from "./save_question.ts";

export const solved = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().describe(
    "of its draft, where one was saved",
  ),
  version: z.int().positive().optional(),
  source: z.enum(SOURCES),
  key: z.string().max(120),
});
/** What answered a question before it was asked. */
type Solved = z.infer<typeof solved>;

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
