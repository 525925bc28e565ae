/**
 * What domains declare and engines read: handed over once by `domains.ts` before anything is asked. An engine so knows what there is
 * without knowing any domain.
 */
export class Declared<T> {
  #all: readonly T[] | null = null;
  readonly #what: string;

  /** @param what is declared, for the fault when it is asked too early: "pages" */
  constructor(what: string) {
    this.#what = what;
  }

  /** All of them, in the order of the domains. Throws while nothing was handed over: a programming fault. */
  get all(): readonly T[] {
    if (this.#all === null) {
      throw new Error(`${this.#what} are asked for before domains.ts has declared them`);
    }
    return this.#all;
  }

  /** Hands them over; a second time is a programming fault. */
  declare(all: readonly T[]): void {
    if (this.#all !== null) throw new Error(`${this.#what} are declared twice`);
    this.#all = [...all];
  }
}
