import { Button } from "@/components/Button.tsx";
import { PartNumber } from "@/components/Mark.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { hrefAfterRemoval, partHref } from "../cart_links.ts";
import { rowId } from "./cart_lines.ts";
import type { CartRowProps } from "./cart_row_props.ts";
import { NoteField, Quantity } from "./LineFields.tsx";
import { LineMarks } from "./LineMarks.tsx";
import { LineOrigin } from "./LineOrigin.tsx";

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
      <td class="num cart-qty">
        {mayEdit ? <Quantity {...props} /> : format.number(line.quantity)}
        {props.usual !== null && (
          <small class="usual-pieces">{t("part.usualOf", { count: props.usual })}</small>
        )}
      </td>
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
