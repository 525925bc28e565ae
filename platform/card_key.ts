import { join } from "node:path";
import { type CardHash, cardHashOf } from "@/kernel/ports/card_hash.ts";
import type { Config } from "./config.ts";

const FILE = "card.key";
const BYTES = 32;

/**
 * The keyed hash of password cards: under CARD_KEY, else under a key in the data folder that is made at the first use and readable by
 * the portal alone.
 */
export function openCardHash({ cardKey, dataDir }: Pick<Config, "cardKey" | "dataDir">): CardHash {
  if (cardKey !== null) return cardHashOf(cardKey);
  let opened: Promise<CardHash> | null = null;
  return async (text) => {
    opened ??= keyInFolder(dataDir).then(cardHashOf);
    try {
      return await (await opened)(text);
    } catch (error) {
      opened = null;
      throw error;
    }
  };
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
