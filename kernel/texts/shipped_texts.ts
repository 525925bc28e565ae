import { type Dictionaries, readDictionaries } from "./texts.ts";

let read: Promise<Dictionaries> | undefined;

/** The texts that come with the program, without what was changed since. Read once; they change where they are being written alone. */
export function shippedTexts(): Promise<Dictionaries> {
  return read ??= readDictionaries();
}

/** Reads them anew. Those of before hold where they cannot be read. */
export async function readShippedAgain(folder: URL): Promise<Dictionaries> {
  const fresh = await readDictionaries(folder);
  read = Promise.resolve(fresh);
  return fresh;
}
