/** The dialog that the button stood in by which the rows were posted. */
export function dialogOf(form: HTMLFormElement): HTMLDialogElement | null {
  return form.dataset.from ? document.getElementById(form.dataset.from) as HTMLDialogElement | null : null;
}

/** Puts a refusal at its field in a dialog that is not inside the form. False where it has no place for it. */
export function tellAt(dialog: HTMLDialogElement | null, field: string, sentence: string): boolean {
  const place = dialog?.querySelector<HTMLElement>(`[data-error-of="${CSS.escape(field)}"]`);
  if (!place) return false;
  place.textContent = sentence;
  const control = dialog!.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  control?.setAttribute("aria-invalid", "true");
  control?.addEventListener("input", () => {
    place.textContent = "";
    control.removeAttribute("aria-invalid");
  }, { once: true });
  control?.focus();
  return true;
}
