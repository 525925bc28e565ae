import { takeEarlyChanges } from "./early_changes.ts";

/** Small controls that only need a listener: steppers, selects that submit themselves, copy, print, tree filters. */
export function installControls(notify: (text: string) => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const step = target.closest<HTMLButtonElement>(".stepper > [data-step]");
    if (step) stepBy(step);
    const copy = target.closest<HTMLElement>("[data-copy]");
    if (copy) void copyLink(copy, notify);
    if (target.closest("[data-print]")) print();
  };
  const onChange = (event: Event) => {
    const control = event.target as HTMLInputElement;
    if (control.matches?.("[data-auto-submit]")) submitBy(control);
    if (control.matches?.(".stepper > input")) settle(control);
  };
  const onInput = (event: Event) => {
    const field = event.target as HTMLInputElement;
    if (field.matches?.("[data-filters]")) filterTree(field);
  };
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("change", onChange, { signal });
  document.addEventListener("input", onInput, { signal });
  takeEarlyChanges().forEach(onChange);
  return () => off.abort();
}

/** Sends a control's form, by the button that it names: one that demands no complete form, say. */
function submitBy({ form, dataset }: HTMLInputElement): void {
  form?.requestSubmit(dataset.autoSubmit ? document.getElementById(dataset.autoSubmit) : null);
}

function stepBy(button: HTMLButtonElement): void {
  const input = button.parentElement?.querySelector("input");
  if (!input) return;
  if (button.dataset.step === "1") input.stepUp();
  else input.stepDown();
  // Bubbles, so that forms and islands learn of it as of typing.
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function settle(input: HTMLInputElement): void {
  const box = input.parentElement!;
  const value = Number(input.value);
  box.toggleAttribute("data-empty", value === 0);
  const [less, more] = box.querySelectorAll("button");
  if (less) less.disabled = input.min !== "" && value <= Number(input.min);
  if (more) more.disabled = input.max !== "" && value >= Number(input.max);
}

/** Copies the text of a button, or else the link that it names or the page's own. */
async function copyLink(button: HTMLElement, notify: (text: string) => void): Promise<void> {
  const link = button.dataset.copyText ?? new URL(button.dataset.copy || location.href, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    notify(button.dataset.copied ?? "");
  } catch {
    // No right to the clipboard (or no https): the link is shown to be copied by hand.
    prompt(button.dataset.copied ?? "", link);
  }
}

/** Hides what does not have the typed words in it or below it, and unfolds what has. */
function filterTree(field: HTMLInputElement): void {
  const tree = document.getElementById(field.dataset.filters ?? "");
  if (!tree) return;
  const words = field.value.trim().toLowerCase();
  for (const item of [...tree.querySelectorAll<HTMLLIElement>("li")].reverse()) {
    const own = (item.dataset.text ?? "").includes(words);
    const below = item.querySelector("li:not([hidden])") !== null;
    const inMatch = item.parentElement?.closest<HTMLLIElement>("li")?.dataset.text?.includes(words) ?? false;
    item.hidden = words !== "" && !own && !below && !inMatch;
    const branch = item.querySelector<HTMLDetailsElement>(":scope > details");
    if (branch && words !== "") branch.open = below;
  }
}
