/** Where the reader has turned single keys off. */
const KEPT = "tis.register-keys";

/** Whether single keys do something; a reader can turn them off (WCAG 2.2, 2.1.4). */
export function areOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== "off";
  } catch {
    return true;
  }
}

export function keep(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, "off");
  } catch {
    // A browser without storage: they stay on.
  }
}

/** Whether something is typed there, so that keys are letters. */
export function isTyping(target: HTMLElement): boolean {
  if (target.isContentEditable || target.matches("textarea, select")) return true;
  return target instanceof HTMLInputElement &&
    !["checkbox", "radio", "button", "submit"].includes(target.type);
}
