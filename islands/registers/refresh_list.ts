import { showAnew } from "../parts/show_anew.ts";

/** What this page has done itself is no news for so long, ms. */
const OWN_MS = 3000;

/**
 * Has the list shown again after a change. A dialog that stands open stays as it is.
 *
 * @param mark key of the row that is marked as the current one
 * @returns whether that went well
 */
export async function refreshList(mark?: string): Promise<boolean> {
  hideChangeNotice();
  if (!await showAnew(document.getElementById("register")!.dataset.address)) return false;
  markRow(mark);
  return true;
}

/** Marks the row of an entry as the current one; left out: none. */
export function markRow(key: string | undefined): void {
  for (const row of document.querySelectorAll("#register-list tr[aria-current]")) {
    row.removeAttribute("aria-current");
  }
  if (key !== undefined) rowOf(key)?.setAttribute("aria-current", "true");
}

/** The line that says somebody else has changed the list stays away for what this page does itself. */
export function hideChangeNotice(): void {
  const news = document.querySelector<HTMLElement>('[data-live-news="register"]');
  if (!news) return;
  news.dataset.quietUntil = String(Date.now() + OWN_MS);
  for (const line of news.children) (line as HTMLElement).hidden = true;
}

/** The row of an entry in the list. */
export function rowOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#register-list tr[data-key="${CSS.escape(key)}"]`);
}
