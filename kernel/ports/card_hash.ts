/**
 * The keyed hash (HMAC-SHA-256, RFC 2104) that a password card's string is kept as, 32 bytes. Its key lies outside the database, so that
 * a copy of the database does not let strings be tried against it.
 */
export type CardHash = (text: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Stands where a context was made without the key: any use of it is a programming fault. */
export const NO_CARD_HASH: CardHash = () => {
  throw new Error("this context was made without the key of the password cards");
};

/** The keyed hash under a key of at least 32 bytes. */
export function cardHashOf(key: Uint8Array<ArrayBuffer>): CardHash {
  const imported = crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (text) =>
    new Uint8Array(await crypto.subtle.sign("HMAC", await imported, new TextEncoder().encode(text)));
}
