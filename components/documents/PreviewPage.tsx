import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SHARE_FORM } from "@/components/ShareForm.tsx";
import type { State } from "@/edge/state.ts";
import { asksConfirmation, type DocumentKind } from "@/engines/documents/define_document.ts";
import { documentRight } from "@/engines/documents/document_rights.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { isEmptyDocument } from "@/engines/richtext/plain_document.ts";
import { contentsOf } from "@/engines/richtext/contents_of.ts";
import type { DocumentText, DocumentView } from "@/engines/documents/types.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LANGUAGES } from "@/kernel/texts/languages.ts";
import { DocumentCode } from "./DocumentCode.tsx";
import { DocumentAttachments } from "./DocumentAttachments.tsx";
import { DocumentBody } from "./DocumentBody.tsx";
import { ContentsButton, DocumentContents } from "./DocumentContents.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { DocumentNeighbours } from "./DocumentNeighbours.tsx";
import { DocumentNotices } from "./DocumentNotices.tsx";
import { DocumentTools, TEXT_ID } from "./DocumentTools.tsx";
import { PrintedDocument } from "./PrintedDocument.tsx";
import type { PreviewData } from "./read_preview.ts";
import { readerHref, type ReaderQuery } from "./reader_query.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import { StaleText } from "./StaleTexts.tsx";
import { VehicleCheck } from "./VehicleCheck.tsx";

export { readPreview } from "./read_preview.ts";

/** A published document as its readers see it: contents, the text, facts and connections beside it, its tools, and the button that confirms it. */
export function PreviewPage({ kind, data, state, apart, above, below, children }: {
  kind: DocumentKind;
  data: PreviewData;
  state: State;
  /** Fields that the kind shows by itself, above or below the text, and that the facts beside leave out. */
  apart?: readonly string[];
  above?: ComponentChildren;
  below?: ComponentChildren;
  /** What the kind shows below the facts. */
  children?: ComponentChildren;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { document, text, query, confirmed, links, connections, beside } = data;
  if (query.print) return <PrintedDocument kind={kind} data={data} state={state} />;
  const contents = contentsOf(text.body);
  const entries = [...contents.values()];
  const href = (change: ReaderQuery = {}) => readerHref(basePath, kind, document.id, { ...query, ...change });
  const { reading } = kind.routes;
  const list = query.list ? `?${query.list}` : "";
  return (
    <>
      <PageHead
        title={text.title}
        note={<DocumentCode kind={kind} code={document.code} t={t} />}
        crumbs={[{ label: t(`page.${reading}`), href: `${basePath}/${reading}${list}` }]}
      >
        <ContentsButton entries={entries} t={t} />
        <DocumentNeighbours {...beside} kind={kind} basePath={basePath} t={t} />
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
      <FlashNotice flash={flash?.form === SHARE_FORM ? null : flash} />
      {state.session?.readingDue && asksConfirmation(kind, document.values) && !confirmed && (
        <Notice tone="warn">{t("documents.must_read")}</Notice>
      )}
      <DocumentNotices kind={kind} document={document} state={state} reading />
      <StaleText document={document} text={text} href={(lang) => href({ lang })} t={t} />
      {text.lang !== (query.lang ?? ctx.lang) && (
        <Notice tone="info">{t("documents.foreign", { language: t(`lang.name_${text.lang}`) })}</Notice>
      )}
      {confirmed && (
        <Notice tone="ok">{t("documents.confirmed_on", { at: formatOf(ctx).moment(confirmed) })}</Notice>
      )}
      <div class="document document-read" data-contents={entries.length > 0 ? "" : undefined}>
        <DocumentContents entries={entries} t={t} />
        <article class="document-main">
          <DocumentTools kind={kind} data={data} href={href} state={state} />
          {above}
          {kind.bodyOptional && isEmptyDocument(text.body)
            ? <div id={TEXT_ID} hidden />
            : (
              <Card title={kind.bodyText && t(kind.bodyText)}>
                <div id={TEXT_ID}>
                  <DocumentBody
                    body={text.body}
                    contents={contents}
                    lang={text.lang}
                    links={links}
                    state={state}
                  />
                </div>
              </Card>
            )}
          {below}
          <DocumentAttachments
            kind={kind}
            document={document}
            media={data.media}
            chain={[text.lang, ...ctx.chain]}
            ctx={ctx}
          />
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
          <DocumentFacts kind={kind} document={document} state={state} apart={apart} reading>
            <DocumentLanguages document={document} current={text} href={href} t={t} />
          </DocumentFacts>
          {children}
          {connections.length > 0 && (
            <div id="connections">
              <Card>
                <Connections groups={connections} basePath={basePath} t={t} />
              </Card>
            </div>
          )}
        </div>
      </div>
      <ShareDialog kind={kind} data={data} closeHref={href({ share: undefined })} state={state} />
    </>
  );
}

/** The languages in which a document is written, where there are several. */
function DocumentLanguages({ document, current, href, t }: {
  document: DocumentView;
  current: DocumentText;
  href: (change: ReaderQuery) => string;
  t: Ctx["t"];
}) {
  const written = document.texts.filter(({ title }) => title !== "");
  if (written.length < 2) return null;
  return (
    <nav class="document-languages" aria-label={t("documents.languages")}>
      {written.map(({ lang }) => (
        <a
          key={lang}
          class="link"
          href={fromHere(href({ lang }))}
          aria-current={lang === current.lang ? "page" : "false"}
        >
          {LANGUAGES[lang].name}
        </a>
      ))}
    </nav>
  );
}
