import { notifyPeople } from "@/engines/messages/notify_people.ts";
import type { MessageParams } from "@/engines/messages/words.ts";
import { peopleOfOrgWith, peopleWith } from "@/engines/messages/people_with.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { Node, QuestionKind } from "./advance_question.ts";
import { type InCharge, inChargeOf } from "./in_charge.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";

/** A question as its messages tell of it. */
interface Told {
  id: number;
  kind: QuestionKind;
  code: string;
  title: string;
  node: Node | null;
  typeCode: string | null;
  storeCode: string;
  storeNames: Record<string, string>;
  brandCode: string | null;
  askerId: number;
  designatedId: number | null;
  assigneeId: number | null;
  version: number;
  closed: boolean;
}

/** A question for its messages; null for one that is gone. */
export async function readTold(tx: TxCtx, id: number): Promise<Told | null> {
  const [row] = await tx.sql<Told[]>`
    select q.id::int, q.kind, q.code, q.title, q.node, q.type_code, q.store_code, o.names as store_names, q.brand_code, q.asker_id::int,
      q.designated_id::int, q.assignee_id::int, q.version, q.stage = 'closed' as closed
    from questions q join orgs o on o.code = q.store_code
    where q.id = ${id} and q.stage <> 'draft'`;
  return row ?? null;
}

/** Whom a question waits for: those in charge, else of its store or the factory whoever may answer, but never the asker. */
export async function waitedFor(tx: TxCtx, told: Told): Promise<InCharge[]> {
  const named = await inChargeOf(tx, told);
  if (named.length > 0) return named;
  const right = `${QUESTION_ROUTES[told.kind].view}:reply` as const;
  const ofStore = told.node === "supervisor" ? await peopleOfOrgWith(tx, told.storeCode, right) : [];
  const others = ofStore.filter((id) => id !== told.askerId);
  if (others.length > 0) return inOwnPlace(others);
  const factory = await tx.sql<{ id: number }[]>`
    select id::int from users where id = any(${await peopleWith(
    tx,
    right,
  )}::bigint[]) and user_type = 'factory'`;
  return inOwnPlace(factory.map(({ id }) => id).filter((id) => id !== told.askerId));
}

/** People who are told for themselves. */
export function inOwnPlace(people: readonly number[]): InCharge[] {
  return people.map((id) => ({ id, inPlaceOf: null }));
}

/** Tells people of a question, each once; the message leads to it, and says to who stands in for somebody whose place they take. */
export async function tell(
  tx: TxCtx,
  told: Told,
  { eventId, kind, receivers, params = {} }: {
    eventId: string;
    kind: string;
    receivers: readonly InCharge[];
    params?: MessageParams;
  },
): Promise<void> {
  const places = Map.groupBy(receivers, ({ inPlaceOf }) => inPlaceOf && JSON.stringify(inPlaceOf));
  for (const people of places.values()) {
    const { inPlaceOf } = people[0]!;
    await notifyPeople(tx, {
      eventId,
      kind,
      params: {
        code: told.code,
        title: told.title,
        store: { inLangs: Object.entries(told.storeNames) },
        ...params,
        ...inPlaceOf && { inPlaceOf: { away: inPlaceOf.fullName, until: inPlaceOf.until } },
      },
      link: `${QUESTION_ROUTES[told.kind].view}?id=${told.id}`,
      receivers: people.map(({ id }) => id),
    });
  }
}
