import { personId } from "@/kernel/access/person_id.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { Action, WorkflowState } from "./workflow_state.ts";
import type { DocumentView } from "./types.ts";

/** Columns that say who did something, by the action. */
const DONE_BY: Partial<Record<Action, string>> = {
  submit: "submitted_by",
  pass: "verified_by",
  reject: "verified_by",
  fail: "verified_by",
  release: "published_by",
  stop: "stopped_by",
};

/**
 * Writes the state that `advance` has decided, and counts the revision's version on: nothing else writes these columns.
 *
 * @param departmentCode whose turn it is then; left out: nobody's
 */
export async function writeState(
  tx: TxCtx,
  { revisionId }: Pick<DocumentView, "revisionId">,
  to: WorkflowState,
  { action, departmentCode = null }: { action?: Action; departmentCode?: string | null } = {},
): Promise<void> {
  const { sql } = tx;
  const by = action && DONE_BY[action];
  await sql`
    update document_revisions
    set ${sql({ ...to, passedDepartments: [...to.passedDepartments], departmentCode })},
      ${by ? sql`${sql(by)} = ${personId(tx)},` : sql``} version = version + 1
    where id = ${revisionId}`;
}
