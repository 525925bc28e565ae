import { sendUserHint } from "@/engines/live/live_hint.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import type { MessageParam } from "@/engines/messages/words.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { DocumentKind } from "./define_document.ts";
import { namesOfDepartment } from "./names_of_department.ts";
import type { DocumentView } from "./types.ts";

/** Messages to approvers: something waits for their decision, and its author has taken that back. */
export const WAITS = "document-waits";
export const TAKEN_BACK = "document-taken-back";

/** Tells the approvers of the department whose turn it is that a document waits for them, in the transaction of what made it theirs. Its author is none of them. */
export async function tellApprovers(tx: TxCtx, kind: DocumentKind, document: DocumentView): Promise<void> {
  const { departmentCode: department, brand, author } = document;
  if (department === null) return;
  const people = await kind.approvers(tx, { department, brand, authorId: author.id });
  const message = {
    eventId: tx.newId(),
    kind: WAITS,
    link: linkTo(kind, document),
  };
  const params = await paramsOf(tx, document, department);
  const own = people.filter(({ inPlaceOf }) => inPlaceOf === null).map(({ userId }) => userId);
  await notifyPeople(tx, { ...message, params, receivers: own });
  for (const { userId, inPlaceOf } of people) {
    if (inPlaceOf) {
      await notifyPeople(tx, { ...message, params: { ...params, inPlaceOf }, receivers: [userId] });
    }
  }
}

/**
 * What waited is decided, or taken back by its author: nobody has that to do any more. Only what is taken back is told, once, to whom it had been told.
 *
 * @param document as it was while it waited
 */
export async function endWaiting(
  tx: TxCtx,
  kind: DocumentKind,
  document: DocumentView,
  { isTakenBack }: { isTakenBack: boolean },
): Promise<void> {
  if (document.departmentCode === null) return;
  const { sql } = tx;
  const now = tx.clock();
  // Written out, as its index is (0853).
  const told = await sql<{ userId: string }[]>`
    update messages
    set done_at = coalesce(done_at, ${now}), read_at = coalesce(read_at, ${now})
    where kind = 'document-waits' and link = ${
    linkTo(kind, document)
  } and created_at >= ${document.state.submittedAt}
    returning user_id::text`;
  const people = [...new Set(told.map(({ userId }) => Number(userId)))];
  for (const person of people) sendUserHint(tx, "messages", person);
  if (!isTakenBack) return;
  await notifyPeople(tx, {
    eventId: tx.newId(),
    kind: TAKEN_BACK,
    params: await paramsOf(tx, document, document.departmentCode),
    link: linkTo(kind, document),
    receivers: people.filter((id) => id !== personOf(tx).id),
  });
}

/** Where it is decided on, by which its messages are found again. */
function linkTo({ routes }: DocumentKind, { id, revision }: DocumentView): string {
  return `${routes.editor}?id=${id}&revision=${revision}`;
}

async function paramsOf(
  tx: TxCtx,
  { code, texts, author }: DocumentView,
  department: string,
): Promise<Record<string, MessageParam>> {
  return {
    code: code ?? "",
    title: {
      inLangs: texts.filter(({ title }) => title !== "").map((
        { lang, title },
      ): [string, string] => [lang, title]),
    },
    from: author.name,
    department: { inLangs: await namesOfDepartment(tx, department) },
  };
}
