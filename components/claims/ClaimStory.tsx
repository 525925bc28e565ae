import type { ComponentChildren } from "preact";
import { Card } from "@/components/Card.tsx";
import { AttachmentList } from "@/components/documents/AttachmentList.tsx";
import { mediaOf } from "@/components/documents/media_of.ts";
import { Facts } from "@/components/Facts.tsx";
import { Chip, Vin } from "@/components/Mark.tsx";
import { EntryValue, isBlank } from "@/components/registers/EntryValue.tsx";
import { fieldLabel } from "@/components/registers/entry_texts.ts";
import type { State } from "@/edge/state.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Playable } from "@/engines/files/convert/read_media.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";

interface Told {
  document: DocumentView;
  state: State;
}

/** Which vehicle it was, and its days. */
export function ClaimVehicle(told: Told) {
  return (
    <Card title={told.state.ctx.t("claims.section_vehicle")}>
      <Facts
        facts={[
          ...vinFact(told),
          ...factsOf(told, [
            "brandCode",
            "seriesCode",
            "mileage",
            "productionDate",
            "saleDate",
            "faultDate",
            "repairDate",
          ]),
        ]}
      />
    </Card>
  );
}

function vinFact({ document, state: { ctx } }: Told) {
  const vin = document.values.vin as string | null;
  const form = formOf(claimDocument, "reading");
  return vin === null ? [] : [{ name: fieldLabel(ctx, form, "vin"), value: <Vin>{vin}</Vin> }];
}

/** What was wrong, why, and what was done, each with what was taken of it. */
export function ClaimFault(told: Told & { media: ReadonlyMap<string, Playable> }) {
  const { document, state: { ctx, basePath }, media } = told;
  const { t } = ctx;
  const { dtcCodes, faultCause, repairMeasures } = document.values as {
    dtcCodes: string[];
    faultCause: string | null;
    repairMeasures: string | null;
  };
  return (
    <Card title={t("claims.section_fault")}>
      <Facts facts={factsOf(told, ["faultCode"])} />
      {dtcCodes.length > 0 && (
        <p class="case-codes">
          {dtcCodes.map((code) => (
            <a key={code} class="mono" href={`${basePath}/ClaimList?dtc=${code}`}>
              <Chip tone="info">{code}</Chip>
            </a>
          ))}
        </p>
      )}
      <Told name="faultCause" text={faultCause} state={told.state} />
      <AttachmentList {...mediaOf("fault", document)} media={media} ctx={ctx} />
      <Told name="repairMeasures" text={repairMeasures} state={told.state} />
      <AttachmentList {...mediaOf("repair", document)} media={media} ctx={ctx} />
      {!document.isWhole && <p class="note">{t("claims.files_of_store")}</p>}
    </Card>
  );
}

function Told({ name, text, state: { ctx } }: { name: string; text: string | null; state: State }) {
  if (!text) return null;
  return (
    <>
      <h3 class="facts-title">{fieldLabel(ctx, formOf(claimDocument, "reading"), name)}</h3>
      <p class="case-lines">{text}</p>
    </>
  );
}

/** Values of plain fields, those that are there. */
function factsOf(
  { document: { entry }, state: { ctx } }: Told,
  names: readonly string[],
): { name: string; value: ComponentChildren }[] {
  const form = formOf(claimDocument, "reading");
  return names.filter((name) => !isBlank(entry, name)).map((name) => ({
    name: fieldLabel(ctx, form, name),
    value: <EntryValue ctx={ctx} entry={entry} name={name} field={fieldOf(form, name)!} />,
  }));
}
