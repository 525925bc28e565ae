import { afterOf } from "./after_of.ts";
import { call, type Outcome, type TransportTexts } from "../call.ts";
import { clearRefusals, showRefusals } from "./show_refusals.ts";
import { keepForNextPage, toast } from "./toast_store.ts";

/** A button rests this long after a click, and as long as its call waits (specification section 9). */
const REST_MS = 1000;

/**
 * Sends a form to its call and shows the outcome. It goes form-encoded, as without script, so that the call's own schema
 * decodes numbers, checkboxes and nested names; only the answer is JSON. Files make it multipart.
 */
export async function submitForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  texts: TransportTexts,
): Promise<void> {
  if (form.hasAttribute("aria-busy")) return;
  const data = new FormData(form, submitter instanceof HTMLButtonElement ? submitter : null);
  const release = rest(form, submitter);
  // A button with an encoding of its own sends the form without its files.
  const body = hasFile(form) && !submitter?.hasAttribute("formenctype") ? data : asText(data);
  const outcome = await call(actionOf(form, submitter), body, texts);
  const leaving = show(form, outcome);
  release(leaving);
}

/** Shows how it went. True when the page is being left. */
function show(form: HTMLFormElement, outcome: Outcome<unknown>): boolean {
  const told = new CustomEvent(outcome.kind === "done" ? "tis:done" : "tis:refused", {
    bubbles: true,
    cancelable: true,
    detail: outcome,
  });
  // An island may take the outcome over.
  if (!form.dispatchEvent(told)) return false;
  // The page says it.
  if (outcome.kind === "ended") return false;
  if (outcome.kind === "done") return follow(form, outcome);
  const homeless = showRefusals(form, outcome.errors);
  if (outcome.errors.length > 0 && homeless.length === 0) return false;
  const sentence = homeless.length > 0 && outcome.errors.length > 0
    ? homeless.map((error) => error.message).join(" ")
    : outcome.message;
  const place = form.querySelector<HTMLElement>("[data-form-error]");
  if (place) place.textContent = sentence;
  else toast(outcome.kind === "failed" ? "error" : "refused", sentence);
  return false;
}

function follow(form: HTMLFormElement, outcome: Outcome<unknown> & { kind: "done" }): boolean {
  clearRefusals(form);
  const loud = outcome.message !== "" && !form.hasAttribute("data-quiet");
  const after = afterOf(form);
  if (after === "stay") {
    if (loud) toast("success", outcome.message, wayOn(form, outcome.location));
    return false;
  }
  if (loud) keepForNextPage(outcome.message);
  const told = after?.startsWith("/") ? after : after === "reload" ? null : outcome.location;
  const target = told === null ? null : new URL(told, location.href);
  const elsewhere = target && target.href.split("#")[0] !== location.href.split("#")[0];
  if (elsewhere) location.assign(target);
  else location.reload();
  return true;
}

/** What the toast of a form that leaves the reader where they are leads to, where the form has a word for it (`data-open`). */
function wayOn(form: HTMLFormElement, location: string | null) {
  const label = form.dataset.open;
  if (!label) return {};
  return { action: { label, run: () => globalThis.location.assign(location!) }, stays: true };
}

/** Disables the form's buttons until the call has answered and the rest is over; the returned function ends it. */
function rest(form: HTMLFormElement, submitter: HTMLElement | null): (leaving: boolean) => void {
  const since = performance.now();
  const buttons = [...form.elements].filter((one): one is HTMLButtonElement =>
    one instanceof HTMLButtonElement && one.type === "submit" && !one.disabled
  );
  form.setAttribute("aria-busy", "true");
  for (const button of buttons) button.disabled = true;
  submitter?.setAttribute("data-waiting", "");
  return (leaving) => {
    submitter?.removeAttribute("data-waiting");
    if (leaving) return;
    // Resting, no longer being sent.
    form.ariaBusy = "false";
    setTimeout(() => {
      form.removeAttribute("aria-busy");
      for (const button of buttons) button.disabled = false;
    }, Math.max(0, REST_MS - (performance.now() - since)));
  };
}

function actionOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  // Not `form.action`: a field of that name would stand in its place.
  const own = submitter instanceof HTMLButtonElement ? submitter.getAttribute("formaction") : null;
  return own ?? form.getAttribute("action") ?? location.pathname;
}

function hasFile(form: HTMLFormElement): boolean {
  return form.querySelector("input[type=file]") !== null;
}

function asText(data: FormData): URLSearchParams {
  const pairs = [...data].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return new URLSearchParams(pairs);
}
