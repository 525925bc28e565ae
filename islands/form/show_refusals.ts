import type { RefusedField } from "../call.ts";

/**
 * Puts each refusal at its field: the sentence into the place that waits for it, `aria-invalid` on the control, focus on the
 * first. Returns the refusals that found no place.
 */
export function showRefusals(form: HTMLFormElement, errors: readonly RefusedField[]): RefusedField[] {
  clearRefusals(form);
  let first: HTMLElement | undefined;
  const homeless: RefusedField[] = [];
  for (const error of errors) {
    const place = form.querySelector<HTMLElement>(`[data-error-of="${CSS.escape(error.field)}"]`);
    const control = controlOf(form, error.field);
    if (!place) {
      homeless.push(error);
      continue;
    }
    place.textContent = error.message;
    control?.setAttribute("aria-invalid", "true");
    control?.addEventListener("input", () => clearOne(place, control), { once: true });
    first ??= control;
  }
  first?.focus();
  return homeless;
}

/** Takes all refusals off a form. */
export function clearRefusals(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>("[data-error-of], [data-form-error]")) {
    place.textContent = "";
  }
  for (const control of form.querySelectorAll("[aria-invalid]")) control.removeAttribute("aria-invalid");
}

function clearOne(place: HTMLElement, control: HTMLElement): void {
  place.textContent = "";
  control.removeAttribute("aria-invalid");
}

function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLElement) return found;
  return found instanceof RadioNodeList && found[0] instanceof HTMLElement ? found[0] : undefined;
}
