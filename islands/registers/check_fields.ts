import { brokenRule, type FieldRule } from "./field_rules.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells what is wrong with a field of an entry as soon as it has been filled in, in the sentences that the server has sent along. */
export function installFieldChecks(): () => void {
  const onChange = (event: Event) => {
    const field = (event.target as Element).closest<HTMLElement>("[data-rules]");
    if (field) checkField(field, event.target as Control);
  };
  document.addEventListener("change", onChange);
  return () => document.removeEventListener("change", onChange);
}

/** Checks every field of a form. @returns the control to go to first, or null when nothing is wrong */
export function checkForm(form: HTMLFormElement): HTMLElement | null {
  let first: HTMLElement | null = null;
  for (const field of form.querySelectorAll<HTMLElement>("[data-rules]")) {
    const wrong = checkField(field, null);
    first ??= wrong;
  }
  return first;
}

/** @returns the control that is wrong, or null */
function checkField(field: HTMLElement, changed: Control | null): HTMLElement | null {
  const rules = JSON.parse(field.dataset.rules!) as FieldRule[];
  const controls = controlsOf(field);
  const whole = field.querySelector<HTMLElement>(`[data-error-of="${CSS.escape(field.dataset.field!)}"]`);
  // A name in one language is wrong by itself, but missing only when it is in none.
  const each = rules.filter(({ test }) => test !== "required");
  const required = rules.filter(({ test }) => test === "required");
  let wrong: HTMLElement | null = null;
  const isSeveral = controls.length > 1 && controls.every(({ name }) => name !== field.dataset.field);
  if (isSeveral) {
    for (const control of controls) {
      if (changed && changed !== control) continue;
      const broken = brokenRule(each, [control.value]);
      say(field.querySelector(`[data-error-of="${CSS.escape(control.name)}"]`), [control], broken?.says);
      if (broken) wrong ??= control;
    }
  }
  const broken = brokenRule(isSeveral ? required : rules, valuesOf(controls));
  say(whole, isSeveral ? [] : controls, broken?.says);
  return wrong ?? (broken ? controls[0] ?? null : null);
}

function controlsOf(field: HTMLElement): Control[] {
  return [...field.querySelectorAll<Control>("input[name], textarea[name], select[name]")];
}

function valuesOf(controls: readonly Control[]): string[] {
  return controls.flatMap((control) => {
    const isBox = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
    return isBox && !(control as HTMLInputElement).checked ? [] : [control.value];
  });
}

function say(place: HTMLElement | null, controls: readonly Control[], sentence: string | undefined): void {
  if (place) place.textContent = sentence ?? "";
  for (const control of controls) {
    if (sentence) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  }
}
