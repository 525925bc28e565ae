import { toast } from "../form/toast_store.ts";

/** Key under which a typed list waits for the page that comes anew. */
const KEPT = "tis.typed-list";

/** Keeps the list that somebody is typing: its page comes anew because another job has become the cart. */
export function keepTypedList(): void {
  const typed = field()?.value;
  if (!typed) return;
  try {
    sessionStorage.setItem(KEPT, typed);
  } catch {
    // A browser without storage.
  }
}

/**
 * Puts a kept list back into its field, and tells it: it was typed for another job.
 *
 * @param told sentence that says so
 */
export function restoreTypedList(told: string): void {
  try {
    const typed = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    const place = field();
    if (typed === null || !place) return;
    place.value = typed;
    toast("notice", told);
  } catch {
    // as above
  }
}

function field(): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>('#import-paste textarea[name="rows"]');
}
