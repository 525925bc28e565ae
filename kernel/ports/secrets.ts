/**
 * What keeps secrets that the portal itself must read again, under a key from outside the database: a copy of the database alone opens
 * none of them.
 */
export interface Secrets {
  /**
   * Encrypts a text (AES-256-GCM, NIST SP 800-38D).
   *
   * @param belongsTo what it is kept for; it opens for that alone, so that a row cannot be copied to another owner
   */
  seal(text: string, belongsTo: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The text again. Throws when the key is another one, or what it belongs to. */
  open(sealed: Uint8Array, belongsTo: string): Promise<string>;
  /** The keyed hash (HMAC-SHA-256, RFC 2104) of what is only compared, 32 bytes. */
  hash(text: string): Promise<Uint8Array<ArrayBuffer>>;
}

const missing = () => {
  throw new Error("this context was made without the key of the secrets");
};

/** Stands where a context was made without the key: any use of it is a programming fault. */
export const NO_SECRETS: Secrets = { seal: missing, open: missing, hash: missing };

/** Bytes of the number that AES-GCM uses once; it stands before what is encrypted. */
const NONCE = 12;

/** Secrets under keys of their own, derived (HKDF, RFC 5869) from one of at least 32 bytes that serves others too. */
export function secretsOf(key: Uint8Array<ArrayBuffer>): Secrets {
  const text = new TextEncoder();
  const base = crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey"]);
  const derived = async (use: string, kind: AesKeyGenParams | HmacKeyGenParams, usages: KeyUsage[]) =>
    await crypto.subtle.deriveKey(
      { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text.encode(use) },
      await base,
      kind,
      false,
      usages,
    );
  const sealing = derived("tis sealed secrets", { name: "AES-GCM", length: 256 }, ["encrypt", "decrypt"]);
  const hashing = derived("tis hashed secrets", { name: "HMAC", hash: "SHA-256", length: 256 }, ["sign"]);
  const bound = (iv: Uint8Array<ArrayBuffer>, belongsTo: string) => ({
    name: "AES-GCM",
    iv,
    additionalData: text.encode(belongsTo),
  });
  return {
    async seal(plain, belongsTo) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      const cipher = await crypto.subtle.encrypt(bound(nonce, belongsTo), await sealing, text.encode(plain));
      return new Uint8Array([...nonce, ...new Uint8Array(cipher)]);
    },
    async open(sealed, belongsTo) {
      const bytes = new Uint8Array(sealed);
      const how = bound(bytes.slice(0, NONCE), belongsTo);
      return new TextDecoder().decode(await crypto.subtle.decrypt(how, await sealing, bytes.slice(NONCE)));
    },
    async hash(plain) {
      return new Uint8Array(await crypto.subtle.sign("HMAC", await hashing, text.encode(plain)));
    },
  };
}
