import { useEffect } from "preact/hooks";
import { call, type TransportTexts } from "../call.ts";
import { toast } from "../form/toast_store.ts";

/** What the cart call answers, as far as the bar shows it. */
interface CartFigures {
  total: { amount: string; currency: string } | null;
}

export interface CartProps {
  texts: TransportTexts;
  /** BCP 47 tag of the reader's language, for the total. */
  lang: string;
}

/** Ms to wait after a press, so that ten presses are one call. */
const SETTLE_MS = 250;

/**
 * Sends each change of an order quantity as it is made and keeps the cart bar current. A refused quantity goes back to what
 * the cart holds, with the refusal told. Renders nothing.
 */
export function Cart({ texts, lang }: CartProps) {
  useEffect(() => {
    const gone = new AbortController();
    const timers = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();
    const held = new WeakMap<HTMLFormElement, string>();

    async function send(form: HTMLFormElement) {
      timers.delete(form);
      const field = form.elements.namedItem("quantity") as HTMLInputElement;
      const sent = field.value;
      const outcome = await call<CartFigures>(
        form.action,
        new URLSearchParams(new FormData(form) as never),
        texts,
      );
      if (outcome.kind === "done") {
        held.set(form, sent);
        showBar(outcome.message, outcome.data, lang);
        return;
      }
      toast("refused", outcome.errors[0]?.message ?? outcome.message);
      field.value = held.get(form) ?? field.defaultValue;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      cancel(form);
    }
    function cancel(form: HTMLFormElement) {
      clearTimeout(timers.get(form));
      timers.delete(form);
    }
    function later(form: HTMLFormElement) {
      cancel(form);
      timers.set(form, setTimeout(() => void send(form), SETTLE_MS));
    }
    const stepForm = (event: Event) =>
      (event.target as Element).closest<HTMLFormElement>("form[data-order-step]");
    document.addEventListener("change", (event) => {
      const form = stepForm(event);
      if (form) later(form);
    }, { signal: gone.signal });
    document.addEventListener("submit", (event) => {
      const form = stepForm(event);
      if (!form) return;
      event.preventDefault();
      later(form);
    }, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return null;
}

function showBar(summary: string, cart: CartFigures, lang: string): void {
  const bar = document.querySelector("[data-cart-bar]");
  if (!bar) return;
  bar.querySelector("[data-cart-count]")!.textContent = summary;
  const money = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  bar.querySelector("[data-cart-total]")!.textContent = cart.total
    ? `${money.format(cart.total.amount as Intl.StringNumericLiteral)} ${cart.total.currency}`
    : "";
}
