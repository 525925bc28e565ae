import { z } from "zod";

/** A setting of a topic on Kafka that is otherwise than the portal would have made it. */
const deviation = z.object({
  setting: z.string().describe("`partitions`, `replication` or a setting by Kafka's name"),
  is: z.string(),
  wanted: z.string(),
  harmful: z.boolean().describe("events are lost by it, or cannot be written"),
});
export type Deviation = z.infer<typeof deviation>;

/** A partition on Kafka: the first offset kept, and the next one to be written. */
export interface PartitionEnds {
  partition: number;
  low: number;
  high: number;
}

/** A topic on Kafka, by its name in the code. */
export const topicState = z.object({
  topic: z.string(),
  partitions: z.int(),
  replication: z.int(),
  deviations: z.array(deviation),
});
export type TopicState = z.infer<typeof topicState>;

/** A topic with what only the program asks for. */
export type TopicSeen = TopicState & { ends: PartitionEnds[] };
