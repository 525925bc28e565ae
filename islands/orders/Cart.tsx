import { useEffect } from "preact/hooks";
import { type Answered, ask, type Asked } from "../ask.ts";
import type { TransportTexts } from "../call.ts";
import { toast } from "../form/toast_store.ts";

const SET_QUANTITY = "post /tis/carts/current/quantities";

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
      const outcome = await ask(SET_QUANTITY, lineOf(form), texts);
      if (outcome.kind === "done") {
        held.set(form, sent);
        showBar(outcome.message, outcome.data, lang);
        return;
      }
      // A part that does not fit is asked about: the dialog sends what the form says.
      const told = new CustomEvent("tis:refused", { bubbles: true, cancelable: true, detail: outcome });
      if (!form.dispatchEvent(told)) return;
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
    // What waits when the page is left is sent all the same; nobody is there for the answer.
    addEventListener("pagehide", () => {
      for (const form of timers.keys()) {
        navigator.sendBeacon(form.action, new URLSearchParams(new FormData(form) as never));
      }
    }, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return null;
}

/** The line of a form: part, quantity, and where it was chosen. */
function lineOf(form: HTMLFormElement): Asked<typeof SET_QUANTITY> {
  const { quantity, ...rest } = Object.fromEntries(
    [...new FormData(form)].filter(([name]) => !name.startsWith("_")).map((
      [name, value],
    ) => [name, String(value)]),
  );
  return { ...rest as { partNumber: string }, quantity: Number(quantity) };
}

function showBar(summary: string, cart: Answered<typeof SET_QUANTITY>, lang: string): void {
  const bar = document.querySelector("[data-cart-bar]");
  if (!bar) return;
  bar.querySelector("[data-cart-count]")!.textContent = summary;
  const money = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  bar.querySelector("[data-cart-total]")!.textContent = cart.total
    ? `${money.format(cart.total.amount as Intl.StringNumericLiteral)} ${cart.total.currency}`
    : "";
}
