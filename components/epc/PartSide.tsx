import { Notice } from "@/components/Notice.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/services/access/rights.ts";
import { formatOf } from "@/services/i18n/format.ts";
import { OrderStepper } from "./OrderStepper.tsx";
import { epcHref, type EpcQuery } from "./page_links.ts";
import type { PartData } from "./part_data.ts";
import { PartPanel } from "./PartPanel.tsx";
import { sentenceOf } from "./refusal_sentence.ts";

/** The part panel beside a catalogue page, with order control; a part that cannot be shown says why. */
export function PartSide({ data, query, page, state }: {
  data: PartData;
  query: EpcQuery;
  page: "EPCPage" | "EPC2D";
  state: State;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const closeHref = epcHref(basePath, page, query);
  if (data.refusal) {
    return (
      <aside class="part-panel">
        <Notice tone="err">{sentenceOf(ctx, data.refusal)}</Notice>
      </aside>
    );
  }
  const { part, uses } = data.ok;
  return (
    <PartPanel
      part={part}
      uses={uses}
      closeHref={closeHref}
      partHref={(number) => epcHref(basePath, page, { ...query, part: number })}
      figureHref={(use) =>
        epcHref(basePath, "EPC2D", {
          vin: query.vin,
          ...(query.vin ? {} : { seriesCode: use.seriesCode }),
          figure: use.figureCode,
          callout: use.callout,
        })}
      t={t}
      format={formatOf(ctx)}
    >
      {part.notOrderable === null && may(ctx.user, "EPCCart:edit") && (
        <OrderStepper
          partNumber={part.partNumber}
          name={part.name}
          quantity={0}
          pack={part.packQuantity}
          vin={query.vin ?? null}
          seriesCode={query.seriesCode ?? null}
          figure={null}
          callout={null}
          back={epcHref(basePath, page, { ...query, part: part.partNumber })}
          t={t}
        />
      )}
    </PartPanel>
  );
}
