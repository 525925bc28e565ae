import type { RefusedField } from "../call.ts";

/**
 * Puts each refusal at its field: the sentence into the place that waits for it, `aria-invalid` on the control, focus on the
 * first unless somebody is typing. Returns the refusals that found no place.
 *
 * @param inPlaceOf fields whose earlier refusals go; left out: all
 */
export function showRefusals(
  form: HTMLFormElement,
  errors: readonly RefusedField[],
  { whileTyping = false, inPlaceOf }: { whileTyping?: boolean; inPlaceOf?: (field: string) => boolean } = {},
): RefusedField[] {
  clearRefusals(form, inPlaceOf);
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
  if (!whileTyping) first?.focus();
  return homeless;
}

/** Takes the refusals of some fields off a form, or all. */
export function clearRefusals(form: HTMLFormElement, of: (field: string) => boolean = () => true): void {
  for (const place of form.querySelectorAll<HTMLElement>("[data-error-of], [data-form-error]")) {
    const field = place.dataset.errorOf;
    if (field === undefined || of(field)) place.textContent = "";
  }
  for (const control of form.querySelectorAll("[aria-invalid]")) {
    if (of(control.getAttribute("name") ?? "")) control.removeAttribute("aria-invalid");
  }
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
