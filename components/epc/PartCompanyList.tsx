import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import { PartNumber } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { NeededPart, PartCompany } from "@/services/epc/part_types.ts";
import type { CartContent } from "@/services/orders/cart_types.ts";
import { OrderStepper } from "./OrderStepper.tsx";

/** For what an addition to the cart is meant. */
export interface AddedFor {
  vin: string | null;
  seriesCode: string | null;
  /** Page to come back to without script. */
  back: string;
}

/** A line of a figure, in whose place alternatives are taken. */
interface InPlaceOf {
  figure: string;
  callout: string;
  /** Pieces that one vehicle has; null: as required. */
  quantity: number | null;
  cart: Pick<CartContent, "jobId" | "lines">;
}

interface Shown {
  part: PartCompany;
  /** What the order control of a needed part carries; null: the reader may not order. */
  order: AddedFor | null;
  /** Left out: the part is not shown as a line. */
  line?: InPlaceOf;
  partHref: (number: string) => string;
  t: Translate;
  format: Format;
}

/** What is in a kit, what is needed along with a part and what may be taken in its place: each folded behind how many they are. */
export function PartCompanyFolds({ part, order, line, open = false, ...shown }: Shown & { open?: boolean }) {
  const { t, format, partHref } = shown;
  return (
    <>
      {part.kit.length > 0 && (
        <Fold icon="package-open" title={t("epc.kitOf", { count: part.kit.length })} open={open}>
          {part.kit.map((one) => (
            <li key={one.number}>
              <Named one={one} partHref={partHref} />
              <span class="num">{format.number(one.quantity)}</span>
            </li>
          ))}
        </Fold>
      )}
      {part.needs.length > 0 && (
        <Fold icon="list-plus" title={t("epc.alsoNeeded", { count: part.needs.length })} open={open}>
          {part.needs.map((one) => (
            <li key={one.number}>
              <Named one={one} partHref={partHref} note={t(`epc.why.${one.why}`)} />
              <span class="num">
                {one.quantity === null ? t("epc.asRequired") : format.number(one.quantity)}
              </span>
              {order && <AddNeeded one={one} order={order} t={t} />}
            </li>
          ))}
        </Fold>
      )}
      {part.alternatives.length > 0 && (
        <Fold icon="replace" title={t("epc.alternatives", { count: part.alternatives.length })} open={open}>
          {part.alternatives.map((one) => (
            <li key={one.number}>
              <Named one={one} partHref={partHref} note={t(`epc.alternative.${one.kind}`)} />
              {line && line.quantity !== null && line.quantity > 1 && one.kind !== "accessory" && (
                <span class="num usual-pieces">{t("part.usualOf", { count: line.quantity })}</span>
              )}
              <span class="num">
                {one.price ? format.price(one.price) : t("part.noPrice")}
              </span>
              {line && order && one.notOrderable && (
                <span class="not-orderable">{one.notOrderable.text}</span>
              )}
              {line && order && !one.notOrderable && (
                <OrderStepper
                  partNumber={one.number}
                  name={one.name}
                  cart={line.cart}
                  pack={one.packQuantity}
                  vin={order.vin}
                  seriesCode={order.seriesCode}
                  figure={line.figure}
                  callout={line.callout}
                  back={order.back}
                  t={t}
                />
              )}
            </li>
          ))}
        </Fold>
      )}
    </>
  );
}

function Fold({ icon, title, open, children }: {
  icon: string;
  title: string;
  open: boolean;
  children: ComponentChildren;
}) {
  return (
    <details class="company" open={open}>
      <summary>
        <Icon name={icon} />
        {title}
        <Icon name="chevron-down" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

function Named({ one, note, partHref }: {
  one: { number: string; shown: string; name: string };
  note?: string;
  partHref: (number: string) => string;
}) {
  return (
    <span class="company-name">
      <a href={partHref(one.number)}>
        <PartNumber>{one.shown}</PartNumber>
      </a>{" "}
      {one.name}
      {note && <small>{note}</small>}
    </span>
  );
}

/** Adds what one piece of the part needs to the cart, in whole packs. */
function AddNeeded({ one, order, t }: { one: NeededPart; order: AddedFor; t: Translate }) {
  const quantity = Math.ceil((one.quantity ?? 1) / one.packQuantity) * one.packQuantity;
  const label = t("epc.addNeeded", { quantity, name: one.name });
  return (
    <form method="post" action="/tis/carts/current/lines" data-call="" data-after="stay">
      <input type="hidden" name="_back" value={order.back} />
      {order.vin && <input type="hidden" name="vin" value={order.vin} />}
      {!order.vin && order.seriesCode && <input type="hidden" name="seriesCode" value={order.seriesCode} />}
      <input type="hidden" name="quantity" value={quantity} />
      <Button icon="plus" label={label} name="partNumber" value={one.number} class="add-needed">
        {quantity}
      </Button>
    </form>
  );
}
