/** A virus scanner outside the portal. */
export interface Scanner {
  /** What was found in the bytes, or null when they are clean. Throws when the scanner does not answer, or takes no file of that size. */
  scan(bytes: ReadableStream<Uint8Array>): Promise<string | null>;
  /** Throws when it does not answer. */
  reach(): Promise<void>;
  /** While it is away no file is taken; else files are taken and held back until it has seen them. */
  readonly refusesWhenAway: boolean;
}
