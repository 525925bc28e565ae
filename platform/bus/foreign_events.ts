/** How long after the last one it is told by health, milliseconds. */
const REMEMBER_MS = 10 * 60_000;

/**
 * Events that other installations told and that came to this one: two of them read and write the same topics as one, and each
 * takes away what is the other's. They are passed over; nobody would notice without being told.
 */
export class ForeignEvents {
  #lastAt = -Infinity;
  #last = "";

  /** @param clock milliseconds of any origin */
  constructor(readonly clock: () => number = () => performance.now()) {}

  /** One came. Told to the log, which counts what says the same (platform/calm_log.ts). */
  note(consumer: string, source: string): void {
    this.#lastAt = this.clock();
    this.#last = source;
    console.warn(
      "an event of another installation came to %s and was passed over, of %s: " +
        "give each installation on this Kafka a DEPLOYMENT or KAFKA_PREFIX of its own",
      consumer,
      source,
    );
  }

  /** Throws for ten minutes after the last one; for the health of the process. */
  check(): void {
    if (this.clock() - this.#lastAt > REMEMBER_MS) return;
    throw new Error(`events of ${this.#last} come to this installation: two share topics on one Kafka`);
  }
}
