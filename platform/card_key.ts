import { join } from "node:path";
import { type CardHash, cardHashOf } from "@/kernel/ports/card_hash.ts";
import { type Secrets, secretsOf } from "@/kernel/ports/secrets.ts";
import type { Config } from "./config.ts";

const FILE = "card.key";
const BYTES = 32;

/** A key that is read, or made, when it is first needed. */
type KeptKey = () => Promise<Uint8Array<ArrayBuffer>>;

/** CARD_KEY, else a key in the data folder that is made at the first use and readable by the portal alone. */
function keptKey({ cardKey, dataDir }: Pick<Config, "cardKey" | "dataDir">): KeptKey {
  if (cardKey !== null) return () => Promise.resolve(cardKey);
  let opened: ReturnType<KeptKey> | null = null;
  return async () => {
    opened ??= keyInFolder(dataDir);
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  };
}

/** The keyed hash of password cards, under the kept key. */
export function openCardHash(config: Pick<Config, "cardKey" | "dataDir">): CardHash {
  const made = once(keptKey(config), cardHashOf);
  return async (text) => await (await made())(text);
}

/** What seals secrets and signs, under keys derived from the kept one; signatures under SOFTWARE_KEY where it is given. */
export function openSecrets(
  config: Pick<Config, "cardKey" | "dataDir"> & Partial<Pick<Config, "softwareKey">>,
): Secrets {
  const made = once(keptKey(config), (key) => secretsOf(key, config.softwareKey ?? null));
  return {
    seal: async (text, belongsTo) => await (await made()).seal(text, belongsTo),
    open: async (sealed, belongsTo) => await (await made()).open(sealed, belongsTo),
    hash: async (text) => await (await made()).hash(text),
    sign: async (message) => await (await made()).sign(message),
    verifyingKey: async () => await (await made()).verifyingKey(),
  };
}

/** What is made of a key, made once. */
function once<T>(key: KeptKey, make: (key: Uint8Array<ArrayBuffer>) => T): () => Promise<T> {
  let made: T | null = null;
  return async () => made ??= make(await key());
}

/** Two processes that make the key at once end with the same one: only one of them can name its file so. */
async function keyInFolder(dataDir: string): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(dataDir, FILE);
  const there = await readKey(path);
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
  return (await readKey(path))!;
}

async function readKey(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return Uint8Array.fromBase64((await Deno.readTextFile(path)).trim());
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}
