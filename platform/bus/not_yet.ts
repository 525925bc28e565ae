/** How long a broker may say that it is not ready yet before that is a fault, ms. */
const MOST_MS = 30_000;
const PAUSE_MS = 100;

/**
 * What a broker answers that has not heard yet of a topic made a moment ago, whose leaders are being chosen, or that has just become or
 * ceased to be the coordinator of a group. The client's own retries leave these out in its calls of administration (kafkajs 2.2.4).
 */
const NOT_YET = new Set([
  "UNKNOWN_TOPIC_OR_PARTITION",
  "LEADER_NOT_AVAILABLE",
  "GROUP_LOAD_IN_PROGRESS",
  "GROUP_COORDINATOR_NOT_AVAILABLE",
  "NOT_COORDINATOR_FOR_GROUP",
]);

/** Does the work again while a broker answers that it is not ready yet, for `mostMs` at most. */
export async function retryNotYet<T>(work: () => Promise<T>, mostMs = MOST_MS): Promise<T> {
  const end = performance.now() + mostMs;
  while (true) {
    try {
      return await work();
    } catch (error) {
      if (!NOT_YET.has(answerIn(error) ?? "") || performance.now() > end) throw error;
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** What the broker answered, by its name in the protocol: of the error itself, or of the last one before the client gave up. */
function answerIn(error: unknown): string | undefined {
  const { type, cause } = error as { type?: string; cause?: unknown };
  return type ?? (cause instanceof Error ? answerIn(cause) : undefined);
}
