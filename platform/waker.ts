/** Wakes one who waits; a ring while nobody waits is kept for the next wait. */
export class Bell {
  #rung = false;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Forgets earlier rings: what they were for is looked at now. */
  still(): void {
    this.#rung = false;
  }

  /** Resolves at the next ring, after `ms` milliseconds, or when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        this.#wake = null;
        this.#rung = false;
        done();
      };
      const timer = setTimeout(end, ms);
      if (this.#rung || signal.aborted) return end();
      this.#wake = end;
      signal.addEventListener("abort", end, { once: true });
    });
  }
}
