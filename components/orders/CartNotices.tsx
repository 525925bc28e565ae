import { Button } from "@/components/Button.tsx";
import { groupPartNumber } from "@/kernel/group_part_number.ts";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { Part } from "@/components/Part.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { fitInWords } from "@/components/epc/FitMark.tsx";
import { misfits } from "@/services/orders/misfits.ts";
import type { CartLine } from "@/services/orders/cart_types.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref, type CartQuery } from "../cart_links.ts";
import { rowId } from "./cart_lines.ts";

/** What stands across the cart: the last outcome, what was taken out, what stops the order. */
export function CartNotices({ query, flash, stopping, mayEdit, basePath, t }: {
  query: CartQuery;
  flash: Flash | null;
  stopping: readonly CartLine[];
  mayEdit: boolean;
  basePath: string;
  t: Translate;
}) {
  // A refused import is told beside its form, with the rows.
  const told = flash?.form?.startsWith("import-") || (flash?.errors.length && flash.form) ? null : flash;
  return (
    <>
      {(query.removed === undefined || told?.kind === "refused") && <FlashNotice flash={told} />}
      {mayEdit && query.removed && query.quantity && <Removed query={query} basePath={basePath} t={t} />}
      <div id="cart-stopping">
        <Part name="cart-stopping">
          {stopping.length > 0 && (
            <Notice tone="err">
              {t("orders.stopping", { count: stopping.length })}{" "}
              {stopping.map((line, index) => (
                <span key={line.id}>
                  {index > 0 && t("orders.listSeparator")}
                  <a class="underline" href={`#${rowId(line)}`}>
                    <span class="mono">{line.shown}</span> {line.notOrderable?.text ??
                      (misfits(line) ? fitInWords(t, line.fit!) : t("orders.packChanged"))}
                  </a>
                </span>
              ))}
            </Notice>
          )}
        </Part>
      </div>
    </>
  );
}

/** The line just taken out, with the way to put it back. */
function Removed({ query, basePath, t }: { query: CartQuery; basePath: string; t: Translate }) {
  const { removed, quantity, vin, seriesCode, figureCode, callout, note } = query;
  return (
    <Notice tone="info">
      <div class="notice-act">
        <span>
          {t("orders.removed", { quantity: quantity!, part: groupPartNumber(removed!) })}
        </span>
        <CallForm
          action="/tis/carts/current/quantities"
          id="undo"
          back={cartHref(basePath, {})}
          goOn
          quiet
          fields={{ partNumber: removed, quantity, vin, seriesCode, figureCode, callout, note }}
        >
          <Button icon="undo-2">{t("form.undo")}</Button>
        </CallForm>
      </div>
    </Notice>
  );
}
