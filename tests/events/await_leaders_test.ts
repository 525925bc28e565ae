import assert from "node:assert/strict";
import type { Admin, ITopicMetadata } from "kafkajs";
import { awaitLeaders } from "@/platform/bus/await_leaders.ts";

const topic = (...leaders: number[]) =>
  ({
    name: "t",
    partitions: leaders.map((leader, partitionId) => ({ leader, partitionId })),
  }) as ITopicMetadata;
const failure = (type: string) => Object.assign(new Error(type), { type });

/** A broker that answers so, one after the other. */
function brokerOf(...answers: (ITopicMetadata | Error)[]): Pick<Admin, "fetchTopicMetadata"> {
  return {
    fetchTopicMetadata() {
      const next = answers.shift()!;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve({ topics: [next] });
    },
  };
}

Deno.test("a topic that a broker does not know yet, or that has no leaders yet, is waited for", async () => {
  const broker = brokerOf(
    failure("UNKNOWN_TOPIC_OR_PARTITION"),
    failure("LEADER_NOT_AVAILABLE"),
    topic(),
    topic(1, -1),
    topic(1, 1),
  );
  await awaitLeaders(broker, ["t"]);
});

Deno.test("another answer is a fault at once, and no leader at all one in the end", async () => {
  await assert.rejects(awaitLeaders(brokerOf(failure("TOPIC_AUTHORIZATION_FAILED")), ["t"]), /AUTHORIZATION/);
  await assert.rejects(
    awaitLeaders(brokerOf(topic(-1), topic(-1), topic(-1)), ["t"], 50),
    /no leaders of t/,
  );
});
