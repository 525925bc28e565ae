import type { ComponentChildren } from "preact";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { bytesHref } from "@/components/files/bytes_href.ts";
import { fieldLabel } from "@/components/registers/entry_texts.ts";
import { EntryValue, isBlank } from "@/components/registers/EntryValue.tsx";
import { RowsTold } from "@/components/registers/RowsField.tsx";
import type { State } from "@/edge/state.ts";
import { captionFor } from "@/engines/documents/captions.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { fieldsOf } from "@/engines/registers/shape.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { DocumentCode } from "./DocumentCode.tsx";

/** What is known of a document beside its text; `reading`: what is for its writers alone is left out, as are attachments, which stand below the text. */
export function DocumentFacts({ kind, document, state, reading = false, apart = [], children }: {
  kind: DocumentKind;
  document: DocumentView;
  state: State;
  reading?: boolean;
  /** Fields that are shown elsewhere on the page. */
  apart?: readonly string[];
  children?: ComponentChildren;
}) {
  const { ctx } = state;
  const { t } = ctx;
  const form = formOf(kind, reading ? "reading" : "working");
  const format = formatOf(ctx);
  const { state: at } = document;
  const shown = fieldsOf(form).filter(([name]) => !isBlank(document.entry, name) && !apart.includes(name));
  const steps = [
    ["authoredAt", document.author.name, document.authoredAt],
    ["submittedAt", document.submittedBy, at.submittedAt],
    ["verifiedAt", document.verifiedBy, at.verifiedAt],
    ["publishedAt", document.publishedBy, at.publishedAt],
    ["stoppedAt", document.stoppedBy, at.stopState === 1 ? at.stoppedAt : null],
  ] as const;
  return (
    <Card title={t("documents.fields")}>
      <Facts
        facts={[
          {
            name: t(kind.code.text ?? "documents.code"),
            value: <DocumentCode kind={kind} code={document.code} t={t} />,
          },
          { name: t("documents.revision"), value: document.revision },
          ...shown.filter(([, { kind }]) => kind !== "rows").map(([name, field]) => ({
            name: fieldLabel(ctx, form, name),
            value: <EntryValue ctx={ctx} entry={document.entry} name={name} field={field} />,
          })),
          ...steps.flatMap(([name, who, moment]) =>
            moment && (!reading || name === "publishedAt")
              ? [{
                name: t(`documents.${name}`),
                value: reading || !who
                  ? format.moment(moment)
                  : t("documents.by_at", { who, at: format.moment(moment) }),
              }]
              : []
          ),
        ]}
      />
      {shown.flatMap(([name, field]) =>
        field.kind === "rows"
          ? [
            <h3 key={name} class="facts-title">{fieldLabel(ctx, form, name)}</h3>,
            <RowsTold
              key={`${name}-rows`}
              ctx={ctx}
              register={form}
              entry={document.entry}
              name={name}
              field={field}
            />,
          ]
          : []
      )}
      {!reading && document.attachments.length > 0 && (
        <>
          <h3 class="facts-title">{t("documents.attachments")}</h3>
          <ul class="document-approvals">
            {document.attachments.map(({ fileId, name, captions }) => (
              <li key={fileId}>
                <a class="link" href={bytesHref(fileId, name, true)}>{name}</a>{" "}
                <span class="note">{captionFor(captions, ctx.chain)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </Card>
  );
}
