import { z } from "zod";

/** Kinds of content by which the register is narrowed. */
export const FILE_KINDS = [
  "image",
  "pdf",
  "office",
  "audio",
  "video",
  "archive",
  "model",
  "text",
  "other",
] as const;
export type FileKind = typeof FILE_KINDS[number];

export const CONVERSION_STATES = ["pending", "processing", "done", "failed"] as const;
export type ConversionState = typeof CONVERSION_STATES[number];

export const USES = ["used", "unused"] as const;

/** A file as the register shows it. */
export const fileRow = z.object({
  id: z.uuid(),
  name: z.string(),
  place: z.string(),
  mediaType: z.string(),
  kind: z.enum(FILE_KINDS),
  size: z.int().describe("bytes"),
  owner: z.string().nullable(),
  createdAt: z.iso.datetime(),
  scan: z.enum(["not-scanned", "waiting", "clean", "infected"]),
  uses: z.int().describe("how many things use it"),
  conversion: z.enum(CONVERSION_STATES).nullable().describe("the worst state of its conversions"),
  thumbnailId: z.uuid().nullable().describe("a small picture of it, made by a conversion"),
});
export type FileRow = z.infer<typeof fileRow>;

/** One conversion of a file. */
export interface Conversion {
  kind: string;
  state: ConversionState;
  resultId: string | null;
  resultName: string | null;
  /** Why it failed: a text key and its parameters. */
  reason: { key: string; params?: Record<string, string | number> } | null;
  facts: Record<string, unknown> | null;
  changedAt: Date;
}

/** All that is known of one file. */
export interface FileDetail extends FileRow {
  sha256: string;
  /** What uses it, oldest first. */
  usedBy: { kind: string; id: string; since: Date }[];
  conversions: Conversion[];
  /** The file it was made from. */
  madeFrom: { id: string; name: string } | null;
}
