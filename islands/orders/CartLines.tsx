import { useEffect } from "preact/hooks";
import type { TransportTexts } from "@/islands/call.ts";
import { followCart } from "./follow_cart.ts";
import { lineSaver } from "./line_saver.ts";
import { restoreTypedList } from "./typed_list.ts";

export interface CartLinesProps {
  /** `changed` and `overwrote` leave `{part}` and `{count}` open. */
  texts: TransportTexts & Record<"changed" | "overwrote" | "listKept", string>;
  /** BCP 47 tag of the reader's language, for numbers. */
  lang: string;
}

/**
 * Saves quantity and note of a cart line as they are changed (`form[data-cart-line]`); an order is sent only after the last
 * change was saved, so that it has what the page shows. What another device or a colleague changes is shown at once. Renders nothing.
 */
export function CartLines({ texts, lang }: CartLinesProps) {
  useEffect(() => {
    const gone = new AbortController();
    const saver = lineSaver(texts, lang);
    document.addEventListener("change", (event) => {
      const form = (event.target as HTMLInputElement).form;
      if (form?.matches("form[data-cart-line]")) saver.later(form);
    }, { signal: gone.signal });
    document.addEventListener("submit", (event) => {
      const form = event.target as HTMLFormElement;
      if (form.matches("form[data-cart-line]")) {
        event.preventDefault();
        saver.later(form);
      } else if (form.method === "post" && saver.busy()) {
        event.preventDefault();
        event.stopImmediatePropagation();
        const { submitter } = event;
        void saver.settled().then(() => {
          if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
        });
      }
    }, { signal: gone.signal, capture: true });
    restoreTypedList(texts.listKept);
    const off = followCart(saver, texts.changed, lang);
    return () => {
      off();
      gone.abort();
    };
  }, []);
  return null;
}
