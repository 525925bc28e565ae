/**
 * Fetches this page again and puts the server's version of every part marked `data-live` in place, where it differs. Fields and
 * their focus stay untouched, since they stand outside such parts.
 */
export async function refreshParts(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: "text/html" }, credentials: "same-origin" });
  if (!answer.ok || answer.redirected) return location.reload();
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of document.querySelectorAll<HTMLElement>("[data-live]")) {
    const now = fresh.querySelector(`[data-live="${CSS.escape(part.dataset.live!)}"]`);
    if (now && now.innerHTML !== part.innerHTML) part.replaceChildren(...now.childNodes);
  }
}
