/** Slots of the transition table for each transition there is. */
const ROOM = 2;

/**
 * Finds many words at once in the time of reading the text (A. V. Aho, M. J. Corasick, Efficient string matching, 1975), over code units
 * of UTF-16. The trie's transitions stand in one open-addressed table, so that 10,000 words are a few hundred KB and no objects.
 */
export class Automaton {
  /** Transitions: `state * 65536 + unit + 1` and the state they lead to; key 0 is an empty slot. */
  readonly #keys: Float64Array;
  readonly #targets: Int32Array;
  readonly #mask: number;
  /** Where to go on when a state has no transition. */
  readonly #fail: Int32Array;
  /** Word that ends in a state, or -1; and the next shorter state on the way of failing that ends one, or 0. */
  readonly #word: Int32Array;
  readonly #next: Int32Array;

  /** @param words folded, each at least one unit; of two that are the same the first counts */
  constructor(words: readonly (ArrayLike<number>)[]) {
    const most = words.reduce((sum, word) => sum + word.length, 1);
    let slots = 16;
    while (slots < most * ROOM) slots *= 2;
    this.#mask = slots - 1;
    this.#keys = new Float64Array(slots);
    this.#targets = new Int32Array(slots);
    this.#fail = new Int32Array(most);
    this.#word = new Int32Array(most).fill(-1);
    this.#next = new Int32Array(most);
    const above = new Int32Array(most);
    const unitOf = new Uint16Array(most);
    const depth = new Int32Array(most);
    let states = 1;
    words.forEach((word, index) => {
      let state = 0;
      for (let at = 0; at < word.length; at++) {
        let target = this.#go(state, word[at]!);
        if (target === 0) {
          target = states++;
          above[target] = state;
          unitOf[target] = word[at]!;
          depth[target] = depth[state]! + 1;
          this.#put(state, word[at]!, target);
        }
        state = target;
      }
      if (this.#word[state] === -1) this.#word[state] = index;
    });
    const order = Uint32Array.from({ length: states }, (_, state) => state).sort((a, b) =>
      depth[a]! - depth[b]!
    );
    for (const state of order) {
      if (depth[state]! < 2) continue;
      const fail = this.#step(this.#fail[above[state]!]!, unitOf[state]!);
      this.#fail[state] = fail;
      this.#next[state] = this.#word[fail] === -1 ? this.#next[fail]! : fail;
    }
  }

  /** Tells each occurrence, also overlapping ones: which word, and behind which unit it ends. Ends when the teller answers false. */
  search(units: ArrayLike<number>, tell: (word: number, end: number) => boolean | void): void {
    let state = 0;
    for (let at = 0; at < units.length; at++) {
      state = this.#step(state, units[at]!);
      if (state === 0) continue;
      for (
        let hit = this.#word[state] === -1 ? this.#next[state]! : state;
        hit !== 0;
        hit = this.#next[hit]!
      ) {
        if (tell(this.#word[hit]!, at + 1) === false) return;
      }
    }
  }

  #step(state: number, unit: number): number {
    for (;;) {
      const target = this.#go(state, unit);
      if (target !== 0 || state === 0) return target;
      state = this.#fail[state]!;
    }
  }

  #slot(state: number, unit: number): number {
    return (Math.imul(state, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b)) >>> 7 & this.#mask;
  }

  #go(state: number, unit: number): number {
    const key = state * 65536 + unit + 1;
    for (let slot = this.#slot(state, unit);; slot = (slot + 1) & this.#mask) {
      const there = this.#keys[slot];
      if (there === key) return this.#targets[slot]!;
      if (there === 0) return 0;
    }
  }

  #put(state: number, unit: number, target: number): void {
    let slot = this.#slot(state, unit);
    while (this.#keys[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#keys[slot] = state * 65536 + unit + 1;
    this.#targets[slot] = target;
  }
}
