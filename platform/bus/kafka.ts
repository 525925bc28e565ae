import type { Admin } from "kafkajs";
import type { BatchHandler, Bus } from "./bus.ts";
import { HOUSE, topicOn } from "@/engines/events/topics.ts";
import { awaitLeaders } from "./await_leaders.ts";
import { kafkaClient, type KafkaOptions } from "./kafka_client.ts";
import { readAsGroup } from "./kafka_group.ts";
import { inspectTopics, topicConfig } from "./kafka_topics.ts";
import { readStretch } from "./kafka_stretch.ts";
import { KafkaSender } from "./kafka_producer.ts";

/**
 * The bus of many processes: Apache Kafka. Topics and groups carry the installation's name, so that several may share it: with the
 * name `tis` topics are as they are called in the code, and groups `tis.<consumer>`.
 */
export function kafkaBus(options: KafkaOptions): Bus {
  const kafka = kafkaClient(options);
  const { prefix = HOUSE } = options;
  const onKafka = (topic: string) => topicOn(prefix, topic);
  const groupOf = (consumer: string) => `${prefix}.${consumer}`;
  let admin: Promise<Admin> | null = null;
  const withAdmin = async <T>(work: (admin: Admin) => Promise<T>): Promise<T> => {
    const opening = admin ??= (async () => {
      const opened = kafka.admin({ retry: { retries: 3 } });
      await opened.connect();
      return opened;
    })();
    try {
      return await work(await opening);
    } catch (error) {
      if (admin === opening) admin = null;
      await opening.then((opened) => opened.disconnect()).catch(() => {});
      throw error;
    }
  };
  const sender = new KafkaSender(kafka, withAdmin);
  return {
    kind: "kafka",
    prepare: (topics) =>
      withAdmin(async (admin) => {
        const there = new Set(await admin.listTopics());
        const missing = topics.map(onKafka).filter((topic) => !there.has(topic));
        if (missing.length === 0) return;
        await admin.createTopics({
          waitForLeaders: false,
          topics: missing.map((topic) => topicConfig(topic, options)),
        });
        await awaitLeaders(admin, missing);
      }),
    inspect: (topics) =>
      withAdmin(async (admin) => {
        const called = new Map(topics.map((topic) => [onKafka(topic), topic]));
        const there = new Set(await admin.listTopics());
        const known = [...called.keys()].filter((topic) => there.has(topic));
        const found = await inspectTopics(admin, known, options);
        return await Promise.all(found.map(async (one) => {
          const ends = (await admin.fetchTopicOffsets(one.topic)).map(({ partition, low, high }) => ({
            partition,
            low: Number(low),
            high: Number(high),
          }));
          return { ...one, topic: called.get(one.topic)!, ends };
        }));
      }),
    lead: (name) => sender.lead(`${prefix}.relay.${name}`, name),
    send: (messages, batch) =>
      sender.send(messages.map((message) => ({ ...message, topic: onKafka(message.topic) })), batch),
    subscribe(group, topics, handle) {
      const called = new Map(topics.map((topic) => [onKafka(topic), topic]));
      const named: BatchHandler = (messages, signal) =>
        handle(messages.map((message) => ({ ...message, topic: called.get(message.topic)! })), signal);
      const reading = readAsGroup(kafka, groupOf(group), [...called.keys()], named, options.sessionMs);
      return Promise.resolve(reading);
    },
    async read(stretch, most) {
      const topic = onKafka(stretch.topic);
      const ends = await withAdmin((admin) => admin.fetchTopicOffsets(topic));
      const group = `${prefix}.replay.${crypto.randomUUID()}`;
      const { messages, next } = await readStretch(kafka, group, { ...stretch, topic }, ends, most);
      return { messages: messages.map((message) => ({ ...message, topic: stretch.topic })), next };
    },
    lag: (group, topics) =>
      withAdmin(async (admin) => {
        const committed = await admin.fetchOffsets({ groupId: groupOf(group), topics: topics.map(onKafka) });
        let lag = 0n;
        for (const { topic, partitions } of committed) {
          const ends = await admin.fetchTopicOffsets(topic);
          for (const { partition, high, low } of ends) {
            const at = partitions.find((one) => one.partition === partition)?.offset ?? "-1";
            lag += BigInt(high) - (BigInt(at) < 0n ? BigInt(low) : BigInt(at));
          }
        }
        return Number(lag);
      }),
    reach: () => withAdmin(async (admin) => void await admin.describeCluster()),
    async close() {
      await sender.close();
      await admin?.then((opened) => opened.disconnect()).catch(() => {});
    },
  };
}
