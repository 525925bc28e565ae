import { badgeOf } from "@/components/shell/badge.ts";
import { fillText } from "@/islands/fill_text.ts";
import { onLive, onSessionEnd } from "./live.ts";

/** The badge of the top bar, told live; the server has written the number that was true when the page was made. */
export function installBell(): () => void {
  const bell = document.querySelector<HTMLElement>("[data-bell]");
  if (!bell) return () => {};
  const offs = [
    onLive("messages", ({ unread }) => unread !== undefined && showCount(bell, unread)),
    onSessionEnd(({ message }) => showEnd(message)),
  ];
  return () => offs.forEach((off) => off());
}

function showCount(bell: HTMLElement, unread: number): void {
  const count = bell.querySelector<HTMLElement>("[data-bell-count]");
  if (!count) return;
  const before = Number(bell.dataset.bell);
  bell.dataset.bell = String(unread);
  count.hidden = unread === 0;
  count.textContent = badgeOf(unread);
  const said = fillText(bell.dataset.text!, { count: badgeOf(unread) });
  bell.setAttribute("aria-label", said);
  bell.title = said;
  const voice = document.querySelector("[data-bell-said]");
  // Only more is news.
  if (voice && unread > before) voice.textContent = said;
}

/** Says why the session is over and lets the reader log in again when they are ready: what they have typed stays. */
function showEnd(message: string): void {
  const bar = document.querySelector<HTMLElement>("[data-session-ended]");
  const text = bar?.querySelector("[data-session-ended-text]");
  if (!bar || !text) return;
  text.textContent = message;
  bar.hidden = false;
}
