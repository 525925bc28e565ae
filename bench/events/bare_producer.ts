import { Kafka, logLevel, Partitioners } from "kafkajs";
import type { BusMessage } from "@/platform/bus/bus.ts";
import type { KafkaOptions } from "@/platform/bus/kafka_client.ts";
import { RELAY_BATCH } from "@/platform/bus/relay.ts";

/** Seconds that the client alone takes for these messages, as many at a time as the relay sends, with guarantees that it asks for. */
export async function sendBare(
  { brokers, clientId }: KafkaOptions,
  messages: readonly BusMessage[],
): Promise<number> {
  const kafka = new Kafka({ brokers: [...brokers], clientId, logLevel: logLevel.NOTHING });
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  await producer.connect();
  const headers = { "content-type": "application/cloudevents+json; charset=UTF-8" };
  const begun = performance.now();
  for (let at = 0; at < messages.length; at += RELAY_BATCH) {
    const batch = messages.slice(at, at + RELAY_BATCH);
    await producer.sendBatch({
      acks: -1,
      topicMessages: [{
        topic: batch[0]!.topic,
        messages: batch.map(({ key, value }) => ({ key, value, headers })),
      }],
    });
  }
  const seconds = (performance.now() - begun) / 1000;
  await producer.disconnect();
  return seconds;
}
