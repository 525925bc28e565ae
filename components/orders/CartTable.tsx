import { Empty } from "@/components/Empty.tsx";
import { Button } from "@/components/Button.tsx";
import type { CartLine } from "@/services/orders/types.ts";
import { CartRow, type CartRowProps } from "./CartRow.tsx";

export type CartTableProps = Omit<CartRowProps, "line"> & { lines: readonly CartLine[] };

/** The lines of the cart, or what to do when there is none. */
export function CartTable(props: CartTableProps) {
  const { lines, mayEdit, basePath, t } = props;
  if (lines.length === 0) {
    return (
      <Empty
        title={t("cart.empty")}
        drawing="box"
        action={
          <>
            <Button href={`${basePath}/EPCIndex`} icon="component">{t("cart.openCatalogue")}</Button>
            <Button href={`${basePath}/SearchPage`} icon="search" kind="quiet">
              {t("cart.searchParts")}
            </Button>
          </>
        }
      >
        {t("cart.emptyWhy")}
      </Empty>
    );
  }
  return (
    <table class="table cart-table">
      <thead>
        <tr>
          <th scope="col">{t("cart.part")}</th>
          <th scope="col">{t("cart.name")}</th>
          <th scope="col">{t("cart.vehicle")}</th>
          <th scope="col">{t("cart.note")}</th>
          <th scope="col" class="num">{t("cart.quantity")}</th>
          <th scope="col" class="num">{t("cart.price")}</th>
          <th scope="col" class="num">{t("cart.amount")}</th>
          {mayEdit && (
            <th scope="col">
              <span class="off-screen">{t("cart.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{lines.map((line) => <CartRow key={line.id} line={line} {...props} />)}</tbody>
    </table>
  );
}
