import { Kafka, logLevel } from "kafkajs";
import type { Audit, KeptEvent } from "./audit.ts";

/** A client of its own reads the topics from their beginning: every event is there, nothing else, and those of a key in their order. */
export async function auditTopics(audit: Audit, broker: string, events: readonly KeptEvent[]): Promise<void> {
  const kafka = new Kafka({ brokers: [broker], clientId: "kill-test", logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  const topics = [...new Set(events.map(({ topic }) => topic))];
  const ends = new Map<string, bigint>();
  for (const topic of topics) {
    for (const { partition, high, low } of await admin.fetchTopicOffsets(topic)) {
      if (BigInt(high) > BigInt(low)) ends.set(`${topic}/${partition}`, BigInt(high));
    }
  }
  await admin.disconnect();
  const read: { topic: string; key: string; eventId: string; sequence: number }[] = [];
  const consumer = kafka.consumer({ groupId: `kill-test-${crypto.randomUUID()}` });
  await consumer.connect();
  await consumer.subscribe({ topics, fromBeginning: true });
  const all = Promise.withResolvers<void>();
  // Behind the last message stands the mark that ends its transaction, and perhaps what a killed relay had begun: neither is delivered.
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { topic, partition, lastOffset } }) => {
    const place = `${topic}/${partition}`;
    if (BigInt(lastOffset) + 1n >= (ends.get(place) ?? 0n)) ends.delete(place);
    if (ends.size === 0) all.resolve();
  });
  await consumer.run({
    eachMessage({ topic, message }) {
      const { id, sequence } = JSON.parse(message.value!.toString()) as { id: string; sequence: string };
      read.push({ topic, key: message.key!.toString(), eventId: id, sequence: Number(sequence) });
      return Promise.resolve();
    },
  });
  await all.promise;
  await consumer.disconnect();
  const byId = new Map(events.map((event) => [event.eventId, event]));
  audit.none(
    "messages on a topic that are no committed event",
    read.filter(({ eventId }) => !byId.has(eventId)),
  );
  const seen = new Set(read.map(({ eventId }) => eventId));
  audit.none("events that are on no topic", events.filter(({ eventId }) => !seen.has(eventId)));
  audit.counts["messages on the topics"] = read.length;
  audit.counts["of these repeated"] = read.length - seen.size;
  // What is sent again may repeat, but no event comes for the first time after a later one of its key.
  const highest = new Map<string, number>(), known = new Set<string>();
  audit.none(
    "events for the first time after a later one of their key",
    read.filter(({ topic, key, eventId, sequence }) => {
      if (known.has(eventId)) return false;
      known.add(eventId);
      const lane = `${topic} ${key}`;
      const late = sequence < (highest.get(lane) ?? -1);
      highest.set(lane, Math.max(sequence, highest.get(lane) ?? -1));
      return late;
    }),
  );
}
