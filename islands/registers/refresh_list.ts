import { fetchPage } from "./fetch_page.ts";

/** Parts of the page that show what the list holds. None holds an island. */
const PARTS = ["register-total", "register-list", "register-pager", "register-tree"];
/** What this page has done itself is no news for so long, ms. */
const OWN_MS = 3000;

/**
 * Draws the list again after a change, where it was scrolled to.
 *
 * @param mark key of the row that is marked as the current one
 * @returns whether that went well
 */
export async function refreshList(mark?: string): Promise<boolean> {
  hideChangeNotice();
  const root = document.getElementById("register")!;
  const page = await fetchPage(root.dataset.address!);
  if (!page) return false;
  for (const id of PARTS) {
    const old = document.getElementById(id), fresh = page.getElementById(id);
    if (!old || !fresh) continue;
    const { scrollTop, scrollLeft } = old;
    const opened = id === "register-tree" ? openedBranches(old) : null;
    old.replaceChildren(...fresh.childNodes);
    if (opened) { for (const one of old.querySelectorAll("details")) one.open ||= opened.has(nameOf(one)); }
    old.scrollTop = scrollTop;
    old.scrollLeft = scrollLeft;
  }
  // The bar of the ticked rows counts again; it comes and goes with the rows.
  document.dispatchEvent(new Event("tis:selection"));
  if (mark !== undefined) rowOf(mark)?.setAttribute("aria-current", "true");
  return true;
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

function openedBranches(tree: HTMLElement): Set<string> {
  return new Set([...tree.querySelectorAll("details[open]")].map(nameOf));
}

function nameOf(details: Element): string {
  return details.closest("li")?.dataset.text ?? "";
}
