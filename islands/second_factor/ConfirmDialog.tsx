import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import { ask, type Asked } from "../ask.ts";
import { confirming, type TransportTexts } from "../call.ts";
import { knowsPasskeys, usePasskey } from "./use_passkey.ts";

export interface ConfirmDialogProps {
  texts: TransportTexts & {
    title: string;
    lead: string;
    proof: string;
    confirm: string;
    cancel: string;
    passkey: string;
    notGiven: string;
  };
}

/**
 * Asks who the reader is when a call wants to know it again, above the page as it stands: what was typed there stays, and the call is
 * sent once more. Without script the page ConfirmIdentity asks. The dialog is drawn when it is wanted, not with every page.
 */
export function ConfirmDialog({ texts }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const open = useRef<PromiseWithResolvers<boolean> | null>(null);
  /** How it is asked; null: it is not. */
  const [asked, setAsked] = useState<{ passkey: boolean } | null>(null);
  const [why, setWhy] = useState("");
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    confirming.ask = (how) => {
      if (open.current) return open.current.promise;
      open.current = Promise.withResolvers();
      setAsked({ passkey: how.passkey && knowsPasskeys() });
      setWhy("");
      return open.current.promise;
    };
    return () => void (confirming.ask = null);
  }, []);
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, [asked]);

  const end = (proved: boolean) => {
    open.current?.resolve(proved);
    open.current = null;
    dialog.current?.close();
    setAsked(null);
  };
  const hand = async (proof: Asked<"post /oauth/confirmation">) => {
    setWaiting(true);
    const outcome = await ask("post /oauth/confirmation", proof, texts);
    setWaiting(false);
    if (outcome.kind === "done") return end(true);
    setWhy(outcome.errors[0]?.message ?? outcome.message);
    field.current?.focus();
  };
  const handPasskey = async () => {
    const outcome = await usePasskey("confirmation", texts);
    if ("answer" in outcome) await hand(outcome.answer);
    else setWhy(outcome.why);
  };

  if (asked === null) return null;
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="confirm-title" onClose={() => end(false)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void hand({ proof: field.current!.value });
        }}
      >
        <div class="dialog-head">
          <h2 id="confirm-title">{texts.title}</h2>
        </div>
        <div class="dialog-body form">
          <p>{texts.lead}</p>
          <div class="field">
            <div class="field-label">
              <label for="confirm-proof">{texts.proof}</label>
            </div>
            <input
              class="input"
              id="confirm-proof"
              type="password"
              autocomplete="current-password"
              aria-describedby="confirm-error"
              {...(why ? { "aria-invalid": "true" as const } : {})}
              ref={field}
              required
            />
            <p class="field-error" id="confirm-error" role="alert">{why}</p>
          </div>
        </div>
        <div class="dialog-foot">
          {asked.passkey && (
            <button class="btn" type="button" disabled={waiting} onClick={handPasskey}>
              <Icon name="fingerprint-pattern" />
              {texts.passkey}
            </button>
          )}
          <button class="btn" type="button" onClick={() => end(false)}>{texts.cancel}</button>
          <button class="btn btn-primary" type="submit" disabled={waiting}>{texts.confirm}</button>
        </div>
      </form>
    </dialog>
  );
}
