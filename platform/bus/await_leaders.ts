import type { Admin } from "kafkajs";
import { retryNotYet } from "./not_yet.ts";

/**
 * Waits until every partition of these topics has a leader. The client's own `waitForLeaders` gives up where a busy broker does not know a
 * topic yet that its controller has just made (kafkajs 2.2.4).
 */
export async function awaitLeaders(
  admin: Pick<Admin, "fetchTopicMetadata">,
  topics: readonly string[],
  mostMs?: number,
): Promise<void> {
  await retryNotYet(async () => {
    const found = await admin.fetchTopicMetadata({ topics: [...topics] });
    const led = found.topics.every(({ partitions }) =>
      partitions.length > 0 && partitions.every(({ leader }) => leader >= 0)
    );
    if (!led) {
      throw Object.assign(new Error(`no leaders of ${topics.join(", ")}`), { type: "LEADER_NOT_AVAILABLE" });
    }
  }, mostMs);
}
