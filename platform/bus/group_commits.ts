import type { Consumer } from "kafkajs";

interface Place {
  topic: string;
  partition: number;
  /** The next one to be dealt with. */
  offset: string;
}

const keyOf = ({ topic, partition }: Pick<Place, "topic" | "partition">) => `${topic}/${partition}`;
const after = (offset: string) => String(BigInt(offset) + 1n);

/**
 * Commits what a member of a group has dealt with. While the broker is away that fails; when it is back within some seconds the client
 * reads on from where it was, and commits again only after the next batch (kafkajs 2.2.4, `autoCommitOffsets`). Where nothing more comes, what
 * took effect would count as lag for good. So what the broker has not noted is committed again at each sign of life that it answers.
 */
export class GroupCommits {
  /** Of this membership alone: whoever joins begins where the broker says. */
  readonly #dealt = new Map<string, Place>();
  readonly #noted = new Map<string, string>();
  #paying = false;

  constructor(readonly consumer: Pick<Consumer, "on" | "events" | "commitOffsets">) {
    consumer.on(consumer.events.GROUP_JOIN, () => {
      this.#dealt.clear();
      this.#noted.clear();
    });
    consumer.on(
      consumer.events.START_BATCH_PROCESS,
      ({ payload: { topic, partition, batchSize, lastOffset } }) => {
        // Nothing but batches that were given up and their marks: the client itself passes them over and commits.
        if (batchSize === 0) this.#deal({ topic, partition, offset: after(lastOffset) });
      },
    );
    consumer.on(consumer.events.COMMIT_OFFSETS, ({ payload }) => {
      for (const { topic, partitions } of payload.topics) {
        for (const { partition, offset } of partitions) {
          this.#noted.set(keyOf({ topic, partition }), String(offset));
        }
      }
    });
    consumer.on(consumer.events.HEARTBEAT, () => this.#pay());
  }

  /** All up to `last` have been dealt with. */
  async commit(topic: string, partition: number, last: string): Promise<void> {
    const place = { topic, partition, offset: after(last) };
    this.#deal(place);
    await this.consumer.commitOffsets([place]);
  }

  #deal(place: Place): void {
    this.#dealt.set(keyOf(place), place);
  }

  async #pay(): Promise<void> {
    if (this.#paying) return;
    const owed = [...this.#dealt.values()].filter((place) => this.#noted.get(keyOf(place)) !== place.offset);
    if (owed.length === 0) return;
    this.#paying = true;
    try {
      await this.consumer.commitOffsets(owed);
    } catch {
      // The next sign of life comes, or the group is joined anew.
    } finally {
      this.#paying = false;
    }
  }
}
