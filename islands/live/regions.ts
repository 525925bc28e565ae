import type { LiveTopic } from "@/engines/live/live_hint.ts";
import { showAnew } from "../parts/show_anew.ts";
import { onLive, onReader } from "./live.ts";

/** Hints that come this close together are one look at the server, ms. */
const GATHER_MS = 300;

/**
 * When what is still under way as the page is drawn is looked at once more, ms: without another tab, hints before the stream was open are not
 * heard. On a slow connection that is later; then its opening brings another look.
 */
const FIRST_LOOK_MS = 3000;

/**
 * What the server's parts gain by the live channel:
 * - `data-live-news="messages"`: its child is shown once something is new, of `data-live-id` where it is given, so that the reader decides
 *   when to look; not before the time in `data-quiet-until`, ms;
 * - `data-live="orders"` on an element with an id around a `Part`: the parts of the page are shown anew when the topic tells something of
 *   `data-live-id` (left out: of anything). They wait while the focus is in such an element: what is under the reader's hands stays.
 *   With `data-live-pending` it is also looked at once soon after the page has come, and when the stream has opened later than that.
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
  // Without a topic the mark says no more than that an island has begun.
  for (const topic of topics) if (topic) offs.push(refreshOn(topic));
  return () => offs.forEach((off) => off());
}

function refreshOn(topic: LiveTopic): () => void {
  const regions = () => [...document.querySelectorAll<HTMLElement>(`[data-live="${topic}"][id]`)];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = onLive(topic, ({ id, missed }) => {
    const isMeant = regions().some(({ dataset: { liveId } }) =>
      missed || id === undefined || liveId === undefined || liveId === id
    );
    if (isMeant) timer ??= setTimeout(look, GATHER_MS);
  });
  const isPending = () => regions().some(({ dataset }) => dataset.livePending !== undefined);
  if (isPending()) timer = setTimeout(look, FIRST_LOOK_MS);
  const offOpen = onReader(() => {
    if (isPending()) timer ??= setTimeout(look, GATHER_MS);
  });
  function look() {
    const held = regions().find((region) => region.contains(document.activeElement));
    if (held) {
      held.addEventListener("focusout", () => timer = setTimeout(look, GATHER_MS), { once: true });
      return;
    }
    timer = undefined;
    void showAnew();
  }
  return () => (clearTimeout(timer), off(), offOpen());
}
