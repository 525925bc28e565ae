import type { Admin } from "kafkajs";

/** New topics that have no leaders after so long are a fault, ms. */
const MOST_MS = 30_000;
const PAUSE_MS = 100;

/** What a broker answers of a topic that was made a moment ago and that it has not heard of yet, or whose leaders are being chosen. */
const NOT_YET = new Set(["UNKNOWN_TOPIC_OR_PARTITION", "LEADER_NOT_AVAILABLE"]);

/**
 * Waits until every partition of these topics has a leader. The client's own `waitForLeaders` gives up where a busy broker does not know a
 * topic yet that its controller has just made (kafkajs 2.2.4).
 */
export async function awaitLeaders(
  admin: Pick<Admin, "fetchTopicMetadata">,
  topics: readonly string[],
  mostMs = MOST_MS,
): Promise<void> {
  const end = performance.now() + mostMs;
  while (!await haveLeaders(admin, topics)) {
    if (performance.now() > end) throw new Error(`no leaders after ${mostMs} ms: ${topics.join(", ")}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

async function haveLeaders(
  admin: Pick<Admin, "fetchTopicMetadata">,
  asked: readonly string[],
): Promise<boolean> {
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [...asked] });
    return topics.every(({ partitions }) =>
      partitions.length > 0 && partitions.every(({ leader }) => leader >= 0)
    );
  } catch (error) {
    if (NOT_YET.has((error as { type?: string }).type ?? "")) return false;
    throw error;
  }
}
