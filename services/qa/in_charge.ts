import { chainOf } from "@/services/departments/chain_of.ts";
import { isActive } from "@/services/departments/active_person.ts";
import { isOnDuty } from "@/services/departments/approver_duties.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { seesBrand } from "@/kernel/access/sees_brand.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Node, QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import type { InPlaceOf } from "./question_types.ts";

/** What of a question says who answers it. */
export interface Answerable {
  kind: QuestionKind;
  node: Node | null;
  typeCode: string | null;
  storeCode: string;
  askerId: number;
  brandCode: string | null;
  designatedId: number | null;
  assigneeId: number | null;
}

/** One of those who are waited for; who stands in for somebody with whose place they take. */
export interface InCharge {
  id: number;
  inPlaceOf: InPlaceOf | null;
}

/**
 * The people who are waited for: of a consultation those at its node (specification section 6), else the staff of its type, or whoever has taken it; with whoever stands in for one of them who is away, and never the asker.
 * Each once, in a place of their own before another's. Empty where nobody active is responsible: then it waits for whoever has the right to reply.
 */
export async function inChargeOf(ctx: Ctx, question: Answerable): Promise<InCharge[]> {
  const people = await named(ctx, question);
  const all = [
    ...people.map((id): InCharge => ({ id, inPlaceOf: null })),
    ...await substitutesOf(ctx, people, question),
  ];
  return all.filter(({ id }, place) =>
    id !== question.askerId && all.findIndex((one) => one.id === id) === place
  );
}

/** Those who stand in today for people who are away: who may answer and reaches the store of the question. */
async function substitutesOf(
  ctx: Ctx,
  people: readonly number[],
  question: Answerable,
): Promise<InCharge[]> {
  if (people.length === 0) return [];
  const { kind, storeCode, brandCode } = question;
  const rows = await ctx.sql<InCharge[]>`
    select v.id::int, jsonb_build_object('fullName', u.full_name, 'until', s.end_date) as in_place_of
    from duty_substitutes s
    join users u on u.id = s.user_id
    join users v on v.id = s.substitute_id and (v.user_type = 'factory' or v.org_code = ${storeCode})
    where s.user_id = any(${[...people]}::bigint[]) and ${isOnDuty(ctx)} and ${isActive(ctx)}
      and exists (select from users u where u.id = v.id and ${isActive(ctx)} and ${
    seesBrand(ctx, ctx.sql`${brandCode}::text`)
  })
    order by u.full_name, u.id, s.end_date desc`;
  if (rows.length === 0) return [];
  const may = new Set(await peopleWith(ctx, `${QUESTION_ROUTES[kind].view}:reply`));
  return rows.filter(({ id }) => may.has(id));
}

/** Whether whoever acts is one of these people or stands in for one of them today. */
export async function actsFor(ctx: Ctx, people: readonly number[], question: Answerable): Promise<boolean> {
  const { id: me } = personOf(ctx);
  return people.includes(me) || (await substitutesOf(ctx, people, question)).some(({ id }) => id === me);
}

async function named(ctx: Ctx, question: Answerable): Promise<number[]> {
  const { kind, node, typeCode, storeCode, brandCode, designatedId, assigneeId } = question;
  if (node !== null) {
    const chain = await chainOf(ctx, { store: storeCode, brand: brandCode ?? "" });
    const people = {
      supervisor: chain.supervisors,
      "section-head": chain.chiefs,
      engineer: chain.designated,
    };
    if (node === "engineer" && designatedId !== null) return [designatedId];
    return people[node].map(({ userId }) => userId);
  }
  if (assigneeId !== null) return [assigneeId];
  const { sql } = ctx;
  const staff = kind === "part" ? sql`part_qa_type_staff` : sql`tech_qa_type_staff`;
  const rows = await sql<{ userId: number }[]>`
    select s.user_id
    from ${staff} s join users u on u.id = s.user_id and u.state = 'normal' and u.deleted_at is null
    where s.type_code = ${typeCode}
    order by s.user_id`;
  return rows.map(({ userId }) => Number(userId));
}
