/** Why nothing could be made of a file; the sentences stand in locales under `convert.reason.<key>`. */
export const REASONS = [
  "image-broken",
  "image-too-large",
  "image-empty",
  "pdf-broken",
  "pdf-encrypted",
  "office-missing",
  "office-broken",
  "office-encrypted",
  "media-missing",
  "media-broken",
  "archive-too-large",
  "model-broken",
  "model-external",
  "model-extension",
  "drawing-too-fine",
  "drawing-too-large",
  "too-large",
  "too-slow",
  "too-much-memory",
  "source-missing",
  "converter-died",
  "infected",
] as const;
export type ReasonKey = typeof REASONS[number];

/** The file itself is at fault, or what would be needed is not there: trying again is of no use. */
export class Unconvertible extends Error {
  override name = "Unconvertible";

  constructor(
    readonly key: ReasonKey,
    readonly params: Record<string, string | number> = {},
    cause?: unknown,
  ) {
    super(key, { cause });
  }
}
