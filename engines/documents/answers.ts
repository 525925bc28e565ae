import { personId } from "@/kernel/access/person_id.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { type Action, ACTIONS, type Asker, type Standing } from "./workflow_state.ts";
import { advance, type Advanced } from "./advance.ts";
import type { ApproverDuty, DocumentKind } from "./define_document.ts";
import { documentRight, RIGHT_OF_ACTION } from "./document_rights.ts";
import type { DocumentView } from "./types.ts";

/** What is known of whoever acts and of the document when an action is decided. */
export interface Question {
  asker: Asker;
  standing: Standing;
  /** Whoever acts would decide in the place of this person; null: in their own right, or not at all. */
  inPlaceOf: number | null;
}

/** Gathers it: one or two short queries. */
export async function questionOf(ctx: Ctx, kind: DocumentKind, document: DocumentView): Promise<Question> {
  const own = personId(ctx);
  const has = (right: Parameters<typeof documentRight>[1]) => may(ctx.actor, documentRight(kind, right));
  const [duties, hasPassed, isHandedOver] = await Promise.all([
    document.departmentCode === null || !has("verify") ? [] : kind.duties(ctx),
    hasPassedIt(ctx, document),
    kind.isHandedOver?.(ctx, document) ?? false,
  ]);
  const duty = dutyFor(duties, document);
  return {
    inPlaceOf: duty?.lentBy ?? null,
    asker: {
      isAuthor: own !== null && document.author.id === own,
      editsAll: has("edit-all"),
      publishes: has("publish"),
      stops: has("stop"),
      approves: duty !== undefined,
      hasPassed,
    },
    standing: {
      departments: kind.departments(document.values),
      ownIsBarred: kind.ownIsBarred === true,
      hasSuccessor: document.lastRevision > document.revision,
      isReplaced: document.isReplaced,
      isHandedOver,
    },
  };
}

/** The duty by which a document is decided on, one's own before one that is lent. */
function dutyFor(duties: readonly ApproverDuty[], document: DocumentView): ApproverDuty | undefined {
  const fitting = duties.filter(({ department, brand, lentBy }) =>
    department === document.departmentCode && (brand === null || brand === document.brand) &&
    lentBy !== document.author.id
  );
  return fitting.find(({ lentBy }) => lentBy === null) ?? fitting[0];
}

/** Whether whoever acts has passed this revision for one of its departments. */
async function hasPassedIt(ctx: Ctx, document: DocumentView): Promise<boolean> {
  if (document.state.passedDepartments.length === 0) return false;
  const [found] = await ctx.sql`
    select from document_approvals
    where revision_id = ${document.revisionId} and user_id = ${
    personId(ctx)
  } and result = 1 and voided_at is null`;
  return found !== undefined;
}

/** What an action would make of it, or why it is refused: the one answer that verbs and buttons go by. */
export function answer(
  ctx: Ctx,
  kind: DocumentKind,
  document: DocumentView,
  action: Action,
  { asker, standing }: Question,
): Advanced {
  if (!may(ctx.actor, documentRight(kind, RIGHT_OF_ACTION[action]))) return { refused: "no-right" };
  return advance(document.state, action, asker, ctx.clock(), standing);
}

/** May whoever acts do this now, and if not why: null where they may. */
export type Answers = Readonly<Record<Action, RefusalKey | null>>;

/** The answers to all actions, for the buttons of a page. */
export async function answersTo(ctx: Ctx, kind: DocumentKind, document: DocumentView): Promise<Answers> {
  const question = await questionOf(ctx, kind, document);
  return Object.fromEntries(ACTIONS.map((action) => {
    const given = answer(ctx, kind, document, action, question);
    return [action, "refused" in given ? given.refused : null];
  })) as unknown as Answers;
}
