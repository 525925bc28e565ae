import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../ask.ts";
import type { TransportTexts } from "../call.ts";
import { fillText } from "../fill_text.ts";

const VIN_LENGTH = 17;

/** Looks a vehicle up as the 17th character of its VIN is typed, and chooses its brand and series in the form. Without script the server does that when the draft is saved. */
export function VinFacts({ form: formId, texts }: {
  /** Id of the form. */
  form: string;
  texts: TransportTexts & Record<"found" | "looking", string>;
}) {
  const said = useSignal<{ text: string; wrong: boolean } | null>(null);
  const live = useSignal(false);
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const field = form?.elements.namedItem("vin");
    if (!form || !(field instanceof HTMLInputElement)) return;
    const stop = new AbortController();
    let asked = clean(field.defaultValue);
    const lookUp = async () => {
      const vin = clean(field.value);
      if (vin.length !== VIN_LENGTH) {
        said.value = null;
        asked = vin;
        return;
      }
      if (vin === asked) return;
      asked = vin;
      said.value = { text: texts.looking, wrong: false };
      const outcome = await ask("get /tis/sas/vehicles/{vin}", { vin }, texts, { signal: stop.signal });
      if (stop.signal.aborted || clean(field.value) !== vin) return;
      if (outcome.kind !== "done") {
        said.value = { text: outcome.message, wrong: true };
        return;
      }
      const { brandCode, seriesCode } = outcome.data;
      // The last 8 may name several vehicles; all 17 name one.
      if (brandCode === null || seriesCode === null) return;
      choose(form, "brandCode", brandCode);
      const series = choose(form, "seriesCode", seriesCode);
      said.value = { text: fillText(texts.found, { series: series ?? seriesCode }), wrong: false };
    };
    field.addEventListener("input", () => void lookUp(), { signal: stop.signal });
    void lookUp();
    live.value = true;
    return () => stop.abort();
  }, []);
  return (
    <p
      class={said.value?.wrong ? "field-error" : "field-hint"}
      role="status"
      data-live={live.value ? "" : undefined}
      data-vin-facts=""
    >
      {said.value?.text}
    </p>
  );
}

function clean(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** Chooses a value of a select as its reader would. @returns what is chosen, in words */
function choose(form: HTMLFormElement, name: string, value: string): string | undefined {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLSelectElement)) return undefined;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return field.selectedOptions[0]?.textContent ?? undefined;
}
