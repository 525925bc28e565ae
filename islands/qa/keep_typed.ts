import { toast } from "../form/toast_store.ts";
import type { Outcome } from "../call.ts";
import { showAnew } from "../parts/show_anew.ts";

/** Forms of the page of a question in which something is written. */
const FORMS = "#say form, .question-fold form, .question-adopt";

/**
 * What is typed on the page of a question stays while it goes on: a quote is taken, or given up, by showing the parts anew with it, and so is the
 * outcome of one form while another has something typed.
 *
 * @returns ends it
 */
export function keepTyped(): () => void {
  const off = new AbortController();
  document.addEventListener("click", onQuote, { signal: off.signal });
  document.addEventListener("tis:done", onDone as EventListener, { signal: off.signal });
  return () => off.abort();
}

function onQuote(event: MouseEvent): void {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>("a[data-quote]");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void quote(link.href);
}

async function quote(href: string): Promise<void> {
  // What is shown anew later, live, has the quote too.
  history.replaceState(null, "", href);
  if (!await showAnew()) return location.assign(href);
  document.querySelector<HTMLElement>("#say textarea")?.focus();
}

function onDone(event: CustomEvent<Outcome<unknown> & { kind: "done" }>): void {
  const sent = event.target;
  if (!(sent instanceof HTMLFormElement) || !sent.matches(FORMS)) return;
  const others = [...document.querySelectorAll<HTMLFormElement>(FORMS)].filter((form) => form !== sent);
  if (!others.some(hasTyped)) return;
  event.preventDefault();
  toast("success", event.detail.message);
  sent.reset();
  void showAnew().then((shown) => shown || location.reload());
}

function hasTyped(form: HTMLFormElement): boolean {
  return [
    ...form.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>("textarea, input:not([type=hidden])"),
  ]
    .some(({ value, defaultValue }) => value !== defaultValue);
}
