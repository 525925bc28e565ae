import { fillText } from "@/islands/fill_text.ts";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import type { Outcome } from "../call.ts";
import { toast } from "../form/toast_store.ts";
import { momentText } from "../format.ts";

/** What the call `generatePasswordCard` answers. */
interface Made {
  cardString: string;
  orgName: string;
  seriesName: string;
  expiresAt: string;
}

export interface NewCardProps {
  /** Id of the form that makes a card. */
  form: string;
  /** BCP 47 and zone, for the day until which it is valid. */
  lang: string;
  zone: string;
  /** `validUntil` has `{date}` put in. */
  texts: Record<"once" | "copy" | "copied" | "print" | "generated" | "validUntil", string>;
}

/** The string of a card that was just made: shown this once, to be copied or printed. The list is read again when its dialog closes. */
export function NewCard({ form, lang, zone, texts }: NewCardProps) {
  const made = useSignal<Made | null>(null);
  useEffect(() => {
    const element = document.getElementById(form);
    const gone = new AbortController();
    element?.addEventListener("tis:done", (event) => {
      const outcome = (event as CustomEvent<Outcome<Made>>).detail;
      if (outcome.kind !== "done") return;
      event.preventDefault();
      made.value = outcome.data;
      element.hidden = true;
    }, { signal: gone.signal });
    element?.closest("dialog")?.addEventListener("close", () => {
      if (made.value) location.reload();
    }, { signal: gone.signal });
    addEventListener("pagehide", () => made.value = null, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  const card = made.value;
  if (!card) return null;
  const date = momentText(card.expiresAt, lang, zone);
  const copy = async () => {
    await navigator.clipboard.writeText(card.cardString);
    toast("success", texts.copied);
  };
  return (
    <section class="card-slip" role="status">
      <h3>{texts.generated}</h3>
      <p>{card.orgName} · {card.seriesName}</p>
      <output class="card-string mono">{card.cardString}</output>
      <p class="text-meta">{fillText(texts.validUntil, { date })}</p>
      <p class="notice notice-warn card-once">{texts.once}</p>
      <div class="form-actions">
        <button class="btn" type="button" onClick={copy}>
          <Icon name="copy" />
          {texts.copy}
        </button>
        <button class="btn btn-primary" type="button" onClick={() => print()}>
          <Icon name="printer" />
          {texts.print}
        </button>
      </div>
    </section>
  );
}
