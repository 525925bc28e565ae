import { Buffer } from "node:buffer";
import { type Admin, type Kafka, Partitioners, type Producer } from "kafkajs";
import { type BusMessage, Fenced } from "./bus.ts";
import { retryNotYet } from "./not_yet.ts";
import { SENDER_HEADER } from "./sender_header.ts";

/** CloudEvents binding for Kafka, structured mode. */
const HEADERS = { "content-type": "application/cloudevents+json; charset=UTF-8" };
/** Most bytes of one request: below the 1 MB that a broker takes, should all of them go to one partition. */
const REQUEST_BYTES = 900_000;
/** What a message takes beside key and value. */
const FRAME_BYTES = 180;
/**
 * Within a send; whoever sends tries on after that. The first waits are short: under work each transaction begins while the marks of the one
 * before are still being written, which takes some milliseconds and is told as an error. Milliseconds.
 */
const RETRY = { retries: 12, initialRetryTime: 2, maxRetryTime: 3000 };
/** What brokers answer to a producer whose place another one has taken, or whose transaction took too long. */
const FENCED = "INVALID_PRODUCER_EPOCH";

/**
 * Sends to Kafka as one of a name: each batch is a transaction, acknowledged by all replicas in sync, which also keeps the batch's
 * number as the offset of a group of that name. So a batch is on the topics wholly or not at all, whoever leads next learns which was
 * the last, and a sender whose place was taken writes nothing more.
 */
export class KafkaSender {
  #leading: { name: string; sender: string; producer: Producer } | null = null;

  /** @param withAdmin lends a client that asks and orders things of the cluster */
  constructor(
    readonly kafka: Kafka,
    readonly withAdmin: <T>(work: (admin: Admin) => Promise<T>) => Promise<T>,
  ) {}

  /** See `Bus.lead`: the number of the last batch, -1 before the first. @param sender said by each message */
  async lead(name: string, sender: string): Promise<number> {
    await this.close();
    const producer = this.kafka.producer({
      transactionalId: name,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      // The one of the Java client: partners that write find the same partition for a key.
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: RETRY,
    });
    try {
      await producer.connect();
      // The first transaction takes the name: the broker ends the open one of whoever had it and refuses all it still sends.
      await (await retryNotYet(() => producer.transaction())).abort();
      const last = await this.#lastBatch(name);
      this.#leading = { name, sender, producer };
      return last;
    } catch (error) {
      await producer.disconnect().catch(() => {});
      throw error;
    }
  }

  /** See `Bus.send`. After a failure nothing is known of the batch: `lead` tells whether it was kept. */
  async send(messages: readonly BusMessage[], batch: number): Promise<void> {
    const leading = this.#leading;
    if (leading === null) throw new Error("nothing is sent to Kafka before this process leads");
    if (messages.length === 0) return;
    try {
      const transaction = await leading.producer.transaction();
      for (const part of partsOf(messages)) {
        await transaction.sendBatch({ acks: -1, topicMessages: byTopic(part, leading.sender) });
      }
      const { topic } = messages[0]!;
      await transaction.sendOffsets({
        consumerGroupId: leading.name,
        topics: [{ topic, partitions: [{ partition: 0, offset: String(batch) }] }],
      });
      await transaction.commit();
    } catch (error) {
      await this.close();
      throw isFenced(error) ? new Fenced(leading.name, { cause: error }) : error;
    }
  }

  /** Stands on the topic that the batch began with, so the last one is the highest. */
  async #lastBatch(name: string): Promise<number> {
    const kept = await retryNotYet(() => this.withAdmin((admin) => admin.fetchOffsets({ groupId: name })));
    return Math.max(-1, ...kept.flatMap(({ partitions }) => partitions.map(({ offset }) => Number(offset))));
  }

  async close(): Promise<void> {
    const leading = this.#leading;
    this.#leading = null;
    await leading?.producer.disconnect().catch(() => {});
  }
}

function isFenced(error: unknown): boolean {
  const { cause, type } = error as { cause?: unknown; type?: string };
  return type === FENCED || cause !== undefined && isFenced(cause);
}

function* partsOf(messages: readonly BusMessage[]): Generator<BusMessage[]> {
  let part: BusMessage[] = [], bytes = 0;
  for (const message of messages) {
    const size = FRAME_BYTES + message.key.length + Buffer.byteLength(message.value);
    if (part.length > 0 && bytes + size > REQUEST_BYTES) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(message);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

function byTopic(messages: readonly BusMessage[], sender: string) {
  const headers = { ...HEADERS, [SENDER_HEADER]: sender };
  const topics = new Map<string, { key: string; value: string; headers: typeof headers }[]>();
  for (const { topic, key, value } of messages) {
    const list = topics.get(topic);
    const message = { key, value, headers };
    if (list) list.push(message);
    else topics.set(topic, [message]);
  }
  return [...topics].map(([topic, list]) => ({ topic, messages: list }));
}
