import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { type DocumentKind, documentRight } from "@/engines/documents/define_document.ts";
import { readDocument, textFor } from "@/engines/documents/read_document.ts";
import { confirmedAt, noteReading, readingRight } from "@/engines/documents/readers.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { may, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LANGUAGES } from "@/kernel/texts/languages.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { DocumentNotices } from "./DocumentNotices.tsx";

/** What a reader's page has read before it is drawn. */
export interface PreviewData {
  document: DocumentView;
  confirmed: Date | null;
}

/** Reads what a reader's page asks for (`id`), and notes that it was opened; null for what the reader may not see. */
export async function readPreview(ctx: Ctx, kind: DocumentKind, url: URL): Promise<PreviewData | null> {
  const by = readingRight(kind);
  requireRight(ctx, by);
  const id = url.searchParams.get("id");
  if (id === null || !/^[1-9]\d{0,14}$/.test(id)) return null;
  const wanted = { id: Number(id), revision: "published" } as const;
  const { ok: document } = await attempt(() => readDocument(ctx, kind, wanted, { by }));
  if (!document) return null;
  noteReading(ctx, document);
  return { document, confirmed: kind.confirmed ? await confirmedAt(ctx, document) : null };
}

/** A published document as its readers see it: the best of its languages, facts beside the text, and the button that confirms it. */
export function PreviewPage({ kind, data, state }: { kind: DocumentKind; data: PreviewData; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { document, confirmed } = data;
  const text = textFor(document, ctx.chain)!;
  return (
    <>
      <PageHead
        title={text.title}
        note={<span class="mono">{document.code}</span>}
        crumbs={[{ label: t(`page.${kind.routes.reading}`), href: `${basePath}/${kind.routes.reading}` }]}
      >
        {may(ctx.actor, documentRight(kind, "view")) && (
          <Button href={`${basePath}/${kind.routes.editor}?id=${document.id}`} icon="pencil">
            {t("documents.to_editor")}
          </Button>
        )}
        {kind.confirmed && !confirmed && (
          <form
            method="post"
            action={`${kind.path}/${document.id}/confirmation`}
            data-call=""
            data-after="reload"
          >
            <Button kind="primary" icon="check">{t("documents.confirm")}</Button>
          </form>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      <DocumentNotices kind={kind} document={document} state={state} reading />
      {text.lang !== ctx.lang && (
        <Notice tone="info">{t("documents.foreign", { language: LANGUAGES[text.lang].name })}</Notice>
      )}
      {confirmed && (
        <Notice tone="ok">{t("documents.confirmed_on", { at: formatOf(ctx).moment(confirmed) })}</Notice>
      )}
      <div class="document">
        <article class="document-main">
          <Card>
            <DocumentBody body={text.body} lang={text.lang} ctx={ctx} />
          </Card>
        </article>
        <div class="document-side">
          <DocumentFacts kind={kind} document={document} state={state} reading />
        </div>
      </div>
    </>
  );
}
