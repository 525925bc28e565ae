import { Button } from "@/components/Button.tsx";
import { Facts } from "@/components/Facts.tsx";
import { PartNumber } from "@/components/Mark.tsx";
import { groupPartNumber } from "@/kernel/group_part_number.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import { isReplaced } from "@/services/epc/not_orderable.ts";
import type { PartAnswer, PartUse } from "@/services/epc/part_types.ts";
import type { Money } from "@/services/epc/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { CartContent } from "@/services/orders/cart_types.ts";
import { OrderToday } from "./OrderToday.tsx";
import { FitMark } from "./FitMark.tsx";
import { ShippingChips } from "./FinishMark.tsx";
import { PartChips } from "./LineChips.tsx";
import { PartChain } from "./PartChain.tsx";
import { type AddedFor, PartCompanyFolds } from "./PartCompanyList.tsx";
import { PriceTable } from "./PriceTable.tsx";

export interface PartPanelProps {
  part: PartAnswer;
  uses: readonly PartUse[];
  /** Whether it fits the vehicle in context; null without one. */
  fit: FitAnswer | null;
  /** What is in the cart. */
  cart: CartContent;
  /** Page without the panel. */
  closeHref: string;
  partHref: (number: string) => string;
  figureHref: (use: PartUse) => string;
  /** What the order controls of needed parts carry; null: the reader may not order. */
  order: AddedFor | null;
  /** Its photos, and where they are kept. */
  photos: preact.ComponentChildren;
  /** What it is connected with. */
  connections: preact.ComponentChildren;
  /** Order and favorite controls. */
  children?: preact.ComponentChildren;
  t: Translate;
  format: Format;
}

/** Everything about one part: facts, supersession chain, prices, where it is used. A pane beside what led to it. */
export function PartPanel(props: PartPanelProps) {
  const { part, uses, t, format, partHref } = props;
  return (
    <aside class="part-panel" aria-label={t("epc.part")} id="part">
      <header class="pane-head">
        <h2>
          <PartNumber>{part.shown}</PartNumber>
        </h2>
        <span class="end">
          <Button href={props.closeHref} icon="x" label={t("epc.close")} kind="quiet" />
        </span>
      </header>
      <div class="part-panel-body">
        <p class="part-name">{part.name}</p>
        {part.note && <p class="line-note">{part.note}</p>}
        <p class="line-chips">
          <PartChips part={part} t={t} format={format} partHref={partHref} />
          <ShippingChips part={part} ofVehicle={null} t={t} />
        </p>
        {props.fit && (
          <p class="part-fit">
            <FitMark fit={props.fit} t={t} />
          </p>
        )}
        {props.photos}
        {part.notOrderable && !isFollowed(part) && <p class="notice notice-warn">{part.notOrderable.text}</p>}
        <OrderToday
          part={part}
          partHref={partHref}
          order={props.order && { ...props.order, cart: props.cart }}
          t={t}
          format={format}
        />
        {props.children}
        <div class="line-company">
          <PartCompanyFolds part={part} order={props.order} open partHref={partHref} t={t} format={format} />
        </div>
        {part.inKits.length > 0 && (
          <p class="line-note">
            {t("epc.inKits")} {part.inKits.map((kit, place) => (
              <span key={kit.number}>
                {place > 0 && format.between}
                <a class="link" href={partHref(kit.number)}>
                  <PartNumber>{kit.shown}</PartNumber>
                </a>{" "}
                {kit.name}
              </span>
            ))}
          </p>
        )}
        <PartFactList part={part} t={t} format={format} />
        <h3>{t("epc.chain")}</h3>
        <PartChain part={part} t={t} format={format} partHref={partHref} />
        {part.prices.length > 0 && (
          <>
            <h3>{t("epc.prices")}</h3>
            <PriceTable part={part} t={t} format={format} />
          </>
        )}
        <h3>
          {t("epc.whereUsed")} <span class="note">{t("epc.usesOf", { count: part.usedIn })}</span>
        </h3>
        <ul class="use-list">
          {uses.map((use) => (
            <li key={`${use.seriesCode} ${use.figureCode} ${use.callout}`}>
              {/* Another figure, or another place on this one: nothing that this page lies below. */}
              <a href={props.figureHref(use)} aria-current="false">
                <span class="mono">{use.figureNumber}</span> {use.figureName}
              </a>
              {use.fit && <FitMark fit={use.fit} t={t} />}
              <small>
                {use.seriesName} · {t("part.calloutAlone", { callout: use.callout })}
                {use.via && ` · ${t("epc.useVia", { number: groupPartNumber(use.via) })}`}
                {use.applicability.length > 0 && ` · ${format.sayings(use.applicability)}`}
              </small>
            </li>
          ))}
        </ul>
        {props.connections}
      </div>
    </aside>
  );
}

/** Whether it was replaced by what can be ordered: its chip and that list say so, and a notice would say it once more. */
function isFollowed({ notOrderable, successors }: PartAnswer): boolean {
  return isReplaced(notOrderable) && successors.length > 0;
}

function PartFactList({ part, t, format }: { part: PartAnswer; t: Translate; format: Format }) {
  const money = ({ amount, currency }: Money) => `${format.money(amount)} ${currency}`;
  const { price, core, weightG, standardPart, auxiliary, discontinuedOn } = part;
  const facts = [
    price && { name: t("part.price"), value: money(price) },
    core && { name: t("epc.core"), value: money(core) },
    { name: t("epc.packLabel"), value: format.number(part.packQuantity) },
    weightG !== null && { name: t("epc.weight"), value: t("epc.grams", { value: weightG }) },
    standardPart && { name: t("epc.norm"), value: standardPart.norm },
    part.dimensions && { name: t("epc.dimensions"), value: part.dimensions },
    auxiliary?.spec && { name: t("epc.auxiliary"), value: auxiliary.spec },
    part.customsCode && { name: t("epc.customsCode"), value: <span class="mono">{part.customsCode}</span> },
    discontinuedOn &&
    { name: t("epc.supply"), value: t("epc.discontinued", { date: format.day(discontinuedOn) }) },
  ];
  return <Facts facts={facts.filter((fact) => !!fact)} />;
}
