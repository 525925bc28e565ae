/** How fast bytes go, over the last seconds; what came before no longer counts. */
export class TransferRate {
  #seen: { at: number; bytes: number }[] = [];

  /** @param windowMs time over which it is taken */
  constructor(readonly windowMs = 5000) {}

  /**
   * @param bytes sent in all
   * @param now milliseconds of a clock that only goes forward
   */
  note(bytes: number, now: number): void {
    const last = this.#seen.at(-1);
    // A transfer that was taken up again begins where the server stands.
    if (last && bytes < last.bytes) this.#seen = [];
    this.#seen.push({ at: now, bytes });
    while (this.#seen.length > 2 && now - this.#seen[1]!.at >= this.windowMs) this.#seen.shift();
  }

  /** Forgets what was seen: after a pause. */
  reset(): void {
    this.#seen = [];
  }

  /** Bytes a second, or null before there is enough to tell. */
  perSecond(): number | null {
    const [first, last] = [this.#seen[0], this.#seen.at(-1)];
    if (!first || !last || last.at - first.at < 250) return null;
    return (last.bytes - first.bytes) / (last.at - first.at) * 1000;
  }

  /** Seconds until the rest is sent, or null when it cannot be told. */
  secondsLeft(size: number): number | null {
    const rate = this.perSecond();
    const sent = this.#seen.at(-1)?.bytes ?? 0;
    return rate === null || rate <= 0 ? null : Math.ceil((size - sent) / rate);
  }
}
