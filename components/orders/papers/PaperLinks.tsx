import { Button } from "@/components/Button.tsx";
import { cartHref } from "@/components/cart_links.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Ways to paper: print the page, PDF, and a quote for a customer. */
export function PaperLinks({ of, basePath, t }: {
  /** `cart`, or the number of an order. */
  of: string;
  basePath: string;
  t: Translate;
}) {
  return (
    <>
      <Button icon="printer" type="button" class="needs-script" data={{ print: "" }}>
        {t("orders.print")}
      </Button>
      <Button icon="file-text" href={`/tis/order-papers/${encodeURIComponent(of)}.pdf`}>
        {t("orders.pdf")}
      </Button>
      <Button icon="receipt" href={cartHref(basePath, { view: "quote", order: of === "cart" ? null : of })}>
        {t("orders.quoteMake")}
      </Button>
    </>
  );
}
