import { AssignerProtocol, Kafka, logLevel } from "kafkajs";
import type { Pool } from "@/kernel/ctx.ts";
import type { Topology } from "@/deploy/local/start_topology.ts";

/** Lines of each worker's log that are told. */
const LINES = 60;

/**
 * How consumers stand, for whoever looks for why one does not go on: as they were measured last, their groups and offsets as Kafka tells
 * them, and the end of what each worker has said. Never rejects.
 */
export async function stateOfConsumers(
  { kafka, workers }: Pick<Topology, "kafka" | "workers">,
  sql: Pool,
): Promise<string> {
  const parts = await Promise.all([
    told("measured", () => measured(sql)),
    told("groups", () => groups(kafka.broker)),
    ...workers.map(({ said }, at) =>
      told(`worker ${at}`, () => Promise.resolve(said().trimEnd().split("\n").slice(-LINES)))
    ),
  ]);
  return parts.join("\n");
}

async function told(what: string, ask: () => Promise<string[]>): Promise<string> {
  const lines = await ask().catch((error) => [`cannot be told: ${error}`]);
  return [`--- ${what}`, ...lines].join("\n");
}

async function measured(sql: Pool): Promise<string[]> {
  const rows = await sql<{ name: string; lag: number | null; age: number; effect: number | null }[]>`
    select
      name, lag, extract(epoch from now() - measured_at)::int as age,
      extract(epoch from now() - last_effect_at)::int as effect
    from event_consumers
    order by name`;
  return rows.map(({ name, lag, age, effect }) =>
    `${name}: lag ${lag}, measured ${age} s ago, last effect ${effect} s ago`
  );
}

async function groups(broker: string): Promise<string[]> {
  const admin = new Kafka({ brokers: [broker], clientId: "tis-test", logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    const listed = await admin.listGroups();
    const consuming = listed.groups.filter(({ protocolType }) => protocolType === "consumer");
    const described = await admin.describeGroups(consuming.map(({ groupId }) => groupId).sort());
    const lines = await Promise.all(described.groups.map(async ({ groupId, state, members }) => {
      const shares = members.map(({ memberId, memberAssignment }) => {
        const { assignment = {} } = AssignerProtocol.MemberAssignment.decode(memberAssignment) ?? {};
        const parts = Object.entries(assignment).map(([topic, partitions]) =>
          `${topic}/${partitions.join("+")}`
        );
        return `  ${memberId}: ${parts.join(" ")}`;
      });
      return [`${groupId}: ${state}`, ...shares, ...await behind(admin, groupId)];
    }));
    return lines.flat();
  } finally {
    await admin.disconnect();
  }
}

/** Partitions of which the group has not dealt with all. */
async function behind(admin: ReturnType<Kafka["admin"]>, groupId: string): Promise<string[]> {
  const lines: string[] = [];
  for (const { topic, partitions } of await admin.fetchOffsets({ groupId })) {
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      const at = partitions.find((one) => one.partition === partition)?.offset ?? "-1";
      if (at !== high && low !== high) lines.push(`  ${topic}/${partition}: at ${at} of ${low} to ${high}`);
    }
  }
  return lines;
}
