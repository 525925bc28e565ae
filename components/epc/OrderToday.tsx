import { Button } from "@/components/Button.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { PartNumber } from "@/components/Mark.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PartStock } from "@/islands/orders/PartStock.tsx";
import { isReplaced } from "@/services/epc/not_orderable.ts";
import type { PartAnswer, Successor, SuccessorSet } from "@/services/epc/part_types.ts";
import type { CartContent } from "@/services/orders/cart_types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { OrderStepper } from "./OrderStepper.tsx";

export interface OrderTodayProps {
  part: PartAnswer;
  partHref: (number: string) => string;
  /** For what is ordered, and where to come back to; null: the reader may not order. */
  order: { vin: string | null; seriesCode: string | null; back: string; cart: CartContent } | null;
  t: Translate;
  format: Format;
}

/**
 * What can be ordered today in place of a part that is followed by others: of each set its parts with price, stock and stepper, and the set
 * by one click. A part that can no longer be ordered and has nothing interchangeable says so.
 */
export function OrderToday(props: OrderTodayProps) {
  const { part, t } = props;
  if (!part.replacedBy.some((link) => link.inForce)) return null;
  if (part.successors.length === 0) {
    // That it was replaced by nothing that can be ordered is said by why it cannot be ordered itself.
    const isSaid = part.notOrderable === null || isReplaced(part.notOrderable);
    return isSaid ? null : <p class="notice notice-warn">{t("epc.today.none")}</p>;
  }
  return (
    <section class="order-today" aria-labelledby="order-today">
      <h3 id="order-today">{t("epc.today.title")}</h3>
      {part.successors.map((set, place) => (
        <div key={set.parts.map((one) => one.number).join()} class="order-today-set">
          {place > 0 && <p class="note">{t("epc.today.or")}</p>}
          <ul>
            {set.parts.map((one) => (
              <li key={one.number}>
                <OnePart one={one} {...props} />
              </li>
            ))}
          </ul>
          {props.order && (set.parts.length > 1 || set.parts[0]!.ratio !== 1) && (
            <OrderSet set={set} choice={place} {...props} order={props.order} />
          )}
        </div>
      ))}
    </section>
  );
}

function OnePart({ one, order, partHref, t, format }: OrderTodayProps & { one: Successor }) {
  const texts = {
    ...transportTexts(t),
    ...islandTexts(t, { asked: "part.stockAsked", unknown: "part.stockUnknown" }),
  };
  return (
    <>
      <span class="order-today-part">
        <a href={partHref(one.number)}>
          <PartNumber>{one.shown}</PartNumber>
        </a>{" "}
        {one.name}
        {one.ratio !== 1 && <b>{` ${t("epc.today.ratio", { ratio: format.number(one.ratio) })}`}</b>}
      </span>
      <span class="order-today-price">{format.price(one.price)}</span>
      {order && (
        <>
          <PartStock partNumber={one.number} quantity={Math.ceil(one.ratio)} texts={texts} />
          <OrderStepper
            partNumber={one.number}
            name={one.name}
            pack={one.packQuantity}
            vin={order.vin}
            seriesCode={order.seriesCode}
            cart={order.cart}
            back={order.back}
            t={t}
          />
        </>
      )}
    </>
  );
}

/** All parts of a set in place of one piece, by one click. */
function OrderSet({ part, set, choice, order, t }: OrderTodayProps & {
  set: SuccessorSet;
  choice: number;
  order: NonNullable<OrderTodayProps["order"]>;
}) {
  return (
    <CallForm
      action="/tis/carts/current/successors"
      id={`successors-${choice}`}
      back={order.back}
      fields={{
        jobId: order.cart.jobId,
        partNumber: part.partNumber,
        choice: choice || undefined,
        vin: order.vin,
        seriesCode: order.vin ? undefined : order.seriesCode,
      }}
      data={{ after: "stay" }}
    >
      <Button icon="shopping-cart">
        {set.parts.length > 1 ? t("part.orderSet") : t("part.orderInstead")}
      </Button>
    </CallForm>
  );
}
