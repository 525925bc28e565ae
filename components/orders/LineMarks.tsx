import { Button } from "@/components/Button.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { SuccessorChip } from "@/components/epc/LineChips.tsx";
import { Chip } from "@/components/Mark.tsx";
import { fitsPack } from "@/services/orders/pack.ts";
import { misfits } from "@/services/orders/misfits.ts";
import { cartHref, partHref } from "../cart_links.ts";
import { rowId } from "./cart_lines.ts";
import type { CartRowProps } from "./cart_row_props.ts";
import { LineFit } from "./LineFit.tsx";

/** Why the line stops the order, what follows its part, and plain facts. */
export function LineMarks({ line, mayEdit, basePath, t, format }: CartRowProps) {
  const { replacement } = line;
  return (
    <>
      <span class="line-chips">
        {line.otherVehicle && <Chip tone="warn" icon="triangle-alert">{t("orders.otherVehicle")}</Chip>}
        <LineFit line={line} t={t} format={format} />
        {line.notOrderable && (
          <Chip tone="err" icon="circle-x">
            {t("orders.cannotOrder", { reason: line.notOrderable.text })}
          </Chip>
        )}
        {replacement && (
          <SuccessorChip
            set={replacement}
            t={t}
            format={format}
            partHref={(number) => partHref(basePath, number)}
          />
        )}
        {line.packQuantity > 1 && (
          <Chip tone={fitsPack(line.quantity, line.packQuantity) ? "line" : "err"}>
            {t("part.pack", { count: line.packQuantity })}
          </Chip>
        )}
        {line.core && (
          <Chip tone="line">{t("part.exchange", { amount: format.money(line.core.amount) })}</Chip>
        )}
      </span>
      {mayEdit && misfits(line) && (
        <CallForm
          action={`/tis/carts/current/lines/${line.id}`}
          id={`consent-${line.id}`}
          back={`${cartHref(basePath, {})}#${rowId(line)}`}
          class="cart-replace"
          fields={{ consent: "true" }}
        >
          <Button kind="danger">{t("orders.consentGive")}</Button>
        </CallForm>
      )}
      {mayEdit && replacement && [replacement, ...line.otherReplacements].map((one, choice) => {
        // A number that breaks in two is read as two.
        const parts = one.parts.map((part) =>
          `${format.number(part.quantity)} × ${part.shown.split(" ").join("\u00a0")}`
        ).join(" + ");
        return (
          <CallForm
            key={parts}
            action={`/tis/carts/current/lines/${line.id}/replacement`}
            id={choice === 0 ? `replace-${line.id}` : `replace-${line.id}-${choice}`}
            back={cartHref(basePath, {})}
            goOn
            class="cart-replace"
            fields={{ choice: choice || undefined }}
          >
            <Button icon="corner-down-right" label={t("orders.replaceBy", { parts })}>
              {line.otherReplacements.length === 0 ? t("orders.replace") : t("orders.replaceBy", { parts })}
            </Button>
          </CallForm>
        );
      })}
    </>
  );
}
