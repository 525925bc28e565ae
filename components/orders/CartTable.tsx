import { Empty } from "@/components/Empty.tsx";
import { Button } from "@/components/Button.tsx";
import type { CartLine } from "@/services/orders/cart_types.ts";
import type { CartRowProps } from "./cart_row_props.ts";
import { CartRow } from "./CartRow.tsx";

export type CartTableProps = Omit<CartRowProps, "line" | "usual"> & {
  lines: readonly CartLine[];
  /** Pieces that one vehicle has of a line's part, by the line's id. */
  usual: ReadonlyMap<number, number>;
};

/** The lines of the cart, or what to do when there is none. */
export function CartTable(props: CartTableProps) {
  const { lines, mayEdit, basePath, t } = props;
  if (lines.length === 0) {
    return (
      <Empty
        title={t("orders.empty")}
        drawing="box"
        action={
          <>
            <Button href={`${basePath}/EPCIndex`} icon="component">{t("part.openCatalogue")}</Button>
            <Button href={`${basePath}/SearchPage`} icon="search" kind="quiet">
              {t("orders.searchParts")}
            </Button>
          </>
        }
      >
        {t("orders.emptyWhy")}
      </Empty>
    );
  }
  return (
    <table class="table cart-table">
      <thead>
        <tr>
          <th scope="col">{t("orders.part")}</th>
          <th scope="col">{t("orders.name")}</th>
          <th scope="col">{t("orders.vehicle")}</th>
          <th scope="col">{t("orders.note")}</th>
          <th scope="col" class="num">{t("orders.quantity")}</th>
          <th scope="col" class="num">{t("orders.price")}</th>
          <th scope="col" class="num">{t("orders.amount")}</th>
          {mayEdit && (
            <th scope="col">
              <span class="off-screen">{t("orders.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CartRow key={line.id} {...props} line={line} usual={props.usual.get(line.id) ?? null} />
        ))}
      </tbody>
    </table>
  );
}
