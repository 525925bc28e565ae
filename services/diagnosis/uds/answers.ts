/** Messages of one ECU, kept until somebody takes them. */
export class Answers {
  readonly #kept: Uint8Array[] = [];
  #wake: (() => void) | null = null;
  #failed: Error | null = null;

  push(data: Uint8Array): void {
    this.#kept.push(data);
    this.#wake?.();
  }

  fail(error: Error): void {
    this.#failed = error;
    this.#wake?.();
  }

  /** The next message; null when none comes in so many milliseconds. @throws what ended the connection, or the signal's reason */
  async next(milliseconds: number, signal?: AbortSignal): Promise<Uint8Array | null> {
    const end = performance.now() + milliseconds;
    while (true) {
      const data = this.#kept.shift();
      if (data !== undefined) return data;
      if (this.#failed) throw this.#failed;
      signal?.throwIfAborted();
      const left = end - performance.now();
      if (left <= 0) return null;
      await this.#woken(left, signal);
    }
  }

  #woken(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", done);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      signal?.addEventListener("abort", done);
      this.#wake = done;
    });
  }
}
