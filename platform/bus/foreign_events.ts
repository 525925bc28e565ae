/** Between two entries of the log, and how long after the last one it is told by health, milliseconds. */
const TELL_MS = 60_000, REMEMBER_MS = 10 * 60_000;

/**
 * Events that other installations told and that came to this one: two of them read and write the same topics as one, and each
 * takes away what is the other's. They are passed over; nobody would notice without being told.
 */
export class ForeignEvents {
  #lastAt = -Infinity;
  #toldAt = -Infinity;
  #untold = 0;
  #last = "";

  /** @param clock milliseconds of any origin */
  constructor(readonly clock: () => number = () => performance.now()) {}

  /** One came; told to the log at most once a minute. */
  note(consumer: string, source: string): void {
    const now = this.#lastAt = this.clock();
    this.#untold++;
    this.#last = source;
    if (now - this.#toldAt < TELL_MS) return;
    console.warn(
      `${this.#untold} events of another installation came to ${consumer} and were passed over, the last one of ${source}: ` +
        "give each installation on this Kafka a DEPLOYMENT or KAFKA_PREFIX of its own",
    );
    this.#toldAt = now;
    this.#untold = 0;
  }

  /** Throws for ten minutes after the last one; for the health of the process. */
  check(): void {
    if (this.clock() - this.#lastAt > REMEMBER_MS) return;
    throw new Error(`events of ${this.#last} come to this installation: two share topics on one Kafka`);
  }
}
