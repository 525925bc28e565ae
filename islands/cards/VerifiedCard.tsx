import { fillText } from "@/islands/fill_text.ts";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import type { Outcome } from "../call.ts";

/** Says that a card was good, and whose: it stays until the next one is typed. */
export function VerifiedCard({ form, text }: {
  /** Id of the form that verifies. */
  form: string;
  /** `{dealer}` and `{series}` are put in. */
  text: string;
}) {
  const said = useSignal("");
  useEffect(() => {
    const element = document.getElementById(form) as HTMLFormElement | null;
    const gone = new AbortController();
    element?.addEventListener("tis:done", (event) => {
      const outcome = (event as CustomEvent<Outcome<{ orgName: string; seriesName: string }>>).detail;
      if (outcome.kind !== "done") return;
      event.preventDefault();
      const { orgName, seriesName } = outcome.data;
      said.value = fillText(text, { dealer: orgName, series: seriesName });
      element.reset();
    }, { signal: gone.signal });
    element?.addEventListener("tis:refused", () => said.value = "", { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return (
    <div role="status">
      {said.value && (
        <div class="notice notice-ok">
          <Icon name="circle-check" />
          <div>{said.value}</div>
        </div>
      )}
    </div>
  );
}
