import type { Consumer, EachBatchPayload, Kafka } from "kafkajs";
import { withTimeout } from "../with_timeout.ts";
import type { BatchHandler, Delivered, Subscription } from "./bus.ts";
import { GroupCommits } from "./group_commits.ts";
import { senderOf } from "./sender_header.ts";

/** Messages given to the handler at a time: after them the offset is committed. */
const CHUNK = 200;
const PARTITIONS_AT_ONCE = 4;
const SESSION_MS = 15_000, REBALANCE_MS = 60_000;
/** Heartbeats in a session. */
const BEATS = 5;
/** Between two looks whether the machine's clock was set back, and from how far on that matters, milliseconds. */
const CLOCK_MS = 1000, STEP_MS = 2000;
/** Longest wait of the broker for something new; a stop waits for it. */
const FETCH_WAIT_MS = 500;
/** How long a reader that stops may take to leave its group, milliseconds. */
const LEAVE_MS = 5000;
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
        console.warn("consumer %s is away from the bus, trying again:", group, error);
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
  /** Batches that are being dealt with. */
  readonly #inHand = new Set<Promise<void>>();
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
      retry: {
        retries: 8,
        restartOnFailure: () => Promise.resolve(!this.stopping.aborted),
      },
    });
    const crashed = Promise.withResolvers<never>();
    crashed.promise.catch(() => {});
    const stopped = Promise.withResolvers<void>();
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      if (!payload.restart) crashed.reject(payload.error);
    });
    consumer.on(consumer.events.GROUP_JOIN, joined);
    const clock = watchForStepBack(() =>
      crashed.reject(
        new Error("the machine's clock was set back, until when the client would send no sign of life"),
      )
    );
    const onStop = () => stopped.resolve();
    this.stopping.addEventListener("abort", onStop, { once: true });
    if (this.stopping.aborted) onStop();
    try {
      // Joining waits for all others of the group, each of which may have a batch in hand for up to a minute: a stop does not.
      await Promise.race([stopped.promise, this.#join(consumer, topics)]);
      await Promise.race([stopped.promise, crashed.promise]);
    } finally {
      this.stopping.removeEventListener("abort", onStop);
      clearInterval(clock);
      await this.#leave(consumer);
    }
  }

  async #join(consumer: Consumer, topics: readonly string[]): Promise<void> {
    const commits = new GroupCommits(consumer);
    await consumer.connect();
    await consumer.subscribe({ topics: [...topics], fromBeginning: true });
    await consumer.run({
      // Only what was resolved, which is what was dealt with; and what nobody is handed, as batches that were given up and their marks.
      autoCommit: true,
      autoCommitThreshold: 1,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
      eachBatch: (payload) => this.#held(this.#eachBatch(commits, payload)),
    });
  }

  async #held(batch: Promise<void>): Promise<void> {
    this.#inHand.add(batch);
    try {
      await batch;
    } finally {
      this.#inHand.delete(batch);
    }
  }

  /** Waits for what is in hand; of a stop, not for a broker that lets nobody go before the others have joined. */
  async #leave(consumer: Consumer): Promise<void> {
    const leaving = consumer.disconnect().catch(() => {});
    await Promise.allSettled(this.#inHand);
    if (this.stopping.aborted) await withTimeout(LEAVE_MS, leaving).catch(() => {});
    else await leaving;
  }

  async #eachBatch(commits: GroupCommits, payload: EachBatchPayload): Promise<void> {
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
            sender: senderOf(message.headers),
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
      await commits.commit(topic, partition, last);
    }
  }

  /** Nothing of what failed is resolved, so it is read again when the partition goes on. */
  #rest(place: string, error: unknown, resume: () => void): void {
    const failures = this.#failures.get(place) ?? 0;
    this.#failures.set(place, failures + 1);
    console.warn("messages of %s could not be dealt with, they come again:", place, error);
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
