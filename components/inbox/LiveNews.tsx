import type { LiveTopic } from "@/engines/live/live_hint.ts";
import { Icon } from "../Icon.tsx";

/** Says that a list has become old, once its topic is told live; the reader decides when it is shown again. */
export function LiveNews(
  { topic, id, href, text, show }: {
    topic: LiveTopic;
    /** News of this one only. */
    id?: string;
    href: string;
    text: string;
    show: string;
  },
) {
  return (
    <div class="live-news" role="status" data-live-news={topic} data-live-id={id}>
      <p hidden>
        <Icon name="bell" />
        {text} <a class="link" href={href}>{show}</a>
      </p>
    </div>
  );
}
