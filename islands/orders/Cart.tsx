import { useEffect } from "preact/hooks";
import type { TransportTexts } from "../call.ts";
import { stepperSaver, type StepperTexts } from "./stepper_saver.ts";
import { SHOWN_PIECES } from "./stepper_forms.ts";

export interface CartProps {
  texts: TransportTexts & StepperTexts;
  /** BCP 47 tag of the reader's language, for numbers. */
  lang: string;
}

/**
 * Sends each change of an order quantity as it is made, and has steppers and cart bar show what the cart holds, also when another device or
 * a colleague changes it. Renders nothing.
 */
export function Cart({ texts, lang }: CartProps) {
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const saver = stepperSaver(texts, lang);
    const stepForm = (event: Event) =>
      (event.target as Element).closest<HTMLFormElement>("form[data-order-step]");
    document.addEventListener("change", (event) => {
      const form = stepForm(event);
      if (form && (event as CustomEvent).detail !== SHOWN_PIECES) saver.later(form);
    }, { signal });
    document.addEventListener("submit", (event) => {
      const form = stepForm(event);
      if (!form) return;
      event.preventDefault();
      saver.later(form);
    }, { signal });
    // A part that does not fit was consented to, or left out after all.
    document.addEventListener("tis:done", (event) => {
      if (!stepForm(event)) return;
      event.preventDefault();
      void saver.look();
    }, { signal });
    document.addEventListener("tis:left", (event) => {
      const form = stepForm(event);
      if (form) saver.putBack(form);
    }, { signal });
    // The page that follows must know of what was just set.
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("[data-cart-bar] a");
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!link || !isPlain || !saver.isBusy()) return;
      event.preventDefault();
      event.stopPropagation();
      void saver.settle().then((taken) => {
        if (taken) location.assign(link.href);
      });
    }, { signal, capture: true });
    const off = saver.follow();
    // What waits when the page is left is sent all the same; nobody is there for the answer.
    addEventListener("pagehide", () => saver.sendWaiting(), { signal });
    return () => {
      off();
      gone.abort();
    };
  }, []);
  return null;
}
