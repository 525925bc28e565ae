import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { archiveHref } from "@/engines/documents/archive.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Playable } from "@/engines/files/convert/read_media.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { AttachmentList } from "./AttachmentList.tsx";

/** The attachments of a document, but for those that stand in the sections that they belong to. */
export function DocumentAttachments({ kind, document, media, chain, ctx }: {
  kind: DocumentKind;
  document: DocumentView;
  media: ReadonlyMap<string, Playable>;
  /** Languages of the reader, the best first: that of the text that is shown before them. */
  chain: readonly string[];
  ctx: Ctx;
}) {
  const { attachments } = document;
  const ofTheWhole = attachments.filter(({ section }) => section === null);
  const isSeveral = attachments.length > 1;
  if (ofTheWhole.length === 0 && !isSeveral) return null;
  return (
    <Card
      title={ctx.t("documents.attachments")}
      end={isSeveral && (
        <Button icon="folder-archive" kind="quiet" href={archiveHref(kind.kind, document.id)}>
          {ctx.t("documents.all_as_zip")}
        </Button>
      )}
    >
      <AttachmentList attachments={ofTheWhole} media={media} chain={chain} ctx={ctx} />
    </Card>
  );
}
