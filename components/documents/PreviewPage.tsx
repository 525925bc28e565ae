import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { asksConfirmation, type DocumentKind, documentRight } from "@/engines/documents/define_document.ts";
import { readDocument, textFor } from "@/engines/documents/read_document.ts";
import { confirmedAt, noteReading, readingRight } from "@/engines/documents/readers.ts";
import { type TextLinks, textLinks } from "@/engines/documents/text_links.ts";
import { type ConnectionGroup, readConnections } from "@/engines/links/read_connections.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { may, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LANGUAGES } from "@/kernel/texts/languages.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { DocumentNotices } from "./DocumentNotices.tsx";
import { readVehicleCheck, VehicleCheck, type VehicleCheckData } from "./VehicleCheck.tsx";

/** What a reader's page has read before it is drawn. */
export interface PreviewData {
  document: DocumentView;
  confirmed: Date | null;
  links: TextLinks;
  connections: ConnectionGroup[];
  /** Whether it is about the vehicle that was asked for, or that is in context; null: none was. */
  vehicle: VehicleCheckData | null;
}

/**
 * Reads what a reader's page asks for (`id`), and notes that it was opened; null for what the reader may not see.
 *
 * @param vin of the vehicle in context, or null: narrows the connections
 */
export async function readPreview(
  ctx: Ctx,
  kind: DocumentKind,
  url: URL,
  vin: string | null,
): Promise<PreviewData | null> {
  const by = readingRight(kind);
  requireRight(ctx, by);
  const id = url.searchParams.get("id");
  if (id === null || !/^[1-9]\d{0,14}$/.test(id)) return null;
  const wanted = { id: Number(id), revision: "published" } as const;
  const { ok: document } = await attempt(() => readDocument(ctx, kind, wanted, { by }));
  if (!document) return null;
  noteReading(ctx, document);
  const [confirmed, links, connections, vehicle] = await Promise.all([
    kind.confirmed ? confirmedAt(ctx, document) : null,
    textLinks(ctx, [textFor(document, ctx.chain)]),
    kind.connected && document.code !== null
      ? readConnections(ctx, { kind: kind.kind, id: document.code }, vin)
      : [],
    readVehicleCheck(ctx, kind, document, url.searchParams.get("vin") ?? vin),
  ]);
  return { document, confirmed, links, connections, vehicle };
}

/** A published document as its readers see it: the best of its languages, facts beside the text, and the button that confirms it. */
export function PreviewPage({ kind, data, state, children }: {
  kind: DocumentKind;
  data: PreviewData;
  state: State;
  /** What the kind shows below the facts. */
  children?: ComponentChildren;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { document, confirmed, links, connections } = data;
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
        {asksConfirmation(kind, document.values) && !confirmed && (
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
      {state.session?.readingDue && asksConfirmation(kind, document.values) && !confirmed && (
        <Notice tone="warn">{t("documents.must_read")}</Notice>
      )}
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
            <DocumentBody body={text.body} lang={text.lang} links={links} state={state} />
          </Card>
        </article>
        <div class="document-side">
          {kind.vehicles && (
            <VehicleCheck
              kind={kind}
              document={document}
              data={data.vehicle}
              state={state}
            />
          )}
          <DocumentFacts kind={kind} document={document} state={state} reading />
          {children}
          {connections.length > 0 && (
            <Card>
              <Connections groups={connections} basePath={basePath} t={t} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
