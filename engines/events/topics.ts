/** Where copies of the events go that a consumer could not deal with: `tis.epc.v1.dlq`. */
export function topicOfDeadLetters(topic: string): string {
  return `${topic}.dlq`;
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
