import { Card } from "@/components/Card.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { EditorData } from "./read_editor.ts";

/** Revisions of a document with a way to each; nothing while there is one only. */
export function RevisionList(
  { kind, data: { document, revisions }, ctx, basePath }: {
    kind: DocumentKind;
    data: EditorData;
    ctx: Ctx;
    basePath: string;
  },
) {
  if (revisions.length < 2) return null;
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <Card title={t("documents.revisions")}>
      <ul class="document-approvals">
        {revisions.map(({ number, publishedAt, isPublished }) => (
          <li key={number}>
            <a
              class="link"
              href={fromHere(`${basePath}/${kind.routes.editor}?id=${document.id}&revision=${number}`)}
              aria-current={number === document.revision ? "page" : "false"}
            >
              {t("documents.revision_n", { number })}
            </a>{" "}
            <span class="text-ink-3">
              {publishedAt && format.moment(publishedAt)} {isPublished && t("documents.revision_published")}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
