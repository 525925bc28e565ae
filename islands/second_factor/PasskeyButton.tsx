import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import type { TransportTexts } from "../call.ts";
import { knowsPasskeys, type PasskeyAnswer, type PasskeyUse, usePasskey } from "./use_passkey.ts";

export interface PasskeyButtonProps {
  use: PasskeyUse;
  /** Selector of a box elsewhere on the page that must be ticked first; its value goes along. */
  ticked?: string;
  primary?: boolean;
  texts: TransportTexts & { label: string; notGiven: string; tick: string; unknown: string };
}

/**
 * Button of a form that hands in a passkey: asks the browser for it, puts what it answered into the form and posts that. Nothing before
 * script runs; where the browser knows no passkeys it says so.
 */
export function PasskeyButton({ use, ticked, primary, texts }: PasskeyButtonProps) {
  const [known, setKnown] = useState<boolean | null>(null);
  const [why, setWhy] = useState("");
  const [waiting, setWaiting] = useState(false);
  const [answer, setAnswer] = useState<PasskeyAnswer | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => setKnown(knowsPasskeys()), []);
  useEffect(() => {
    if (answer) place.current?.closest("form")?.submit();
  }, [answer]);

  const hand = async () => {
    const form = place.current?.closest("form");
    const box = ticked ? document.querySelector<HTMLInputElement>(ticked) : null;
    if (box && !box.checked) {
      box.setCustomValidity(texts.tick);
      box.reportValidity();
      box.addEventListener("change", () => box.setCustomValidity(""), { once: true });
      return;
    }
    if (!form?.reportValidity()) return;
    setWaiting(true);
    const outcome = await usePasskey(use, texts);
    setWaiting(false);
    if ("answer" in outcome) setAnswer(outcome.answer);
    else setWhy(outcome.why);
  };

  if (known === null) return null;
  if (!known) return <p class="field-hint">{texts.unknown}</p>;
  return (
    <div ref={place}>
      {answer && (
        <>
          <input type="hidden" name="challengeId" value={answer.challengeId} />
          <input type="hidden" name="response" value={answer.response} />
          {ticked && <input type="hidden" name="consent" value="on" />}
        </>
      )}
      <button
        class={`btn btn-form btn-full${primary ? " btn-primary" : ""}`}
        type="button"
        disabled={waiting}
        onClick={hand}
      >
        <Icon name="fingerprint-pattern" />
        {texts.label}
      </button>
      <p class="field-error" role="alert">{why}</p>
    </div>
  );
}
