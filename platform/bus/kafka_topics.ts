import { type Admin, ConfigResourceTypes, type ITopicConfig } from "kafkajs";
import type { Deviation, TopicState } from "@/engines/events/topic_types.ts";

/**
 * How long Kafka keeps events, milliseconds: shorter than receipts are kept, so that a group set back to the beginning finds the
 * receipts of all that it reads again.
 */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Largest message, bytes. */
const MESSAGE_BYTES = 4 * 1024 * 1024;
/** What a topic has to take at least: an event with all around it. */
const LEAST_BYTES = 1_000_000;

/** How the portal makes its topics. */
export interface TopicOptions {
  partitions: number;
  replication: number;
}

/** Two copies must be written where there are three or more, so that one broker may be away and none is alone. */
function inSyncOf({ replication }: TopicOptions): number {
  return replication >= 3 ? 2 : 1;
}

/** A topic as the portal makes it. */
export function topicConfig(topic: string, options: TopicOptions): ITopicConfig {
  return {
    topic,
    numPartitions: options.partitions,
    replicationFactor: options.replication,
    configEntries: [
      { name: "retention.ms", value: String(KEPT_MS) },
      { name: "max.message.bytes", value: String(MESSAGE_BYTES) },
      { name: "min.insync.replicas", value: String(inSyncOf(options)) },
    ],
  };
}

const SETTINGS = ["cleanup.policy", "retention.ms", "max.message.bytes", "min.insync.replicas"];

/** How topics are on Kafka, and what of it is otherwise than the portal would have made it. */
export async function inspectTopics(
  admin: Admin,
  topics: readonly string[],
  options: TopicOptions,
): Promise<TopicState[]> {
  const { topics: found } = await admin.fetchTopicMetadata({ topics: [...topics] });
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: topics.map((name) => ({ type: ConfigResourceTypes.TOPIC, name, configNames: SETTINGS })),
  });
  return found.map(({ name, partitions }) => {
    const entries = resources.find(({ resourceName }) => resourceName === name)?.configEntries ?? [];
    const is = {
      partitions: partitions.length,
      replication: Math.min(...partitions.map(({ replicas }) => replicas.length)),
      settings: Object.fromEntries(entries.map(({ configName, configValue }) => [configName, configValue])),
    };
    return {
      topic: name,
      partitions: is.partitions,
      replication: is.replication,
      deviations: deviationsOf(is, options),
    };
  });
}

/** What of a topic is otherwise. Harmful is what loses events or keeps them from being written. */
export function deviationsOf(
  is: { partitions: number; replication: number; settings: Readonly<Record<string, string>> },
  options: TopicOptions,
): Deviation[] {
  const { settings } = is;
  const inSync = Number(settings["min.insync.replicas"]);
  const all: Deviation[] = [
    { setting: "partitions", is: `${is.partitions}`, wanted: `${options.partitions}`, harmful: false },
    { setting: "replication", is: `${is.replication}`, wanted: `${options.replication}`, harmful: false },
    {
      setting: "cleanup.policy",
      is: settings["cleanup.policy"] ?? "",
      wanted: "delete",
      // Of each aggregate only the last event would be left.
      harmful: settings["cleanup.policy"]?.includes("compact") ?? false,
    },
    { setting: "retention.ms", is: settings["retention.ms"] ?? "", wanted: `${KEPT_MS}`, harmful: false },
    {
      setting: "max.message.bytes",
      is: settings["max.message.bytes"] ?? "",
      wanted: `${MESSAGE_BYTES}`,
      harmful: Number(settings["max.message.bytes"]) < LEAST_BYTES,
    },
    {
      setting: "min.insync.replicas",
      is: settings["min.insync.replicas"] ?? "",
      wanted: `${inSyncOf(options)}`,
      harmful: inSync > is.replication,
    },
  ];
  // What the broker does not tell cannot be judged.
  return all.filter((one) => one.is !== "" && (one.harmful || one.is !== one.wanted));
}
