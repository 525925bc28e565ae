import { hashesUnder, type KeyedHashes } from "./card_hash.ts";

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
  /** The text again, sealed under any of the kept keys; null when it was another one, or belongs to something else. */
  open(sealed: Uint8Array, belongsTo: string): Promise<string | null>;
  /** The same under the key that new secrets are sealed with: those bytes themselves where they are. Null as `open`. */
  resealed(sealed: Uint8Array, belongsTo: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** What the kept keys are called, in their order: eight digits derived from each, by which none can be found. */
  keyNames(): Promise<KeyNames>;
  /** The keyed hashes (HMAC-SHA-256, RFC 2104) of what is only compared, 32 bytes each: kept as the first, found by any. */
  hashes(text: string): Promise<KeyedHashes>;
  /** Signs what others verify without any secret (Ed25519, RFC 8032), 64 bytes. */
  sign(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** The public keys that signatures are verified by, 32 bytes each: first that of what is signed now. */
  verifyingKeys(): Promise<[Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]]>;
}

/** The name of the key that writes what is new, then of those that only read. */
export type KeyNames = readonly [string, ...string[]];

const missing = () => {
  throw new Error("this context was made without the key of the secrets");
};

/** Stands where a context was made without the key: any use of it is a programming fault. */
export const NO_SECRETS: Secrets = {
  seal: missing,
  open: missing,
  resealed: missing,
  keyNames: missing,
  hashes: missing,
  sign: missing,
  verifyingKeys: missing,
};

/** Bytes of the number that AES-GCM uses once; it stands before what is encrypted. */
const NONCE = 12;

/** Enough to tell the few keys of an installation apart. */
const NAME_BITS = 32;

/** What stands before the 32 bytes of a private key of Ed25519 in PKCS #8 (RFC 8410, section 7). */
const ED25519_HEAD = Uint8Array.fromHex("302e020100300506032b657004220420");

/** A pair of keys out of the 32 bytes of the private one. */
async function signingPair(seed: Uint8Array<ArrayBuffer>) {
  const pkcs8 = new Uint8Array([...ED25519_HEAD, ...seed]);
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", true, ["sign"]);
  const { x } = await crypto.subtle.exportKey("jwk", key);
  return { key, publicKey: Uint8Array.fromBase64(x!, { alphabet: "base64url" }) };
}

type Key = Uint8Array<ArrayBuffer>;

/** Keys of one use each, derived (HKDF, RFC 5869) from one of at least 32 bytes that serves others too. */
async function derivedKeys(key: Key) {
  const base = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey", "deriveBits"]);
  const by = (use: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: new TextEncoder().encode(use),
  });
  const derived = (use: string, kind: AesKeyGenParams | HmacKeyGenParams, usages: KeyUsage[]) =>
    crypto.subtle.deriveKey(by(use), base, kind, false, usages);
  const [sealing, hashing, seed, name] = await Promise.all([
    derived("tis sealed secrets", { name: "AES-GCM", length: 256 }, ["encrypt", "decrypt"]),
    derived("tis hashed secrets", { name: "HMAC", hash: "SHA-256", length: 256 }, ["sign"]),
    crypto.subtle.deriveBits(by("tis signatures"), base, 256),
    crypto.subtle.deriveBits(by("tis name of a key"), base, NAME_BITS),
  ]);
  return { sealing, hashing, seed: new Uint8Array(seed), name: new Uint8Array(name).toHex() };
}

/**
 * Secrets under keys derived from these. What is new is written under the first; under the others, which were the first before, is read what is there.
 *
 * @param seeds private keys of the signatures, 32 bytes each, where they are given by themselves; else they are derived too
 */
export function secretsOf(keys: readonly Key[], seeds: readonly Key[] | null = null): Secrets {
  const derived = Promise.all(keys.map(derivedKeys));
  let signing: Promise<Awaited<ReturnType<typeof signingPair>>[]> | null = null;
  const pairs = () =>
    signing ??= derived.then((all) => Promise.all((seeds ?? all.map(({ seed }) => seed)).map(signingPair)));
  const bound = (iv: Key, belongsTo: string) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(belongsTo),
  });
  /** The text, and the place of the key that it was sealed under; null where it is none of these. */
  const opened = async (
    sealed: Uint8Array,
    belongsTo: string,
  ): Promise<{ plain: string; place: number } | null> => {
    const bytes = new Uint8Array(sealed);
    const how = bound(bytes.slice(0, NONCE), belongsTo);
    for (const [place, { sealing }] of (await derived).entries()) {
      // Rejects with nothing but that the bytes are not what this key sealed.
      const plain = await crypto.subtle.decrypt(how, sealing, bytes.slice(NONCE)).catch(() => null);
      if (plain) return { plain: new TextDecoder().decode(plain), place };
    }
    return null;
  };
  const seal = async (plain: string, belongsTo: string) => {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
    const [{ sealing }] = await derived as [Awaited<ReturnType<typeof derivedKeys>>];
    const bytes = new TextEncoder().encode(plain);
    const cipher = await crypto.subtle.encrypt(bound(nonce, belongsTo), sealing, bytes);
    return new Uint8Array([...nonce, ...new Uint8Array(cipher)]);
  };
  return {
    seal,
    open: async (sealed, belongsTo) => (await opened(sealed, belongsTo))?.plain ?? null,
    async resealed(sealed, belongsTo) {
      const found = await opened(sealed, belongsTo);
      if (!found) return null;
      return found.place === 0 ? new Uint8Array(sealed) : await seal(found.plain, belongsTo);
    },
    keyNames: async () => (await derived).map(({ name }) => name) as [string, ...string[]],
    hashes: async (plain) => await hashesUnder((await derived).map(({ hashing }) => hashing), plain),
    async sign(message) {
      const [{ key }] = await pairs() as [Awaited<ReturnType<typeof signingPair>>];
      return new Uint8Array(await crypto.subtle.sign("Ed25519", key, message));
    },
    async verifyingKeys() {
      return (await pairs()).map(({ publicKey }) => publicKey) as [Key, ...Key[]];
    },
  };
}
