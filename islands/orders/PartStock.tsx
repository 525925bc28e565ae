import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { PartStock as Told } from "@/services/orders/dms/ask_part_stock.ts";
import { call, type TransportTexts } from "../call.ts";

export interface PartStockProps {
  partNumber: string;
  quantity: number;
  texts: TransportTexts & Record<"asked" | "unknown", string>;
}

const TONES = { all: " state-ok", part: " state-warn", none: " state-err", unknown: "" };

/** Whether pieces of a part are in stock, asked once the page stands: nobody waits for the dealer management system. */
export function PartStock({ partNumber, quantity, texts }: PartStockProps) {
  const told = useSignal<Told | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const address = `/tis/parts/${encodeURIComponent(partNumber)}/stock?quantity=${quantity}`;
    void call<Told>(address, undefined, texts, { signal: gone.signal }).then((outcome) => {
      if (gone.signal.aborted) return;
      told.value = outcome.kind === "done" ? outcome.data : { state: "unknown", text: texts.unknown };
    });
    return () => gone.abort();
  }, [partNumber, quantity]);
  if (told.value === null) return <span class="part-stock needs-script">{texts.asked}</span>;
  return <span class={`part-stock state${TONES[told.value.state]}`}>{told.value.text}</span>;
}
