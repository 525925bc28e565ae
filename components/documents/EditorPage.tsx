import type { ComponentChildren } from "preact";
import { AudienceCard, AudienceTold } from "@/components/audience/AudienceCard.tsx";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { State } from "@/edge/state.ts";
import { audiencePlace } from "@/engines/documents/audience_calls.ts";
import { bodyTextOf, type DocumentKind } from "@/engines/documents/define_document.ts";
import { textFor } from "@/engines/documents/text_for.ts";
import { may } from "@/kernel/access/rights.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { ActButtons, WhyNot } from "./ActButtons.tsx";
import { ApprovalList } from "./ApprovalList.tsx";
import { DecideForm } from "./DecideForm.tsx";
import { RevokeForm } from "./RevokeForm.tsx";
import { DocumentAttachments } from "./DocumentAttachments.tsx";
import { DocumentBody } from "./DocumentBody.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { DocumentNotices } from "./DocumentNotices.tsx";
import { DraftForm, type SectionParts } from "./DraftForm.tsx";
import { editorHref } from "./document_links.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { partNames } from "./part_names.ts";
import { ReaderTable } from "./ReaderTable.tsx";
import { ReaderPreview } from "./ReaderPreview.tsx";
import type { EditorData } from "./read_editor.ts";
import { RevisionList } from "./RevisionList.tsx";
import { StageMark } from "./StageMark.tsx";
import { StaleTexts } from "./StaleTexts.tsx";

/** A document as it is written and approved: its form for who may edit it, else what it says; what can be done now, and why the rest cannot. */
export function EditorPage({ kind, data, state, isPreview, parts, apart, above, below, children }: {
  kind: DocumentKind;
  data: EditorData;
  state: State;
  /** As readers will see it, also for who may edit it. */
  isPreview: boolean;
  /** What a kind shows within its form, by section. */
  parts?: SectionParts;
  /** Fields that the kind shows by itself, above or below the text, and that the facts beside leave out. */
  apart?: readonly string[];
  above?: ComponentChildren;
  below?: ComponentChildren;
  /** What a kind shows beside, on top. */
  children?: ComponentChildren;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { document, answers } = data;
  const edits = answers.edit === null && !isPreview;
  const text = textFor(document, [data.lang, ...ctx.chain]);
  const here = editorHref(kind, basePath, document);
  return (
    <>
      <PageHead
        title={text?.title || t("documents.untitled")}
        note={
          <>
            <span class="mono">{document.code}</span> <StageMark document={document} t={t} />
          </>
        }
        crumbs={[{ label: t(`page.${kind.routes.working}`), href: `${basePath}/${kind.routes.working}` }]}
      >
        {answers.edit === null && (
          <Button href={isPreview ? here : `${here}&preview=1`} icon={isPreview ? "pencil" : "eye"}>
            {t(isPreview ? "documents.action_edit" : "documents.preview")}
          </Button>
        )}
        {document.publishedRevision !== null && may(ctx.actor, readingRight(kind)) && (
          <Button href={`${basePath}/${kind.routes.preview}?id=${document.id}`} icon="book-open">
            {t("documents.to_reader")}
          </Button>
        )}
        <ActButtons kind={kind} document={document} answers={answers} t={t} />
      </PageHead>
      <Outcome kind={kind} state={state} />
      {isPreview && <Notice tone="info">{t("documents.preview_note")}</Notice>}
      <DocumentNotices kind={kind} document={document} state={state} />
      {document.state.publishState === 0 && (
        <StaleTexts
          document={document}
          href={(lang) => fromHere(`${here}&lang=${lang}`)}
          t={t}
        />
      )}
      {!edits &&
        // Nobody is told of the page that they have just left.
        data.present.filter(({ self }) => !self).map(({ userCode, fullName, since }) => (
          <Notice key={`${userCode} ${since}`} tone="info">
            {t("documents.here_writes", { who: fullName, time: formatOf(ctx).moment(new Date(since)) })}
          </Notice>
        ))}
      <div class="document">
        <div class="document-main">
          {edits
            ? <DraftForm kind={kind} data={data} state={state} parts={parts} />
            : isPreview && data.preview
            ? <ReaderPreview kind={kind} preview={data.preview} state={state} />
            : (
              <>
                {above}
                <Card
                  title={t(bodyTextOf(kind))}
                  end={document.texts.length > 1 && (
                    <LanguageLinks
                      kind={kind}
                      data={{ ...data, lang: text?.lang ?? data.lang }}
                      basePath={basePath}
                      t={t}
                      writes={false}
                    />
                  )}
                >
                  {text && (
                    <DocumentBody
                      body={text.body}
                      lang={text.lang}
                      links={data.links}
                      state={state}
                    />
                  )}
                </Card>
                {below}
                <DocumentAttachments
                  kind={kind}
                  document={document}
                  media={data.media}
                  chain={[text?.lang ?? data.lang, ...ctx.chain]}
                  ctx={ctx}
                />
              </>
            )}
          {data.audience && edits && (
            <AudienceCard place={audiencePlace(kind)} of={document} data={data.audience} state={state} />
          )}
          {data.readers && <ReaderTable kind={kind} data={data} readers={data.readers} ctx={ctx} />}
        </div>
        <div class="document-side">
          {children}
          {answers.revoke === null && <RevokeForm kind={kind} document={document} state={state} />}
          {answers.pass === null && <DecideForm kind={kind} document={document} state={state} />}
          {data.audience && !edits && (
            <AudienceTold place={audiencePlace(kind)} data={data.audience} ctx={state.ctx} />
          )}
          {!edits && !isPreview && (
            <DocumentFacts kind={kind} document={document} state={state} apart={apart} />
          )}
          <ApprovalList approvals={data.approvals} ctx={ctx} />
          <RevisionList kind={kind} data={data} ctx={ctx} basePath={basePath} />
          <WhyNot answers={answers} t={t} />
          {document.publishedRevision !== null && !data.readers && (
            <Button href={`${here}&readers=1`} icon="users">{t("documents.readers")}</Button>
          )}
        </div>
      </div>
    </>
  );
}

/** What came of the last post without script: of what was refused because of its fields, each by its name, where no form says it. */
function Outcome({ kind, state: { ctx, flash } }: { kind: DocumentKind; state: State }) {
  if (!flash || flash.errors.length === 0) return <FlashNotice flash={flash} />;
  if (flash.form !== null) return flash.form === "draft" ? null : <FlashNotice flash={flash} />;
  const names = partNames(kind, ctx);
  return (
    <Notice tone="err" once>
      <ul>
        {flash.errors.map(({ field, message }) => (
          <li key={field}>{names[field.split(".", 1)[0]!] ?? field}: {message}</li>
        ))}
      </ul>
    </Notice>
  );
}
