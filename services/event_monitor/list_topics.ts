import type { Ctx } from "@/kernel/ctx.ts";
import type { TopicState } from "@/engines/events/topic_types.ts";

/** The installation's topics on Kafka as they were last seen, by name; none where events stay in the process. */
export async function listTopics({ sql }: Ctx): Promise<TopicState[]> {
  return await sql<TopicState[]>`
    select topic, partitions, replication, deviations from event_topics order by topic`;
}
