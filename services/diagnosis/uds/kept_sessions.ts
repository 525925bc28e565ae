/** Keeps sessions that are not the default one by 'tester present' (S3 of ISO 14229-2), where nothing else was said for that long. */
export class KeptSessions {
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** @param milliseconds of silence after which `say` is called */
  constructor(readonly milliseconds: number, readonly say: (target: number) => Promise<void>) {}

  keep(target: number): void {
    this.release(target);
    const timer = setTimeout(async () => {
      await this.say(target);
      if (this.#timers.get(target) === timer) this.keep(target);
    }, this.milliseconds);
    // Whoever only keeps a session must not keep the program.
    Deno.unrefTimer(timer);
    this.#timers.set(target, timer);
  }

  /** A request was sent, which keeps the session as well. */
  spoken(target: number): void {
    if (this.#timers.has(target)) this.keep(target);
  }

  release(target: number): void {
    clearTimeout(this.#timers.get(target));
    this.#timers.delete(target);
  }

  close(): void {
    for (const target of [...this.#timers.keys()]) this.release(target);
  }
}
