import type { Kafka } from "kafkajs";
import type { Delivered, Stretch } from "./bus.ts";
import { RETRIES } from "./kafka_client.ts";
import { senderOf } from "./sender_header.ts";

/** Longest wait for something new, once the group is joined: what was there may have been deleted meanwhile. */
const SILENCE_MS = 10_000;
const FETCH_WAIT_MS = 500;

/**
 * Reads a stretch of a partition by a group made for this, which commits nothing: groups that act are not touched.
 *
 * @param group name that nobody else uses
 * @param ends of all partitions of the topic: first offset kept, and the next one to be written
 * @throws when the brokers do not answer: nothing new must not be taken for the end
 */
export async function readStretch(
  kafka: Kafka,
  group: string,
  { topic, partition, from, to }: Stretch,
  ends: readonly { partition: number; low: string; high: string }[],
  most: number,
  silenceMs = SILENCE_MS,
): Promise<{ messages: Delivered[]; next: number | null }> {
  const end = ends.find((one) => one.partition === partition);
  if (!end) throw new Error(`${topic} has no partition ${partition}`);
  const first = Math.max(from, Number(end.low)), last = Math.min(to, Number(end.high) - 1);
  if (first > last) return { messages: [], next: null };
  const messages: Delivered[] = [];
  const read = Promise.withResolvers<number>();
  // Met where it is awaited, which may be later.
  read.promise.catch(() => {});
  let silence: ReturnType<typeof setTimeout> | undefined;
  let answers = 0;
  const listen = () => {
    clearTimeout(silence);
    answers = 0;
    silence = setTimeout(() => {
      if (answers > 0) read.resolve(last);
      else read.reject(new Error(`Kafka has not answered for ${silenceMs / 1000} s`));
    }, silenceMs);
  };
  const consumer = kafka.consumer({
    groupId: group,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    allowAutoTopicCreation: false,
    retry: { retries: RETRIES },
  });
  consumer.on(consumer.events.FETCH, () => void answers++);
  consumer.on(consumer.events.CRASH, ({ payload }) => read.reject(payload.error));
  // Also told of what is not delivered: marks of transactions, and batches that were given up.
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload }) => {
    if (payload.partition === partition && Number(payload.lastOffset) >= last) read.resolve(last);
  });
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatch({ batch, resolveOffset }) {
        if (batch.partition !== partition) return Promise.resolve();
        listen();
        for (const { key, value, offset, headers } of batch.messages) {
          const at = Number(offset);
          if (at < first || at > last || messages.length >= most) continue;
          messages.push({
            topic,
            key: key?.toString() ?? "",
            value: value?.toString() ?? "",
            position: `${topic}/${partition}/${offset}`,
            place: { partition, offset: at },
            sender: senderOf(headers),
          });
        }
        const seen = messages.length >= most ? messages.at(-1)!.place!.offset : Number(batch.lastOffset());
        if (seen >= last || messages.length >= most) read.resolve(seen);
        resolveOffset(batch.lastOffset());
        return Promise.resolve();
      },
    });
    const others = ends.map((one) => one.partition).filter((one) => one !== partition);
    if (others.length > 0) consumer.pause([{ topic, partitions: others }]);
    consumer.seek({ topic, partition, offset: String(first) });
    listen();
    const seen = await read.promise;
    return { messages, next: seen >= last ? null : seen + 1 };
  } finally {
    clearTimeout(silence);
    await consumer.disconnect().catch(() => {});
  }
}
