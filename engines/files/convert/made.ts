/** A file to convert, in a folder of its own. */
export interface Source {
  /** Path of the bytes. */
  path: string;
  /** Path that the result is written to. */
  out: string;
  mediaType: string;
}

/** What came of it. */
export interface Made {
  mediaType: string;
  /** Ending of its name, without the dot. */
  extension: string;
  /** What was measured: px, pages, triangles, bytes. */
  facts: Record<string, number | string | boolean | null>;
}
