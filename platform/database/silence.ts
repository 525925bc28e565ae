import type { StatementWatch } from "./time_statement.ts";

/**
 * Notices that a server has vanished: a machine without power says nothing, and the system believes in its connections for a quarter of
 * an hour. Where every statement has its longest time at the server, nothing heard for longer, while some are open, means just that.
 */
export class Silence {
  #open = 0;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param longestMs until `onSilence` is called, milliseconds: more than any statement may take */
  constructor(readonly longestMs: number, readonly onSilence: () => void) {}

  /** Listens to every statement and passes on what it hears. */
  watch(then?: StatementWatch): StatementWatch {
    return (fetched) => {
      const end = then?.(fetched);
      if (fetched) return (code) => end?.(code);
      this.#heardAt = this.#open++ === 0 ? performance.now() : this.#heardAt;
      this.#timer ??= setTimeout(() => this.#look(), this.longestMs);
      return (code) => {
        this.#heardAt = performance.now();
        if (--this.#open === 0) this.#rest();
        end?.(code);
      };
    };
  }

  #look(): void {
    this.#rest();
    const left = this.#heardAt + this.longestMs - performance.now();
    if (left <= 0) this.onSilence();
    else this.#timer = setTimeout(() => this.#look(), left);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
