import type { PartStore } from "./part_store.ts";

/** What a store tells of an object. */
export interface StoredObject {
  key: string;
  /** Bytes. */
  size: number;
  modified: Date;
}

/** How a link handed to a browser behaves. */
export interface LinkOptions {
  /** Name the file is saved under. */
  name: string;
  /** Media type it is answered with; one that a browser might run is saved as bytes of no type. */
  type: string;
  /** Shown in the browser instead of saved. */
  inline: boolean;
  /** From when on the link is good, and for how long, in seconds. */
  from: Date;
  seconds: number;
}

/**
 * Where the bytes of files lie: a folder, or MinIO (any S3). Keys are `<area>/<rest>` of lower-case letters, digits, `.`, `_`, `-`
 * and `/`; content-addressed keys (`objects/ab/cd/<sha256>`) never change their content. What goes wrong outside throws
 * `FileStoreUnavailable`.
 */
export interface FileStore {
  /**
   * Stores a stream; all of it or nothing is there afterwards, also when the process dies meanwhile. A key that is there is replaced.
   *
   * @returns bytes written and their SHA-256 as lower-case hex
   */
  put(key: string, body: ReadableStream<Uint8Array>, type: string): Promise<{ size: number; sha256: string }>;
  /** The bytes, or those from `start` to `end` inclusive; null when there is no such object. */
  open(
    key: string,
    range?: { start: number; end?: number },
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  stat(key: string): Promise<StoredObject | null>;
  /**
   * Makes the same content stand under another key too, without the bytes passing through this process. The target is replaced. Never
   * a move: whoever dies in between finds the source again.
   */
  copy(from: string, to: string): Promise<void>;
  /** Removes an object; none there is no fault. */
  remove(key: string): Promise<void>;
  /** All objects whose key begins with the prefix. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /**
   * A link good for a while that fetches the bytes from the store itself, or null where only the portal can hand them out: a folder, and
   * what would be shown and might run.
   */
  link(key: string, options: LinkOptions): Promise<string | null>;
  /** Objects written in pieces: platform/files/folder_parts.ts, platform/files/minio_parts.ts. */
  readonly parts: PartStore;
}

/** The store does not answer; the same may work later. */
export class FileStoreUnavailable extends Error {
  override name = "FileStoreUnavailable";
}
