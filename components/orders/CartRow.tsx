import { Button } from "@/components/Button.tsx";
import { refusalOf, typedOf } from "@/components/Field.tsx";
import { Icon } from "@/components/Icon.tsx";
import { Chip, PartNumber } from "@/components/Mark.tsx";
import { Stepper } from "@/components/Stepper.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { fitsPack, fittingQuantity } from "@/services/orders/pack.ts";
import { misfits } from "@/services/orders/misfits.ts";
import type { CartLine } from "@/services/orders/cart_types.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref, hrefAfterRemoval, partHref } from "../cart_links.ts";
import { rowId } from "./cart_lines.ts";
import { LineFit } from "./LineFit.tsx";
import { LineOrigin } from "./LineOrigin.tsx";

export interface CartRowProps {
  line: CartLine;
  /** The job that the page shows. */
  jobId: number | null;
  mayEdit: boolean;
  basePath: string;
  /** A refused form of this line or of another; what was typed stays in its field. */
  flash: Flash | null;
  t: Translate;
  format: Format;
}

/** One line: part, name with what stands out, where it comes from, note, quantity by pack, price, amount. */
export function CartRow(props: CartRowProps) {
  const { line, mayEdit, basePath, t, format } = props;
  const id = rowId(line);
  return (
    <tr
      id={id}
      data-pieces={line.quantity}
      data-name={line.name}
      data-stops={line.notOrderable || line.fit?.fit === "not" ? "" : undefined}
    >
      <td class="nowrap cart-part">
        <a class="link-plain" href={partHref(basePath, line.partNumber)}>
          <PartNumber>{line.shown}</PartNumber>
        </a>
      </td>
      <td class="title cart-name">
        <span class="line-name">{line.name}</span>
        <div>
          <LineMarks {...props} />
        </div>
      </td>
      <td class="cart-from">
        <LineOrigin line={line} basePath={basePath} t={t} />
      </td>
      <td class="cart-note">{mayEdit ? <NoteField {...props} /> : line.note}</td>
      <td class="num cart-qty">{mayEdit ? <Quantity {...props} /> : format.number(line.quantity)}</td>
      <td class="num nowrap cart-price">
        {line.price ? format.money(line.price.amount) : <span class="text-ink-3">{t("part.noPrice")}</span>}
      </td>
      <td class="num nowrap cart-amount">
        {line.amount ? format.price(line.amount) : "–"}
      </td>
      {mayEdit && (
        <td class="cart-remove">
          <CallForm
            action={`/tis/carts/current/lines/${line.id}/deletion`}
            id={`remove-${line.id}`}
            back={hrefAfterRemoval(basePath, line)}
            goOn
            quiet
          >
            <Button
              icon="trash"
              kind="quiet"
              label={t("orders.remove", { part: line.shown, name: line.name })}
            />
          </CallForm>
        </td>
      )}
    </tr>
  );
}

/** Why the line stops the order, what follows its part, and plain facts. */
function LineMarks({ line, mayEdit, basePath, t, format }: CartRowProps) {
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
          <span class="chip chip-warn">
            <Icon name="corner-down-right" />
            <span>
              {t("part.replacedBy")} {replacement.parts.map((part, index) => (
                <span key={part.number}>
                  {index > 0 && " + "}
                  <a class="mono" href={partHref(basePath, part.number)}>{part.shown}</a>
                </span>
              ))}
              {replacement.kind === "use_up_stock" && ` ${t("part.whenStockEnds")}`}
            </span>
          </span>
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

function NoteField({ line, flash, t }: CartRowProps) {
  const form = `change-${line.id}`;
  const error = refusalOf(flash, form, "note");
  return (
    <>
      <input
        class="input cart-note-field"
        name="note"
        form={form}
        title={line.note || undefined}
        value={typedOf(flash, form, "note") ?? line.note}
        maxLength={LIMITS.noteLength}
        placeholder={t("orders.notePlaceholder")}
        aria-label={t("orders.noteOf", { name: line.name })}
        autocomplete="off"
        aria-invalid={error ? "true" : undefined}
        aria-describedby={`${form}-note`}
      />
      <p class="field-error" id={`${form}-note`} data-line-error="note">{error}</p>
    </>
  );
}

/** Quantity by pack. The form stands here; the note's field belongs to it too. */
function Quantity({ line, jobId, basePath, flash, t }: CartRowProps) {
  const form = `change-${line.id}`;
  const typed = Number(typedOf(flash, form, "quantity"));
  const refusal = refusalOf(flash, form, "quantity");
  const stale = fitsPack(line.quantity, line.packQuantity) ? undefined : t("refusal.quantity-pack", {
    pack: line.packQuantity,
    next: fittingQuantity(line.quantity, line.packQuantity),
  });
  return (
    <>
      <Stepper
        name="quantity"
        form={form}
        value={typed > 0 ? typed : line.quantity}
        min={line.packQuantity}
        max={LIMITS.cartQuantity}
        step={line.packQuantity}
        label={t("orders.quantityOf", { name: line.name })}
        labelLess={t("part.less")}
        labelMore={t("part.more")}
      />
      <p class="field-error" data-line-error="quantity">{refusal ?? stale}</p>
      <CallForm
        action={`/tis/carts/current/lines/${line.id}`}
        id={form}
        back={`${cartHref(basePath, {})}#${rowId(line)}`}
        plain
        fields={{ jobId }}
        data={{ "cart-line": "" }}
      >
        <button type="submit" class="btn needs-no-script">{t("orders.setLine")}</button>
      </CallForm>
    </>
  );
}
