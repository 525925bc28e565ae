import { join } from "node:path";
import { type CardHashes, cardHashesOf } from "@/kernel/ports/card_hash.ts";
import { type Secrets, secretsOf } from "@/kernel/ports/secrets.ts";
import type { Config } from "./config.ts";
import { keysIn } from "./key_list.ts";

const FILE = "card.key";
const BYTES = 32;

/** Keys that are read, or one that is made, when they are first needed; the first writes what is new. */
type KeptKeys = () => Promise<readonly Uint8Array<ArrayBuffer>[]>;

/** CARD_KEY, else a key in the data folder that is made at the first use and readable by the portal alone. */
function keptKeys({ cardKeys, dataDir }: Pick<Config, "cardKeys" | "dataDir">): KeptKeys {
  if (cardKeys !== null) return () => Promise.resolve(cardKeys);
  let opened: ReturnType<KeptKeys> | null = null;
  return async () => {
    opened ??= keysInFolder(dataDir);
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  };
}

/** The keyed hashes of password cards, under the kept keys. */
export function openCardHashes(config: Pick<Config, "cardKeys" | "dataDir">): CardHashes {
  const made = once(keptKeys(config), cardHashesOf);
  return async (text) => await (await made())(text);
}

/** What seals secrets and signs, under keys derived from the kept ones; signatures under SOFTWARE_KEY where it is given. */
export function openSecrets(
  config: Pick<Config, "cardKeys" | "dataDir"> & Partial<Pick<Config, "softwareKeys">>,
): Secrets {
  const made = once(keptKeys(config), (keys) => secretsOf(keys, config.softwareKeys ?? null));
  return {
    seal: async (text, belongsTo) => await (await made()).seal(text, belongsTo),
    open: async (sealed, belongsTo) => await (await made()).open(sealed, belongsTo),
    resealed: async (sealed, belongsTo) => await (await made()).resealed(sealed, belongsTo),
    keyNames: async () => await (await made()).keyNames(),
    hashes: async (text) => await (await made()).hashes(text),
    sign: async (message) => await (await made()).sign(message),
    verifyingKeys: async () => await (await made()).verifyingKeys(),
  };
}

/** What is made of the keys, made once. */
function once<T>(
  keys: KeptKeys,
  make: (keys: readonly Uint8Array<ArrayBuffer>[]) => T,
): () => Promise<T> {
  let made: T | null = null;
  return async () => made ??= make(await keys());
}

/** Two processes that make the key at once end with the same one: only one of them can name its file so. */
async function keysInFolder(dataDir: string): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const path = join(dataDir, FILE);
  const there = await readKeys(path);
  if (there) return there;
  await Deno.mkdir(dataDir, { recursive: true });
  const making = `${path}.${crypto.randomUUID()}`;
  await Deno.writeTextFile(making, crypto.getRandomValues(new Uint8Array(BYTES)).toBase64(), {
    mode: 0o600,
    createNew: true,
  });
  try {
    // A link fails where the name is taken, and the file has its whole content from the first moment.
    await Deno.link(making, path);
  } catch (error) {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
  } finally {
    await Deno.remove(making);
  }
  return (await readKeys(path))!;
}

/** What the file says, as CARD_KEY does: one key, or several. */
async function readKeys(path: string): Promise<readonly Uint8Array<ArrayBuffer>[] | null> {
  try {
    return keysIn(await Deno.readTextFile(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}
