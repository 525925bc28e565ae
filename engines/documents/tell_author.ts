import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { cutText } from "@/kernel/cut_text.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { DocumentKind } from "./define_document.ts";
import { namesOfDepartment } from "./names_of_department.ts";
import type { DocumentView } from "./types.ts";

/** Messages to authors of what was decided about their documents. */
export const DECIDED = {
  pass: "document-passed",
  reject: "document-rejected",
  fail: "document-failed",
  /** One of several departments has passed it, and the next one decides. */
  step: "document-passed-on",
} as const;

/** Most of a remark that stands in the message; all of it stands on the page that it leads to. */
const SHOWN = 300;

/** Tells the author what was decided, in the transaction of the decision, with what its approver wrote. */
export async function tellAuthor(
  tx: TxCtx,
  kind: DocumentKind,
  { id, author, code, texts }: DocumentView,
  decision: keyof typeof DECIDED,
  { remark = "", department }: { remark?: string; department: string | null },
): Promise<void> {
  const titles = texts.filter(({ title }) => title !== "")
    .map(({ lang, title }): [string, string] => [lang, title]);
  await notifyPeople(tx, {
    eventId: tx.newId(),
    kind: DECIDED[decision],
    params: {
      code: code ?? "",
      title: { inLangs: titles },
      from: personOf(tx).fullName,
      department: { inLangs: await namesOfDepartment(tx, department) },
      remark: cutText(remark, SHOWN),
    },
    link: `${kind.routes.editor}?id=${id}`,
    receivers: [author.id],
  });
}
