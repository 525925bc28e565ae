import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { TextField } from "@/components/Field.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { State } from "@/edge/state.ts";
import { parseVins } from "@/engines/audience/parse_vins.ts";
import type { AudienceAnswer } from "@/engines/audience/explain_audience.ts";
import { appliesTo } from "@/engines/documents/audience_calls.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { type DimensionLabels, labelsOf } from "@/engines/audience/dimension_names.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";

/** A vehicle that was asked about. */
export interface VehicleCheckData {
  /** As it was typed. */
  vin: string;
  /** Null: what was typed is no VIN. */
  answer: AudienceAnswer | null;
  /** What people call the codes that the vehicle has. */
  labels: DimensionLabels;
}

/** Whether a document is about a vehicle; null where none is asked about. */
export async function readVehicleCheck(
  ctx: Ctx,
  kind: DocumentKind,
  document: DocumentView,
  asked: string | null,
): Promise<VehicleCheckData | null> {
  const typed = asked?.trim().slice(0, 60) ?? "";
  if (!kind.vehicles || typed === "") return null;
  const [vin] = parseVins(typed).vins;
  if (vin === undefined) return { vin: typed, answer: null, labels: new Map() };
  const answer = await appliesTo(ctx, kind, document, vin);
  const has = answer.why.filter(({ dimension }) => dimension !== "vins").map((
    one,
  ) => [one.dimension, one.has]);
  return { vin, answer, labels: await labelsOf(ctx, Object.fromEntries(has)) };
}

/** Does it apply to a vehicle, and why or why not: for the one in context at first, for any other by its VIN. */
export function VehicleCheck({ kind, document, data, state }: {
  kind: DocumentKind;
  document: DocumentView;
  data: VehicleCheckData | null;
  state: State;
}) {
  const { ctx: { t, lang }, basePath } = state;
  const answer = data?.answer;
  return (
    <Card title={t("documents.applies")}>
      <form class="document-vehicle" method="get" action={`${basePath}/${kind.routes.preview}`}>
        <input type="hidden" name="id" value={document.id} />
        <TextField
          name="vin"
          idPrefix="applies"
          label={t("documents.vin")}
          mono
          maxLength={20}
          autocomplete="off"
          value={data?.vin ?? ""}
          error={data && !answer ? t("documents.applies_no_vin") : undefined}
        />
        <Button icon="search" size="form">{t("documents.applies_check")}</Button>
      </form>
      {answer && (
        <div role="status">
          <Notice tone={answer.meant ? "ok" : "warn"}>
            {t(answer.meant ? "documents.applies_yes" : "documents.applies_not", { vin: data!.vin })}
          </Notice>
          <ul class="document-approvals">
            {answer.why.map(({ dimension, meant, has }) => (
              <li key={dimension}>
                {t("table.named", {
                  name: t(dimension === "vins" ? "audience.vin_list" : `audience.${dimension}`),
                  value: has.map((code) =>
                    dimension === "vins" ? code : data!.labels.get(dimension)?.get(code) ?? code
                  ).join(betweenNames(lang)),
                })} {t(
                  has.length === 0
                    ? "documents.applies_unknown"
                    : meant
                    ? "documents.applies_within"
                    : "documents.applies_outside",
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
