import { Button } from "@/components/Button.tsx";
import type { SectionParts } from "@/components/documents/DraftForm.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import type { State } from "@/edge/state.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { ClaimDesk } from "@/islands/claims/ClaimDesk.tsx";
import { ClaimPartPicker } from "@/islands/claims/ClaimPartPicker.tsx";
import { ClaimVehicleSaid } from "@/islands/claims/ClaimVehicleSaid.tsx";
import { tagOf } from "@/kernel/texts/languages.ts";
import { ORDER_OF_DATES } from "@/services/claims/claim_dates.ts";
import { ClaimTotals } from "./ClaimTotals.tsx";

const FORM = "draft";
/** Id of the form that takes over what is in the job; it stands beside the draft's own, since forms cannot stand in each other. */
const TAKE_FORM = "claim-take";

/** That form. What is typed in the draft is saved before, when script runs. */
export function TakeFromJob({ document }: { document: DocumentView }) {
  return (
    <form
      id={TAKE_FORM}
      method="post"
      action={`/tis/claims/${document.id}/job-lines`}
      data-call=""
      data-after="reload"
      data-document-act=""
      hidden
    >
      <input type="hidden" name="revision" value={document.revision} />
      <input type="hidden" name="version" value={document.version} />
    </form>
  );
}

/** What stands below the fields of a claim's form, by section. */
export function claimFormParts(document: DocumentView, state: State): SectionParts {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const vin = document.values.vin as string | null;
  const rules = ["day-in-future", ...ORDER_OF_DATES.map(({ says }) => says)];
  return {
    vehicle: (
      <ClaimVehicleSaid
        basePath={basePath}
        texts={{
          found: t("claims.vin_found", { series: "{series}" }),
          open: t("claims.open_claim", { code: "{code}" }),
        }}
      />
    ),
    parts: (
      <>
        <ClaimPartPicker
          form={FORM}
          texts={{
            ...transportTexts(t),
            ...islandTexts(t, {
              label: "claims.pick_part",
              none: "claims.pick_none",
              add: "claims.pick_add",
              added: "claims.pick_added",
              fits: "claims.fit_fits",
              not: "claims.fit_not",
              unknown: "claims.fit_unknown",
            }),
          }}
        />
        <p class="claim-ways">
          <Button
            href={vin === null ? `${basePath}/EPCIndex` : `${basePath}/EPCPage?vin=${vin}`}
            icon="component"
          >
            {t("claims.to_catalog")}
          </Button>
          <Button icon="shopping-cart" form={TAKE_FORM}>{t("claims.take_from_job")}</Button>
        </p>
      </>
    ),
    totals: (
      <>
        <noscript>
          <ClaimTotals document={document} ctx={ctx} />
        </noscript>
        <ClaimDesk
          form={FORM}
          id={document.id}
          locale={tagOf(ctx.lang)}
          rules={Object.fromEntries(rules.map((rule) => [rule, t(`refusal.${rule}`)]))}
          texts={{
            ...transportTexts(t),
            minutes: t("claims.minutes_of", { count: "{count}" }),
            ...islandTexts(t, {
              time: "claims.workingMinutes",
              rate: "claims.laborRate",
              labor: "claims.laborAmount",
              parts: "claims.partsAmount",
              total: "claims.totalAmount",
              notWhole: "claims.not_whole",
            }),
          }}
        />
      </>
    ),
  };
}
