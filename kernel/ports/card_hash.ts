/** What a text is under each key that is kept: under the one that new things are written with first, then under older ones. */
export type KeyedHashes = [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]];

/**
 * The keyed hashes (HMAC-SHA-256, RFC 2104) of a password card's string, 32 bytes each: it is kept as the first, and found by any. Their keys lie outside
 * the database, so that a copy of the database does not let strings be tried against it.
 */
export type CardHashes = (text: string) => Promise<KeyedHashes>;

/** Stands where a context was made without the key: any use of it is a programming fault. */
export const NO_CARD_HASHES: CardHashes = () => {
  throw new Error("this context was made without the key of the password cards");
};

/** The keyed hashes under keys of at least 32 bytes, the one for new cards first. */
export function cardHashesOf(keys: readonly Uint8Array<ArrayBuffer>[]): CardHashes {
  const imported = Promise.all(
    keys.map((key) =>
      crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"])
    ),
  );
  return async (text) => await hashesUnder(await imported, text);
}

/** HMAC of a text under each of these keys. */
export async function hashesUnder(keys: readonly CryptoKey[], text: string): Promise<KeyedHashes> {
  const bytes = new TextEncoder().encode(text);
  const hashes = keys.map(async (key) => new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes)));
  return await Promise.all(hashes) as KeyedHashes;
}
