/** Where copies of the events go that a consumer could not deal with: `tis.epc.v1.dlq`. */
export function topicOfDeadLetters(topic: string): string {
  return `${topic}.dlq`;
}

/** How topics and groups begin in the code, whatever an installation calls them on Kafka. */
export const HOUSE = "tis";

/**
 * A topic as it is called on Kafka: several installations may share one, each under a name of its own. `tis.epc.v1` of the
 * installation `tis-eu` is `tis-eu.epc.v1` there.
 */
export function topicOn(prefix: string, topic: string): string {
  return topic.startsWith(`${HOUSE}.`) ? prefix + topic.slice(HOUSE.length) : topic;
}

/** Every topic that the portal sends to, given those of its events. */
export function allTopics(events: readonly { topic: string }[]): string[] {
  const topics = [...new Set(events.map(({ topic }) => topic))];
  return [...topics, ...topics.map(topicOfDeadLetters)];
}

/** Topics of the events that a consumer acts on. */
export function topicsOf(consumer: { on: readonly { topic: string }[] }): string[] {
  return [...new Set(consumer.on.map(({ topic }) => topic))];
}
