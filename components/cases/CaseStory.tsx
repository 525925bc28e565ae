import type { ComponentChildren } from "preact";
import { Card } from "@/components/Card.tsx";
import { AttachmentList } from "@/components/documents/AttachmentList.tsx";
import { mediaOf } from "@/components/documents/media_of.ts";
import { Facts } from "@/components/Facts.tsx";
import { Chip } from "@/components/Mark.tsx";
import { fieldLabel } from "@/components/registers/entry_texts.ts";
import { RowsTold } from "@/components/registers/RowsField.tsx";
import type { State } from "@/edge/state.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import type { Playable } from "@/engines/files/convert/read_media.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { FAULT_FIELDS, wordsOf } from "./fault_words.ts";

interface Told {
  document: DocumentView;
  state: State;
  media: ReadonlyMap<string, Playable>;
}

/** What was wrong: the words, the fault codes and what the customer and the technician said. */
export function CaseFault({ document, state: { ctx, basePath }, media }: Told) {
  const { t } = ctx;
  const form = formOf(caseDocument, "reading");
  const { dtcCodes, faultText } = document.values as { dtcCodes: string[]; faultText: string | null };
  const facts = FAULT_FIELDS.map((name) => ({
    name: fieldLabel(ctx, form, name),
    value: wordsOf(document, name),
  }))
    .filter(({ value }) => value !== "");
  return (
    <Card title={t("cases.section_fault")}>
      {faultText && <Lines text={faultText} />}
      <AttachmentList {...mediaOf("fault", document)} media={media} ctx={ctx} />
      <Facts facts={facts} />
      {dtcCodes.length > 0 && (
        <p class="case-codes">
          {dtcCodes.map((code) => (
            <a key={code} class="mono" href={`${basePath}/CaseList?dtc=${code}`}>
              <Chip tone="info">{code}</Chip>
            </a>
          ))}
        </p>
      )}
    </Card>
  );
}

/** What was checked, before the analysis. */
export function CaseChecks({ document, state, media }: Told) {
  const taken = mediaOf("check", document);
  if (taken.attachments.length + (document.values.checks as unknown[]).length === 0) return null;
  return (
    <Card title={state.ctx.t("cases.section_check")}>
      <CaseTable name="checks" document={document} state={state} />
      <AttachmentList {...taken} media={media} ctx={state.ctx} />
    </Card>
  );
}

/** What put it right: in words, step by step, and with which parts. */
export function CaseSolution({ document, state }: Omit<Told, "media">) {
  const { t } = state.ctx;
  const { solution, actions, parts } = document.values as {
    solution: string | null;
    actions: unknown[];
    parts: unknown[];
  };
  if (!solution && actions.length === 0 && parts.length === 0) return null;
  return (
    <Card title={t("cases.section_solution")}>
      {solution && <Lines text={solution} />}
      <CaseTable name="actions" document={document} state={state} headed />
      <CaseTable name="parts" document={document} state={state} headed />
    </Card>
  );
}

/** Parameters that were read, after the solution. */
export function CaseParameters({ document, state }: Omit<Told, "media">) {
  if ((document.values.parameters as unknown[]).length === 0) return null;
  return (
    <Card title={state.ctx.t("cases.section_parameter")}>
      <CaseTable name="parameters" document={document} state={state} />
    </Card>
  );
}

function CaseTable(
  { name, document, state: { ctx }, headed = false }: Omit<Told, "media"> & {
    name: string;
    headed?: boolean;
  },
) {
  if ((document.values[name] as unknown[]).length === 0) return null;
  const form = formOf(caseDocument, "reading");
  const field = fieldOf(form, name)!;
  if (field.kind !== "rows") return null;
  return (
    <>
      {headed && <h3 class="facts-title">{fieldLabel(ctx, form, name)}</h3>}
      <RowsTold ctx={ctx} register={form} entry={document.entry} name={name} field={field} filled />
    </>
  );
}

/** Plain text as it was typed, line by line. */
function Lines({ text }: { text: string }): ComponentChildren {
  return <p class="case-lines">{text}</p>;
}
