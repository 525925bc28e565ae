import { badgeOf } from "@/components/shell/badge.ts";
import { fillText } from "@/islands/fill_text.ts";
import { onLive, onReader, onSessionEnd } from "./live.ts";
import { hideSessionBar, showSessionBar } from "./session_bar.ts";

/** The badge of the top bar, told live; the server has written the number that was true when the page was made. */
export function installBell(): () => void {
  const bell = document.querySelector<HTMLElement>("[data-bell]");
  if (!bell) return () => {};
  const offs = [
    onLive("messages", ({ unread }) => unread !== undefined && showCount(bell, unread)),
    onSessionEnd(({ message }) => showSessionBar(message)),
    onReader(({ id, other }) =>
      id === document.documentElement.dataset.reader ? hideSessionBar() : showSessionBar(other, false)
    ),
  ];
  return () => offs.forEach((off) => off());
}

function showCount(bell: HTMLElement, unread: number): void {
  const count = bell.querySelector<HTMLElement>(".bell-count");
  if (!count) return;
  const before = Number(bell.dataset.bell);
  bell.dataset.bell = String(unread);
  count.hidden = unread === 0;
  count.textContent = badgeOf(unread);
  const said = fillText(bell.dataset.text!, { count: badgeOf(unread) });
  bell.title = said;
  const voice = document.querySelector("[data-bell-said]");
  // Only more is news.
  if (voice && unread > before) voice.textContent = said;
}
