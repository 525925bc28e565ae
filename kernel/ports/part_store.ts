/** A piece of a file that the store has taken for good. */
export interface StoredPart {
  /** Place in the order of pieces, 1 to 10000; gaps do not matter. */
  number: number;
  /** First byte of the piece in the file. */
  offset: number;
  /** Bytes. */
  size: number;
  /** What the store wants to hear again when the pieces are joined. */
  receipt: string;
}

/**
 * Writes one object in pieces, over several requests and by several processes. Nothing stands under the key until the pieces are
 * joined. What goes wrong outside throws `FileStoreUnavailable`.
 */
export interface PartStore {
  /** Fewest bytes of a piece that is not the last one. */
  readonly leastBytes: number;
  /** @returns what the store knows the pieces by until they are joined or dropped */
  start(key: string, type: string): Promise<string>;
  /** Stores a piece; when this has answered, the piece outlives the process. The same number again replaces it. */
  put(
    key: string,
    handle: string,
    part: { number: number; offset: number },
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<string>;
  /** Makes the object of exactly these pieces, in this order. Joined already is no fault. */
  join(key: string, handle: string, parts: readonly StoredPart[]): Promise<void>;
  /** Forgets the pieces; none there is no fault. */
  drop(key: string, handle: string): Promise<void>;
}
