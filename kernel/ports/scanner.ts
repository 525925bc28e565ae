/** A virus scanner outside the portal. */
export interface Scanner {
  /** What was found in the bytes, or null when they are clean. Throws when the scanner does not answer. */
  scan(bytes: ReadableStream<Uint8Array>): Promise<string | null>;
}
