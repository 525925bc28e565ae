/**
 * Whether one of these forms is being sent, or was and leads elsewhere (`submit_form.ts`): what it brings about is no news on its own page, and
 * nobody else may take that page away.
 *
 * @param forms as they stood before the page was shown anew, where it may have been since
 */
export function isBeingSent(forms: Iterable<HTMLFormElement> = document.forms): boolean {
  return Array.from(forms).some((form) => form.ariaBusy === "true");
}
