import { z } from "zod";

/** What was measured: px, pages, paths, triangles, bytes. */
export const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** A file to convert, in a folder of its own. */
export interface Source {
  /** Path of the bytes. */
  path: string;
  /** Path that the result is written to. */
  out: string;
  mediaType: string;
}

export const made = z.object({
  mediaType: z.string(),
  /** Ending of its name, without the dot. */
  extension: z.string(),
  facts,
});
/** What came of it. */
export type Made = z.infer<typeof made>;
