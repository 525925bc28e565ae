/** Wakes whoever waits; woken while nobody waits, the next wait ends at once. */
export class Waker {
  #woken = false;
  #endWait: (() => void) | null = null;

  wake(): void {
    this.#woken = true;
    this.#endWait?.();
  }

  /** Forgets earlier calls of `wake`: what they were for is looked at now. */
  reset(): void {
    this.#woken = false;
  }

  /** Resolves at the next call of `wake`, after `ms` milliseconds, or when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        this.#endWait = null;
        this.#woken = false;
        done();
      };
      const timer = setTimeout(end, ms);
      if (this.#woken || signal.aborted) return end();
      this.#endWait = end;
      signal.addEventListener("abort", end, { once: true });
    });
  }
}
