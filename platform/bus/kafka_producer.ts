import { Buffer } from "node:buffer";
import { type Kafka, Partitioners, type Producer } from "kafkajs";
import type { BusMessage } from "./bus.ts";

/** CloudEvents binding for Kafka, structured mode. */
const HEADERS = { "content-type": "application/cloudevents+json; charset=UTF-8" };
/** Most bytes of one request: below the 1 MB that a broker takes, should all of them go to one partition. */
const REQUEST_BYTES = 900_000;
/** What a message takes beside key and value. */
const FRAME_BYTES = 120;
/** Within a send; whoever sends tries on after that. Milliseconds. */
const RETRY = { retries: 6, initialRetryTime: 100, maxRetryTime: 3000 };

/** Failures of one producer in a row before it is given up, whatever they say. */
const FAILURES = 50;

/**
 * Sends to Kafka: idempotent, acknowledged by all replicas in sync, one request on its way at a time, so that a try again can
 * neither double nor overtake. While it fails for want of a broker or a leader the producer stays: whoever sends tries the same messages
 * again, and the broker knows by their sequence numbers which of them it has. After any other failure these may not fit what the broker has, and
 * a new producer is made.
 */
export class KafkaSender {
  #producer: Promise<Producer> | null = null;
  #failures = 0;
  constructor(readonly kafka: Kafka) {}

  async send(messages: readonly BusMessage[]): Promise<void> {
    const opening = this.#producer ??= this.#open();
    try {
      const producer = await opening;
      for (const part of partsOf(messages)) {
        await producer.sendBatch({ acks: -1, topicMessages: byTopic(part) });
      }
      this.#failures = 0;
    } catch (error) {
      if (++this.#failures > FAILURES || !leavesSequences(error)) {
        this.#failures = 0;
        this.#producer = null;
        await opening.then((producer) => producer.disconnect()).catch(() => {});
      }
      throw error;
    }
  }

  async #open(): Promise<Producer> {
    const producer = this.kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      // The one of the Java client: partners that write find the same partition for a key.
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: RETRY,
    });
    try {
      await producer.connect();
      return producer;
    } catch (error) {
      await producer.disconnect().catch(() => {});
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#producer?.then((producer) => producer.disconnect()).catch(() => {});
    this.#producer = null;
  }
}

/** What a broker answers, by its name in the protocol, while nobody leads the partition. */
const NO_LEADER = [
  "LEADER_NOT_AVAILABLE",
  "NOT_LEADER_FOR_PARTITION",
  "UNKNOWN_TOPIC_OR_PARTITION",
  "NOT_ENOUGH_REPLICAS",
  "NOT_ENOUGH_REPLICAS_AFTER_APPEND",
  "REQUEST_TIMED_OUT",
];

/** Whether the same messages may be sent again under the same sequence numbers: nobody was there to take them, or to say that they were. */
function leavesSequences(error: unknown): boolean {
  const { cause, name, type } = error as { cause?: unknown; name?: string; type?: string };
  if (cause) return leavesSequences(cause);
  return type !== undefined
    ? NO_LEADER.includes(type)
    : name !== undefined && /^KafkaJS(Connection|RequestTimeout|MetadataNotLoaded|BrokerNotFound)/.test(name);
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

function byTopic(messages: readonly BusMessage[]) {
  const topics = new Map<string, { key: string; value: string; headers: typeof HEADERS }[]>();
  for (const { topic, key, value } of messages) {
    const list = topics.get(topic);
    const message = { key, value, headers: HEADERS };
    if (list) list.push(message);
    else topics.set(topic, [message]);
  }
  return [...topics].map(([topic, list]) => ({ topic, messages: list }));
}
