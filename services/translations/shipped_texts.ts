import { type Dictionaries, readDictionaries } from "@/kernel/texts/texts.ts";

let read: Promise<Dictionaries> | undefined;

/** The texts that come with the program, without what was changed since. They are the same as long as the program runs. */
export function shippedTexts(): Promise<Dictionaries> {
  return read ??= readDictionaries();
}
