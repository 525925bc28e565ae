import { PrintSheet } from "@/components/PrintSheet.tsx";
import type { State } from "@/edge/state.ts";
import { captionFor } from "@/engines/documents/captions.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { DocumentCode } from "./DocumentCode.tsx";
import { DocumentBody } from "./DocumentBody.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import type { PreviewData } from "./read_preview.ts";
import { readerHref } from "./reader_query.ts";
import { StaleText } from "./StaleTexts.tsx";

/** A document as it is printed, facts above the text, with the watermark of its reader. */
export function PrintedDocument({ kind, data: { document, text, query, links }, state }: {
  kind: DocumentKind;
  data: PreviewData;
  state: State;
}) {
  const { ctx: { t, chain }, basePath } = state;
  return (
    <PrintSheet
      title={t("page.PrintPage")}
      note={<DocumentCode kind={kind} code={document.code} t={t} />}
      head={
        <>
          <h2>{text.title}</h2>
          <p>
            <DocumentCode kind={kind} code={document.code} t={t} />
          </p>
        </>
      }
      back={readerHref(basePath, kind, document.id, { ...query, print: undefined })}
      backLabel={t("documents.back_to_reader")}
      printLabel={t("documents.print_now")}
      state={state}
    >
      <DocumentFacts kind={kind} document={document} state={state} reading />
      <StaleText document={document} text={text} t={t} />
      <DocumentBody body={text.body} lang={text.lang} links={links} state={state} />
      {document.attachments.length > 0 && (
        <section class="contents">
          <h3>{t("documents.attachments")}</h3>
          <ol class="document-attachments-printed">
            {document.attachments.map(({ fileId, name, captions }) => (
              <li key={fileId}>
                {[name, captionFor(captions, [text.lang, ...chain])].filter(Boolean).join(": ")}
              </li>
            ))}
          </ol>
        </section>
      )}
    </PrintSheet>
  );
}
