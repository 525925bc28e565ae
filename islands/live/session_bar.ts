const BAR = ".ended-bar";

/**
 * Says above the page that its session is over, or another person's than the page's, and leaves the page as it is: what is typed there stays, and a
 * new login is in another window.
 *
 * @returns false on a page without the place for it (components/shell/Bell.tsx)
 */
export function showSessionBar(message: string, canLogIn = true): boolean {
  const shown = bar();
  if (!shown) return false;
  shown.querySelector("span")!.textContent = message;
  shown.querySelector("a")!.hidden = !canLogIn;
  shown.hidden = false;
  return true;
}

/** The session goes on, in this window or another. */
export function hideSessionBar(): void {
  for (const one of document.querySelectorAll<HTMLElement>(BAR)) one.hidden = true;
}

/** The bar; before a dialog, beside which nothing can be reached, one in it. */
function bar(): HTMLElement | null {
  const own = document.querySelector<HTMLElement>(BAR);
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (!own || !dialog) return own;
  return dialog.querySelector<HTMLElement>(BAR) ?? dialog.appendChild(own.cloneNode(true) as HTMLElement);
}
