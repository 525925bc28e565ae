import { Button } from "@/components/Button.tsx";
import { Notice } from "@/components/Notice.tsx";
import { UndoWindow } from "@/islands/orders/UndoWindow.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "../cart_links.ts";

/** Offers to take an order back for the seconds in which it has not left. */
export function UndoOrder({ number, endsInMs, basePath, t }: {
  number: string;
  endsInMs: number;
  basePath: string;
  t: Translate;
}) {
  return (
    <Notice tone="info">
      <div class="order-trouble order-undo">
        <p>{t("orders.undoWhile")}</p>
        <CallForm
          action={`/tis/orders/${encodeURIComponent(number)}/undoing`}
          id="undo-order"
          back={cartHref(basePath, { order: number })}
        >
          <Button icon="undo-2">{t("orders.undo")}</Button>
        </CallForm>
      </div>
      <UndoWindow endsInMs={endsInMs} />
    </Notice>
  );
}
