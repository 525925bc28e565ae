const TIMED = /^(\.\/\S+) => .+ \.\.\. (?:ok|FAILED) \((?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?\)$/;
const TOLD = 12;

/** Adds up how long the tests of each file took, from the lines that `deno test --parallel` prints. */
export class SlowestFiles {
  readonly #seconds = new Map<string, number>();

  /** Counts a line if it ends a test. */
  hear(line: string): void {
    const [, file, minutes = 0, seconds = 0, ms = 0] = TIMED.exec(line) ?? [];
    if (file === undefined) return;
    const took = Number(minutes) * 60 + Number(seconds) + Number(ms) / 1000;
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + took);
  }

  /** `slowest: tests/a_test.ts 31 s, ...`, or null where files are not told apart. */
  tell(): string | null {
    if (this.#seconds.size === 0) return null;
    const slowest = [...this.#seconds].sort(([, one], [, other]) => other - one).slice(0, TOLD);
    return `slowest: ${slowest.map(([file, took]) => `${file.slice(2)} ${took.toFixed(0)} s`).join(", ")}`;
  }
}
