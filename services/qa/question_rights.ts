import type { Fragment } from "postgres";
import type { Condition } from "@/engines/lists/filters.ts";
import { holderOrNull, personOrNull } from "@/kernel/access/actor.ts";
import type { Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionAction, QuestionKind } from "./advance_question.ts";

/** The three pages of a kind of question (specification section 2), and the texts of its categories. */
export const QUESTION_ROUTES = {
  part: { list: "PartQAList", add: "PartQAAdd", view: "PartQAView", parents: "qa.part_parent" },
  technical: { list: "TechQAList", add: "TechQAAdd", view: "TechQAView", parents: "qa.tech_parent" },
} as const satisfies Record<QuestionKind, { list: string; add: string; view: string; parents: string }>;

const HEAD_API: Readonly<Record<QuestionAction, string>> = {
  save: "edit",
  ask: "edit",
  delete: "edit",
  answer: "reply",
  "ask-again": "view",
  note: "note",
  escalate: "reply",
  designate: "designate",
  "hand-back": "reply",
  adopt: "adopt",
  finish: "finish",
  score: "adopt",
  release: "release",
};

/** The right that an action on a kind of question asks for. */
export function rightOfAction(kind: QuestionKind, action: QuestionAction): Right {
  const { add, view } = QUESTION_ROUTES[kind];
  return `${HEAD_API[action] === "edit" ? add : view}:${HEAD_API[action]}`;
}

/** The condition under which whoever acts reaches a question, alias `q`, by a right: its store and brand, and of drafts the asker's own alone. */
export function questionScope(ctx: Ctx, right: Right): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system") return sql`true`;
  const own = personOrNull(ctx)?.id ?? 0;
  return sql`(
    (q.stage <> 'draft' and ${scopeOf(ctx, right)({ org: sql`q.store_code`, brand: sql`q.brand_code` })})
    or q.asker_id = ${own}
  )`;
}

/**
 * The same for lists: stores are said by their codes before, so that the planner knows how few questions of all are theirs and begins with them.
 */
export async function questionListScope(ctx: Ctx, right: Right): Promise<Condition> {
  const { sql } = ctx;
  const tops = topsOf(ctx, right);
  if (tops === null) return () => questionScope(ctx, right);
  const rows = await sql<{ code: string }[]>`
    select distinct b.code from unnest(${tops}::text[]) top cross join lateral org_and_below(top) b (code)`;
  const stores = rows.map(({ code }) => code);
  const own = personOrNull(ctx)?.id ?? 0;
  return () =>
    sql`((q.store_code = any(${stores}::text[]) or q.asker_id = ${own}) and ${questionScope(ctx, right)})`;
}

/** Organisations below which whoever acts has a right; null: it is not bounded by them. */
function topsOf(ctx: Ctx, right: Right): string[] | null {
  const holder = holderOrNull(ctx);
  if (!holder) return null;
  const tops = holder.assignments
    .filter(({ rights }) => rights.has(right))
    .map(({ org }) => org ?? (holder.userType === "factory" ? null : holder.orgCode));
  return tops.includes(null) ? null : [...new Set(tops as string[])];
}
