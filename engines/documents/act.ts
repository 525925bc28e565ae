import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { Action, WorkflowState } from "./workflow_state.ts";
import { answer, questionOf } from "./answers.ts";
import { copyDocument, reviseDocument } from "./begin_document.ts";
import { contentOf } from "./content_of.ts";
import type { DocumentKind, Happening } from "./define_document.ts";
import { documentRight, RIGHT_OF_ACTION } from "./document_rights.ts";
import { releaseAttachments } from "./keep_attachments.ts";
import { keepPictures } from "./keep_pictures.ts";
import { linkDocument } from "./link_document.ts";
import { readDocument } from "./read_document.ts";
import { requireComplete } from "./require_complete.ts";
import { endWaiting, tellApprovers } from "./tell_approvers.ts";
import { tellAuthor } from "./tell_author.ts";
import { keepRevocation } from "./tell_revoked.ts";
import { recordDocument, tell, toldState } from "./tell.ts";
import type { DocumentView, ToldApproval } from "./types.ts";
import { writeState } from "./write_state.ts";

/** An action on a revision as it was read. */
export interface Act {
  id: number;
  revision: number;
  version: number;
  action: Exclude<Action, "edit">;
  /** The approver's: must be there unless it passes. Of a revocation: why, for whoever was told of what is revoked. */
  remark?: string;
}

const DECISIONS = { pass: 1, reject: 0, fail: 2 } as const;

function isDecision(action: Action): action is keyof typeof DECISIONS {
  return action in DECISIONS;
}

/**
 * Does what a workflow allows: state, record of the approval or line of the log, and event in one transaction. Refuses `no-right`,
 * `not-found`, `state-changed` when somebody was faster, and whatever `advance` has against it.
 *
 * @returns what the document is then; of a copy or a successor that one; null when it is deleted
 */
export async function act(ctx: Ctx, kind: DocumentKind, asked: Act): Promise<DocumentView | null> {
  const by = documentRight(kind, RIGHT_OF_ACTION[asked.action]);
  requireRight(ctx, by);
  return await ctx.tx(async (tx) => {
    const before = await readDocument(tx, kind, asked, { by, lock: true });
    if (before.version !== asked.version) throw refuse("state-changed");
    const question = await questionOf(tx, kind, before);
    const advanced = answer(tx, kind, before, asked.action, question);
    if ("refused" in advanced) throw refuse(advanced.refused);
    const operation = `${operationVerb(asked.action)}${kind.noun[0]}`;
    switch (advanced.outcome) {
      case "gone":
        await recordDocument(tx, kind, before, operation);
        await tell(tx, kind, before, "delete");
        await deleteRevision(tx, kind, before);
        return null;
      case "drafted": {
        const drafted = asked.action === "copy"
          ? await copyDocument(tx, kind, before)
          : await reviseDocument(tx, kind, before);
        await recordDocument(tx, kind, drafted, operation);
        return drafted;
      }
      case "stays":
        return await moveOn(
          tx,
          kind,
          before,
          { ...asked, operation, inPlaceOf: question.inPlaceOf },
          advanced.to,
        );
    }
  });
}

/** `cancel-top` as `cancelTop`: actions in operation ids. */
export function operationVerb(action: Action): string {
  return action.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

async function moveOn(
  tx: TxCtx,
  kind: DocumentKind,
  before: DocumentView,
  { action, remark, operation, inPlaceOf }: Act & { operation: string; inPlaceOf: number | null },
  to: WorkflowState,
): Promise<DocumentView> {
  if (action === "submit") await requireComplete(tx, kind, before);
  const approval = isDecision(action)
    ? await recordApproval(tx, before, { result: DECISIONS[action], remark, inPlaceOf })
    : undefined;
  if (action === "submit") await voidApprovals(tx, before);
  if (action === "release") await replaceOlder(tx, before);
  if (action === "revoke") await keepRevocation(tx, before, remark);
  await writeState(tx, before, to, { action, departmentCode: turnOf(kind, before, to) });
  const after = await readDocument(tx, kind, { id: before.id, revision: before.revision }, {
    by: documentRight(kind, RIGHT_OF_ACTION[action]),
  });
  if (action === "release") {
    await linkDocument(tx, kind, after);
    await kind.released?.(tx, after);
  }
  await recordDocument(tx, kind, after, operation, { ...toldState(after), ...(remark ? { remark } : {}) });
  if (isDecision(action) || action === "abandon") {
    await endWaiting(tx, kind, before, { isTakenBack: action === "abandon" });
  }
  if (action === "submit" || action === "pass") await tellApprovers(tx, kind, after);
  // One department of several has passed it: nothing is decided yet.
  const isDecided = action !== "pass" || to.verifyResult !== null;
  if (!isDecided && !kind.eachDepartment) return after;
  await tell(tx, kind, after, action as Happening, approval);
  if (isDecision(action)) {
    const decision = isDecided ? action : "step";
    await tellAuthor(tx, kind, after, decision, {
      remark: remark?.trim(),
      department: before.departmentCode,
    });
  }
  return after;
}

/** Whose turn it is after an action. */
function turnOf(kind: DocumentKind, document: DocumentView, to: WorkflowState): string | null {
  const waits = to.submitState === 1 && to.verifyResult === null && to.discard === 1;
  return waits ? kind.departments(document.values)[to.passedDepartments.length] ?? null : null;
}

async function recordApproval(
  tx: TxCtx,
  document: DocumentView,
  { result, remark, inPlaceOf }: { result: 0 | 1 | 2; remark: string | undefined; inPlaceOf: number | null },
): Promise<ToldApproval> {
  const said = remark?.trim() || null;
  if (result !== 1 && said === null) throw refuseField("remark", "document-remark-needed");
  const { sql } = tx;
  const [row] = await sql<{ id: number }[]>`
    insert into document_approvals (
      revision_id, department_code, user_id, for_user_id, result, remark, content, decided_at
    )
    values (
      ${document.revisionId}, ${document.departmentCode}, ${
    personOf(tx).id
  }, ${inPlaceOf}, ${result}, ${said},
      ${sql.json(contentOf(document) as never)}, ${tx.clock()}
    )
    returning id`;
  return { approvalId: Number(row!.id), departmentCode: document.departmentCode! };
}

/** Submitted again, it begins with the first department: what was decided before no longer counts. */
async function voidApprovals(tx: TxCtx, { revisionId }: DocumentView): Promise<void> {
  await tx.sql`
    update document_approvals set voided_at = ${tx.clock()}
    where revision_id = ${revisionId} and voided_at is null`;
}

/** What a released revision takes the place of. */
async function replaceOlder(tx: TxCtx, { id, revision }: DocumentView): Promise<void> {
  await tx.sql`
    update document_revisions
    set publish_state = 0, top_state = 0, stop_state = 0, replaced_at = ${tx.clock()}, version = version + 1
    where document_id = ${id} and number < ${revision} and replaced_at is null`;
}

/** The last revision takes the document with it. */
async function deleteRevision(tx: TxCtx, kind: DocumentKind, document: DocumentView): Promise<void> {
  const { sql } = tx;
  await releaseAttachments(tx, kind, document);
  await keepPictures(tx, kind, { revisionId: document.revisionId, texts: [] });
  await sql`delete from document_revisions where id = ${document.revisionId}`;
  await sql`
    delete from documents d
    where d.id = ${document.id} and not exists (select from document_revisions r where r.document_id = d.id)`;
}
