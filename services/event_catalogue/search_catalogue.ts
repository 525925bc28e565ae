import type { Translate } from "@/kernel/texts/texts.ts";
import type { EventEntry, TopicEntry } from "./types.ts";

/** Of the topics those, and of their events those, that hold every word: in type, topic, summary, names or meanings of members. */
export function searchCatalogue(topics: readonly TopicEntry[], text: string, t: Translate): TopicEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      events: topic.events.filter((event) => {
        const said = wordsOf(event, t);
        return words.every((word) => said.includes(word));
      }),
    }))
    .filter((topic) => topic.events.length > 0);
}

/** All that is said of an event, in lower case: what a search looks through. */
export function wordsOf(event: EventEntry, t: Translate): string {
  return [
    event.type,
    event.topic,
    t(`event_catalogue.event.${event.type}`),
    ...event.members.flatMap(({ name }) => [name, t(`event_catalogue.member.${name}`)]),
  ].join(" ").toLowerCase();
}
