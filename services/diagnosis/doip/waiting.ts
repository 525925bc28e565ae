import { DoipFailed } from "./failed.ts";

interface Waiter<Answer> {
  fits: (answer: Answer) => boolean;
  resolve: (answer: Answer) => void;
  reject: (error: DoipFailed) => void;
}

/** Those who wait for an answer, served in the order in which they asked. */
export class Waiting<Answer> {
  readonly #waiters = new Set<Waiter<Answer>>();

  /** The next answer that fits. @throws DoipFailed with `timeout` after so many milliseconds */
  next(milliseconds: number, what: string, fits: Waiter<Answer>["fits"] = () => true): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
      };
      const waiter: Waiter<Answer> = {
        fits,
        resolve: (answer) => (done(), resolve(answer)),
        reject: (error) => (done(), reject(error)),
      };
      const timer = setTimeout(
        () => waiter.reject(new DoipFailed("timeout", `no ${what} within ${milliseconds} ms`)),
        milliseconds,
      );
      this.#waiters.add(waiter);
    });
  }

  answer(answer: Answer): void {
    [...this.#waiters].find((waiter) => waiter.fits(answer))?.resolve(answer);
  }

  /** Refuses the one who waits longest. */
  refuse(error: DoipFailed): void {
    [...this.#waiters][0]?.reject(error);
  }

  fail(error: DoipFailed): void {
    for (const waiter of [...this.#waiters]) waiter.reject(error);
  }
}
