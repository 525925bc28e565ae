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
  /** Signs what others verify without any secret (Ed25519, RFC 8032), 64 bytes. */
  sign(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** The public key that signatures are verified by, 32 bytes. */
  verifyingKey(): Promise<Uint8Array<ArrayBuffer>>;
}

const missing = () => {
  throw new Error("this context was made without the key of the secrets");
};

/** Stands where a context was made without the key: any use of it is a programming fault. */
export const NO_SECRETS: Secrets = {
  seal: missing,
  open: missing,
  hash: missing,
  sign: missing,
  verifyingKey: missing,
};

/** Bytes of the number that AES-GCM uses once; it stands before what is encrypted. */
const NONCE = 12;

/** What stands before the 32 bytes of a private key of Ed25519 in PKCS #8 (RFC 8410, section 7). */
const ED25519_HEAD = Uint8Array.fromHex("302e020100300506032b657004220420");

/** A pair of keys out of the 32 bytes of the private one. */
async function signingPair(seed: Uint8Array<ArrayBuffer>) {
  const pkcs8 = new Uint8Array([...ED25519_HEAD, ...seed]);
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", true, ["sign"]);
  const { x } = await crypto.subtle.exportKey("jwk", key);
  return { key, publicKey: Uint8Array.fromBase64(x!, { alphabet: "base64url" }) };
}

/**
 * Secrets under keys of their own, derived (HKDF, RFC 5869) from one of at least 32 bytes that serves others too.
 *
 * @param seed private key of the signatures, 32 bytes, where it is given by itself; else it is derived too
 */
export function secretsOf(
  key: Uint8Array<ArrayBuffer>,
  seed: Uint8Array<ArrayBuffer> | null = null,
): Secrets {
  const text = new TextEncoder();
  const base = crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey", "deriveBits"]);
  const derivedSeed = async () =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text.encode("tis signatures") },
        await base,
        256,
      ),
    );
  let signing: ReturnType<typeof signingPair> | null = null;
  const pair = () => signing ??= Promise.resolve(seed ?? derivedSeed()).then(signingPair);
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
    async sign(message) {
      return new Uint8Array(await crypto.subtle.sign("Ed25519", (await pair()).key, message));
    },
    async verifyingKey() {
      return (await pair()).publicKey;
    },
  };
}
