import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import { groupOf } from "@/engines/calls/words_of_noun.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import type { DocumentKind } from "./define_document.ts";
import { dayOfPerson, isReadOn } from "./own_days.ts";
import { readDocument } from "./read_document.ts";
import { mayReadIt, readingRight } from "./readers.ts";

/** A document to be shown to somebody (specification, share payload). */
const share = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  langCode: z.enum(LANGS).describe("one in which it is written"),
  receivingUser: z.string().trim().min(1).max(64).describe("code of an account that may read it"),
});
type Share = z.infer<typeof share>;

/**
 * Tells somebody of a published document, by a message that leads to it in the language that was chosen; the same again on one day (UTC) is the same message,
 * so that nobody's mail is filled by it. Refuses `no-right`, `not-found`, `share-overseas` in the overseas edition, and by field a language in which it is not
 * written, and `share-not-readable` alike for who may not read it and who is not there: whoever shares learns no accounts.
 */
export async function shareDocument(ctx: Ctx, kind: DocumentKind, asked: Share): Promise<null> {
  const by = readingRight(kind);
  requireRight(ctx, by);
  if (ctx.edition === "overseas") throw refuse("share-overseas");
  const person = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const { id, langCode, receivingUser } = asked;
    const document = await readDocument(tx, kind, { id, revision: "published" }, { by });
    const text = document.texts.find(({ lang, title }) => lang === langCode && title !== "");
    if (!text) throw refuseField("langCode", "value-not-allowed", { what: langCode });
    const what = `document-shared ${tx.clock().toISOString().slice(0, 10)} ${langCode} ${person.id} `;
    const [receiver] = await sql<{ id: number; eventId: string }[]>`
      select u.id, md5(${what}::text || r.id)::uuid as event_id
      from users u
      join document_revisions r on r.id = ${document.revisionId}
      join ${sql(kind.table)} k on k.revision_id = r.id
      where u.user_code = ${receivingUser} and u.id = any(${await peopleWith(tx, by)}::bigint[])
        and ${mayReadIt(tx, kind, document.revisionId)}
        and ${isReadOn(tx, kind, "k", dayOfPerson(tx))}`;
    if (!receiver) throw refuseField("receivingUser", "share-not-readable");
    await notifyPeople(tx, {
      eventId: receiver.eventId,
      kind: "document-shared",
      params: { from: person.fullName, code: document.code ?? "", title: text.title },
      link: `${kind.routes.preview}?id=${id}&lang=${langCode}`,
      receivers: [Number(receiver.id)],
    });
    await recordChange(tx, {
      operation: `share${kind.noun[0]}`,
      funLink: kind.routes.reading,
      subjectKind: kind.routes.reading,
      subjectId: id,
      after: { receivingUser, langCode },
    });
    return null;
  });
}

// deno-lint-ignore no-explicit-any -- of each kind
export function shareCall(kind: DocumentKind): Call<any, any> {
  return {
    tag: groupOf(kind.noun[1]),
    loggedAs: "changes",
    operationId: `share${kind.noun[0]}`,
    method: "post",
    path: `${kind.path}/{id}/shares`,
    need: readingRight(kind),
    summary: "Tell somebody of it by a message that leads to it in a language; not in the overseas edition",
    input: share,
    output: z.null(),
    form: { message: "documents.done_share" },
    run: (ctx: Ctx, asked: Share) => shareDocument(ctx, kind, asked),
  };
}
