import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TransportTexts } from "../call.ts";
import { fillText } from "../fill_text.ts";
import { priceText } from "../format.ts";
import { figures, followClaim, totals } from "./claim_desk.ts";

export interface ClaimDeskProps {
  /** Id of the form that is written in. */
  form: string;
  /** Number of the claim. */
  id: number;
  /** BCP 47. */
  locale: string;
  /** Sentences of the rules about days, by rule. */
  rules: Readonly<Record<string, string>>;
  texts:
    & TransportTexts
    & Record<"minutes" | "rate" | "labor" | "parts" | "total" | "time" | "notWhole", string>;
}

/** What a claim comes to while it is typed. Without script that of the last save stands here. */
export function ClaimDesk({ form, id, locale, rules, texts }: ClaimDeskProps) {
  const live = useSignal(false);
  useEffect(() => {
    const element = document.getElementById(form) as HTMLFormElement | null;
    if (!element) return;
    live.value = true;
    return followClaim({ form: element, id, texts, sentence: (rule) => rules[rule] ?? "" });
  }, []);
  const now = totals.value;
  const { currency = null, laborRate = null } = figures.value ?? {};
  const money = (amount: string | null) =>
    amount === null ? "–" : priceText({ amount, currency: currency ?? "" }, locale).trim();
  if (!live.value || now === null) return <span data-claim-totals="" hidden />;
  return (
    <div data-claim-totals="" data-live="" aria-live="polite">
      <dl class="facts">
        <dt>{texts.time}</dt>
        <dd>{fillText(texts.minutes, { count: String(now.workingMinutes) })}</dd>
        <dt>{texts.rate}</dt>
        <dd>{money(laborRate)}</dd>
        <dt>{texts.labor}</dt>
        <dd>{money(now.laborAmount)}</dd>
        <dt>{texts.parts}</dt>
        <dd>{money(now.partsAmount)}</dd>
        <dt>{texts.total}</dt>
        <dd>
          <b data-claim-total={now.totalAmount ?? ""}>{money(now.totalAmount)}</b>
        </dd>
      </dl>
      {now.totalAmount === null && <p class="note">{texts.notWhole}</p>}
    </div>
  );
}
