import { notifyPeople } from "@/engines/messages/notify_people.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { caseDocument } from "./case_document.ts";

/** Tells the author of a case what became of it, with the title in their language, unless it was they who did it. */
export async function tellCaseAuthor(
  tx: TxCtx,
  { id, data }: {
    id: string;
    data: { caseId: number; caseCode: string; revision: number; actorCode: string };
  },
  kind: "case-published" | "case-excellent",
): Promise<void> {
  const { sql } = tx;
  const rows = await sql<{ authorId: number; lang: string; title: string }[]>`
    select d.author_id, t.lang, t.title
    from documents d
    join users u on u.id = d.author_id and u.user_code <> ${data.actorCode}
    join document_revisions r on r.document_id = d.id and r.number = ${data.revision}
    join document_texts t on t.revision_id = r.id and t.title <> ''
    where d.id = ${data.caseId}
    order by t.state <> 'source'`;
  if (rows.length === 0) return;
  await notifyPeople(tx, {
    eventId: id,
    kind,
    params: {
      code: data.caseCode,
      title: { inLangs: rows.map(({ lang, title }): [string, string] => [lang, title]) },
    },
    link: `${caseDocument.routes.preview}?id=${data.caseId}`,
    receivers: [Number(rows[0]!.authorId)],
  });
}
