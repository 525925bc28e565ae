import { Notice } from "@/components/Notice.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import type { ConnectionGroup } from "@/engines/links/read_connections.ts";
import { AskAbout } from "@/components/qa/AskAbout.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import type { PartAnswer, PartUse } from "@/services/epc/part_types.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { CartContent } from "@/services/orders/cart_types.ts";
import type { AttemptResult } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { OrderStepper } from "./OrderStepper.tsx";
import { epcHref } from "./page_links.ts";
import { PartPanel } from "./PartPanel.tsx";
import { PartPhotos } from "./PartPhotos.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** A part and where it is used, or why it cannot be shown. */
export type PartData = AttemptResult<
  {
    part: PartAnswer;
    uses: PartUse[];
    fit: FitAnswer | null;
    cart: CartContent;
    connections: ConnectionGroup[];
    /** Pieces that the vehicle has of it; null: not known. */
    usual: number | null;
  }
>;

export interface PartSideProps {
  data: PartData;
  /** Vehicle or series for which the part is looked at; orders carry it. */
  vin?: string;
  seriesCode?: string;
  /** The figure, and the callout in it, from which the part was opened. */
  from?: { figure: string; callout?: string };
  /** Page without the panel. */
  closeHref: string;
  /** Page with the panel of a part: its whole address, to which the order control comes back. */
  partHref: (number: string) => string;
  state: State;
}

/** The part panel beside a page, with order control; a part that cannot be shown says why. */
export function PartSide({ data, vin, seriesCode, from, closeHref, partHref, state }: PartSideProps) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  if (data.refusal) {
    return (
      <aside class="part-panel" aria-label={t("epc.part")}>
        <Notice tone="err">{sentenceOf(ctx, data.refusal)}</Notice>
        <a class="btn" href={fromHere(closeHref)}>{t("epc.close")}</a>
      </aside>
    );
  }
  const { part, uses, fit, cart, usual } = data.ok;
  const mayOrder = may(ctx.actor, "EPCCart:edit");
  return (
    <PartPanel
      part={part}
      uses={uses}
      fit={fit}
      cart={cart}
      closeHref={fromHere(closeHref)}
      partHref={(number) => fromHere(partHref(number))}
      figureHref={(use) =>
        epcHref(basePath, "EPC2D", {
          ...(use.vin ? { vin: use.vin } : { seriesCode: use.seriesCode }),
          figure: use.figureCode,
          callout: use.callout,
        })}
      order={mayOrder
        ? { vin: vin ?? null, seriesCode: seriesCode ?? null, back: partHref(part.partNumber) }
        : null}
      photos={
        <PartPhotos
          part={part}
          mayEdit={may(ctx.actor, "EPC2DImage:draw")}
          back={partHref(part.partNumber)}
          flash={state.flash}
          t={t}
        />
      }
      connections={<Connections groups={data.ok.connections} basePath={basePath} t={t} />}
      t={t}
      format={formatOf(ctx)}
    >
      <div class="part-acts">
        {part.notOrderable === null && mayOrder && (
          <OrderStepper
            partNumber={part.partNumber}
            name={part.name}
            pack={part.packQuantity}
            vin={vin ?? null}
            seriesCode={seriesCode ?? null}
            cart={cart}
            back={partHref(part.partNumber)}
            t={t}
          />
        )}
        {usual !== null && part.notOrderable === null && (
          <small class="usual-pieces">{t("part.usualOf", { count: usual })}</small>
        )}
        <AskAbout
          kind="part"
          about={{
            ...from?.callout
              ? { from: "figure" as const, key: from.figure, callout: from.callout }
              : { from: "part" as const, key: part.shown },
            parts: [part.partNumber],
            vin,
            series: seriesCode,
          }}
          state={state}
        />
      </div>
    </PartPanel>
  );
}
