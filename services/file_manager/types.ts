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

/** What can be sorted by. */
export const FILE_SORTS = ["name", "size", "createdAt"] as const;

/** A filter of the register. */
export interface FileFilter {
  /** Part of the name. */
  keyword?: string;
  place?: string;
  kind?: FileKind;
  conversion?: ConversionState;
  use?: typeof USES[number];
  sort: { column: typeof FILE_SORTS[number]; descending: boolean };
}

export interface FileQuery extends FileFilter {
  pageNo: number;
  pageSize: number;
}

/** A file as the register shows it. */
export interface FileRow {
  id: string;
  name: string;
  place: string;
  mediaType: string;
  kind: FileKind;
  /** Bytes. */
  size: number;
  owner: string | null;
  createdAt: Date;
  scan: "not-scanned" | "waiting" | "clean" | "infected";
  /** How many things use it. */
  uses: number;
  /** The worst state of its conversions, or null when there are none. */
  conversion: ConversionState | null;
  /** A small picture of it, made by a conversion. */
  thumbnailId: string | null;
}

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
