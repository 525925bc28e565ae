import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { type QuotedLine, quoteDue } from "@/components/orders/papers/quote_due.ts";
import { priceText } from "../format.ts";

export interface QuoteDueProps {
  /** Id of the quote's form. */
  form: string;
  lines: QuotedLine[];
  /** Hours of work that are charged. */
  hours: string[];
  currency: string;
  /** VAT of the store, shown where the form wishes it; null: none is known. */
  vatPercent: string | null;
  /** What the form as it was sent comes to, as decimal text. */
  due: string;
  texts: Record<"total" | "withVat" | "withoutVat", string>;
  lang: string;
}

/** What the quote comes to, reckoned anew with every change of its form. */
export function QuoteDue({ form, lines, hours, currency, vatPercent, due, texts, lang }: QuoteDueProps) {
  const shown = useSignal({ due, withVat: vatPercent !== null });
  useEffect(() => {
    const element = document.getElementById(form) as HTMLFormElement;
    const reckon = () => {
      const typed = new FormData(element);
      const text = (name: string) => String(typed.get(name) ?? "");
      const withVat = vatPercent !== null && typed.has("vat");
      shown.value = {
        withVat,
        due: quoteDue(lines, {
          basis: text("basis"),
          marginPercent: text("marginPercent"),
          priceOf: (key) => text(`price.${key}`),
          labor: { hours, rate: text("hourlyRate") },
          vatPercent: withVat ? vatPercent : null,
        }),
      };
    };
    reckon();
    element.addEventListener("input", reckon);
    return () => element.removeEventListener("input", reckon);
  }, []);
  return (
    <p class="cart-total" aria-live="polite">
      <small>{texts.total}</small>
      <b>{priceText({ amount: shown.value.due, currency }, lang)}</b>
      <small>{shown.value.withVat ? texts.withVat : texts.withoutVat}</small>
    </p>
  );
}
