import type { LiveTopic } from "@/engines/live/live_hint.ts";
import { onLive } from "./live.ts";

/** Hints that come this close together are one look at the server, ms. */
const GATHER_MS = 300;

/** When what is still under way as the page is drawn is looked at once more: hints before the stream was open are not heard, ms. */
const FIRST_LOOK_MS = 3000;

/**
 * What the server's parts gain by the live channel:
 * - `data-live-news="messages"`: its child is shown once something is new, of `data-live-id` where it is given, so that the reader decides
 *   when to look; not before the time in `data-quiet-until`, ms;
 * - `data-live="orders"` on an element with an id: is replaced by what the server draws now, when the topic tells something of
 *   `data-live-id` (left out: of anything). It must hold no island, and waits while the focus is in it. With
 *   `data-live-pending` it is also looked at once soon after the page has come.
 */
export function installLiveRegions(): () => void {
  const offs: (() => void)[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("[data-live-news]")) {
    const before = Number(document.querySelector<HTMLElement>("[data-bell]")?.dataset.bell ?? 0);
    offs.push(onLive(element.dataset.liveNews as LiveTopic, ({ id, unread, missed }) => {
      const { liveId, quietUntil } = element.dataset;
      if (liveId !== undefined && id !== liveId) return;
      // What this page has just done itself is no news.
      if (Number(quietUntil ?? 0) > Date.now()) return;
      // Reading in another tab is no news.
      if (missed || (unread !== undefined && unread <= before)) return;
      for (const child of element.children) (child as HTMLElement).hidden = false;
    }));
  }
  const topics = new Set(
    [...document.querySelectorAll<HTMLElement>("[data-live][id]")].map((one) =>
      one.dataset.live as LiveTopic
    ),
  );
  for (const topic of topics) offs.push(refreshOn(topic));
  return () => offs.forEach((off) => off());
}

function refreshOn(topic: LiveTopic): () => void {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = onLive(topic, ({ id, missed }) => {
    for (const region of document.querySelectorAll<HTMLElement>(`[data-live="${topic}"][id]`)) {
      const wants = region.dataset.liveId;
      if (missed || id === undefined || wants === undefined || wants === id) waiting.add(region.id);
    }
    if (waiting.size > 0) timer ??= setTimeout(look, GATHER_MS);
  });
  for (const region of document.querySelectorAll(`[data-live="${topic}"][data-live-pending][id]`)) {
    waiting.add(region.id);
  }
  if (waiting.size > 0) timer = setTimeout(look, FIRST_LOOK_MS);
  async function look() {
    timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    const page = await fetchedPage();
    for (const id of page ? ids : []) {
      const old = document.getElementById(id), fresh = page!.getElementById(id);
      if (!old || !fresh) continue;
      if (old.contains(document.activeElement)) {
        old.addEventListener("focusout", () => old.replaceWith(fresh), { once: true });
      } else old.replaceWith(fresh);
    }
  }
  return () => (clearTimeout(timer), off());
}

/** This page as the server draws it now, or null when it does not. */
async function fetchedPage(): Promise<Document | null> {
  const response = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  if (!response?.ok || response.redirected) return null;
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
