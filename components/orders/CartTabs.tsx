import { Tabs } from "@/components/Tabs.tsx";
import { cartHref } from "../cart_links.ts";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";

/** Ways between the cart, the jobs and the orders of a store, for who has a cart. */
export function CartTabs({ current, lineCount, state }: {
  current: "cart" | "jobs" | "orders";
  lineCount: number;
  state: State;
}) {
  const { ctx: { actor, t }, basePath } = state;
  if (!may(actor, "EPCCart:edit")) return null;
  return (
    <Tabs
      label={t("page.EPCCart")}
      tabs={[
        {
          label: t("orders.cart"),
          href: cartHref(basePath, { view: "cart" }),
          current: current === "cart",
          count: lineCount,
        },
        {
          label: t("orders.jobs"),
          href: cartHref(basePath, { view: "jobs" }),
          current: current === "jobs",
        },
        {
          label: t("orders.orders"),
          href: cartHref(basePath, { view: "orders" }),
          current: current === "orders",
        },
      ]}
    />
  );
}
