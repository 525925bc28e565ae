import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { call, type Outcome, type TransportTexts } from "@/islands/call.ts";
import { afterOf } from "@/islands/form/after_of.ts";
import { toast } from "@/islands/form/toast_store.ts";

export interface FitConsentProps {
  texts: TransportTexts & Record<"title" | "ask" | "give" | "leave", string>;
}

/**
 * Asks about a part that was refused because it does not fit the vehicle, naming it and the reason, and sends it once more with the
 * consent. What was typed stays in its form whatever is answered, unless the form takes it back when it is told (`tis:left`). The dialog is
 * drawn when it is wanted, not with every page.
 */
export function FitConsent({ texts }: FitConsentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useRef<HTMLFormElement | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    const onRefused = (event: Event) => {
      const { errors } = (event as CustomEvent<Outcome<unknown> & { kind: "refused" }>).detail;
      const misfit = errors.find((error) => error.field === "consent");
      if (!misfit) return;
      event.preventDefault();
      asked.current = event.target as HTMLFormElement;
      setReason(misfit.message);
    };
    document.addEventListener("tis:refused", onRefused);
    return () => document.removeEventListener("tis:refused", onRefused);
  }, []);
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, [reason]);

  const give = async () => {
    const form = asked.current!;
    setWaiting(true);
    const outcome = await call(form.getAttribute("action")!, itemOf(form), texts);
    setWaiting(false);
    dialog.current!.close();
    if (outcome.kind !== "done") {
      toast(outcome.kind === "failed" ? "error" : "refused", outcome.message);
      return;
    }
    const told = new CustomEvent("tis:done", { bubbles: true, cancelable: true, detail: outcome });
    if (!form.dispatchEvent(told)) return;
    if (afterOf(form) === "stay") toast("success", outcome.message);
    else location.reload();
  };

  const leave = () => {
    dialog.current!.close();
    asked.current!.dispatchEvent(new CustomEvent("tis:left", { bubbles: true }));
  };

  if (reason === null) return null;
  return (
    <dialog
      class="dialog"
      ref={dialog}
      aria-labelledby="fit-consent-title"
      onCancel={leave}
      onClose={() => setReason(null)}
    >
      <div class="dialog-head">
        <h2 id="fit-consent-title">{texts.title}</h2>
      </div>
      <div class="dialog-body">
        <p class="fit-consent-reason">{reason}</p>
        <p>{texts.ask}</p>
      </div>
      <div class="dialog-foot">
        <button class="btn btn-danger" type="button" disabled={waiting} onClick={give}>{texts.give}</button>
        <button class="btn btn-primary" type="button" autofocus onClick={leave}>
          {texts.leave}
        </button>
      </div>
    </dialog>
  );
}

/** What the form says, and the consent; the button rests just now, and what it says would be left out. */
function itemOf(form: HTMLFormElement): URLSearchParams {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] =>
    typeof pair[1] === "string"
  );
  const item = new URLSearchParams(pairs);
  for (const button of form.querySelectorAll<HTMLButtonElement>("button[name]")) {
    if (!item.has(button.name)) item.set(button.name, button.value);
  }
  item.set("consent", "true");
  return item;
}
