import type { Consumer, EachBatchPayload, Kafka } from "kafkajs";
import type { BatchHandler, Delivered, Subscription } from "./bus.ts";

/** Messages given to the handler at a time: after them the offset is committed. */
const CHUNK = 200;
const PARTITIONS_AT_ONCE = 4;
const SESSION_MS = 15_000, REBALANCE_MS = 60_000;
/** Heartbeats in a session. */
const BEATS = 5;
/** Between two looks whether the machine's clock was set back, and from how far on that matters, milliseconds. */
const CLOCK_MS = 1000, STEP_MS = 2000;
/** A broker that is away is looked for again at least so often, milliseconds. */
const LOOK_MS = 3000;
/** Longest wait of the broker for something new; a stop waits for it. */
const FETCH_WAIT_MS = 500;
/** Pause of a partition whose messages could not be dealt with, and of a reader that has to be made again, milliseconds. */
const PAUSES = [200, 500, 1000, 2000, 5000] as const;

/**
 * Reads topics as a member of a consumer group until stopped. An offset is committed only after its messages are dealt with. A partition
 * whose handler throws is paused and read again from there, while others go on. Outages of the broker are sat out.
 */
export function readAsGroup(
  kafka: Kafka,
  group: string,
  topics: readonly string[],
  handle: BatchHandler,
  sessionMs: number = SESSION_MS,
): Subscription {
  const stopping = new AbortController();
  const member = new GroupMember(handle, stopping.signal, sessionMs);
  const running = (async () => {
    for (let tries = 0; !stopping.signal.aborted; tries++) {
      try {
        await member.readUntilCrash(kafka, group, topics, () => (tries = 0));
      } catch (error) {
        console.warn(`consumer ${group} is away from the bus, trying again:`, error);
      }
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)]!, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

class GroupMember {
  readonly #failures = new Map<string, number>();
  constructor(readonly handle: BatchHandler, readonly stopping: AbortSignal, readonly sessionMs: number) {}

  /** Ends when stopped or when the client says that it will not go on by itself. */
  async readUntilCrash(
    kafka: Kafka,
    group: string,
    topics: readonly string[],
    joined: () => void,
  ): Promise<void> {
    const consumer = kafka.consumer({
      groupId: group,
      sessionTimeout: this.sessionMs,
      rebalanceTimeout: REBALANCE_MS,
      heartbeatInterval: this.sessionMs / BEATS,
      maxWaitTimeInMs: FETCH_WAIT_MS,
      allowAutoTopicCreation: false,
      retry: { retries: 8, maxRetryTime: LOOK_MS, restartOnFailure: () => Promise.resolve(true) },
    });
    const ended = Promise.withResolvers<void>();
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      if (!payload.restart) ended.reject(payload.error);
    });
    consumer.on(consumer.events.GROUP_JOIN, joined);
    const clock = watchForStepBack(() =>
      ended.reject(
        new Error("the machine's clock was set back, until when the client would send no sign of life"),
      )
    );
    const onStop = () => ended.resolve();
    this.stopping.addEventListener("abort", onStop, { once: true });
    if (this.stopping.aborted) onStop();
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [...topics], fromBeginning: true });
      await consumer.run({
        // Only what was resolved, which is what was dealt with; and what nobody is handed, as batches that were given up and their marks.
        autoCommit: true,
        autoCommitThreshold: 1,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
        eachBatch: (payload) => this.#eachBatch(consumer, payload),
      });
      await ended.promise;
    } finally {
      this.stopping.removeEventListener("abort", onStop);
      clearInterval(clock);
      ended.promise.catch(() => {});
      await consumer.disconnect().catch(() => {});
    }
  }

  async #eachBatch(consumer: Consumer, payload: EachBatchPayload): Promise<void> {
    const { batch: { topic, partition, messages }, heartbeat, resolveOffset } = payload;
    const place = `${topic}/${partition}`;
    for (let at = 0; at < messages.length; at += CHUNK) {
      if (this.stopping.aborted || !payload.isRunning() || payload.isStale()) return;
      const chunk = messages.slice(at, at + CHUNK);
      // Behind the last message stands the mark of its transaction's end, which would count as not dealt with.
      const last = at + CHUNK < messages.length ? chunk.at(-1)!.offset : payload.batch.lastOffset();
      const beat = beating(heartbeat, this.sessionMs / BEATS);
      try {
        await this.handle(
          chunk.map((message): Delivered => ({
            topic,
            key: message.key?.toString() ?? "",
            value: message.value?.toString() ?? "",
            position: `${place}/${message.offset}`,
            place: { partition, offset: Number(message.offset) },
          })),
          AbortSignal.any([this.stopping, beat.lost]),
        );
      } catch (error) {
        if (this.stopping.aborted) return;
        if (beat.lost.aborted) throw beat.lost.reason;
        return this.#rest(place, error, payload.pause());
      } finally {
        beat.stop();
      }
      this.#failures.delete(place);
      resolveOffset(last);
      await consumer.commitOffsets([{ topic, partition, offset: String(BigInt(last) + 1n) }]);
    }
  }

  /** Nothing of what failed is resolved, so it is read again when the partition goes on. */
  #rest(place: string, error: unknown, resume: () => void): void {
    const failures = this.#failures.get(place) ?? 0;
    this.#failures.set(place, failures + 1);
    console.warn(`messages of ${place} could not be dealt with, they come again:`, error);
    pause(PAUSES[Math.min(failures, PAUSES.length - 1)]!, this.stopping).then(resume);
  }
}

/** Calls back when the machine's clock was set back: the client reckons its heartbeats by it (kafkajs 2.2.4, `lastRequest`). */
function watchForStepBack(then: () => void): ReturnType<typeof setInterval> {
  const offset = () => Date.now() - performance.now();
  let last = offset();
  return setInterval(() => {
    const now = offset();
    if (last - now > STEP_MS) then();
    last = now;
  }, CLOCK_MS);
}

/** Tells the group that this member lives while a batch takes long. `lost` says that it is a member no more, or of another round. */
function beating(heartbeat: () => Promise<void>, everyMs: number): { lost: AbortSignal; stop(): void } {
  const lost = new AbortController();
  const timer = setInterval(() => heartbeat().catch((error) => lost.abort(error)), everyMs);
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      done();
    }
    signal.addEventListener("abort", end, { once: true });
  });
}
