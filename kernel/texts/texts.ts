import { IntlMessageFormat } from "intl-messageformat";
import { chainOf, type Lang, LANGS, tagOf } from "./languages.ts";

/** Texts of one language: flat keys (`orders.send`) to ICU messages. */
export type Dictionary = ReadonlyMap<string, string>;
export type Dictionaries = ReadonlyMap<Lang, Dictionary>;
export type TextParams = Record<string, string | number | Date>;
/** Writes the text of a key in one reader's language. */
export type Translate = (key: string, params?: TextParams) => string;

/** Folder of the texts that come with the program. */
export const LOCALES = new URL("../../locales/", import.meta.url);

/**
 * Reads `<lang>/<domain>.json` below a folder, by default the program's own. The domain becomes the first part of every key
 * in its file, so a key says where it stands.
 */
export async function readDictionaries(folder: URL = LOCALES): Promise<Dictionaries> {
  const dictionaries = new Map<Lang, Dictionary>();
  // The files of a language side by side; of all of them at once there would be more than a process may have open.
  for (const lang of LANGS) dictionaries.set(lang, await readDictionary(new URL(`${lang}/`, folder)));
  return dictionaries;
}

async function readDictionary(folder: URL): Promise<Dictionary> {
  const texts = new Map<string, string>();
  const files = await jsonFiles(folder);
  const sources = await Promise.all(files.map(({ url }) => Deno.readTextFile(url)));
  for (const [at, { name }] of files.entries()) {
    const domain = name.replace(/\.json$/, "");
    for (const [key, text] of Object.entries(JSON.parse(sources[at]!))) {
      texts.set(`${domain}.${key}`, String(text));
    }
  }
  return texts;
}

async function jsonFiles(folder: URL): Promise<{ name: string; url: URL }[]> {
  try {
    const names: string[] = [];
    for await (const entry of Deno.readDir(folder)) if (entry.name.endsWith(".json")) names.push(entry.name);
    return names.sort().map((name) => ({ name, url: new URL(name, folder) }));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

/** A message made ready: its pieces where it is texts and plain parameters (`{name}`) only, else none. */
interface Message {
  format: IntlMessageFormat;
  pieces: readonly (string | { parameter: string })[] | null;
  /** What the formatter wrote lately, by its parameters: it takes as long as a short statement, and pages say the same over and over. */
  written: Map<string, string>;
}

/** Kept of one message at most. */
const WRITTEN = 100;

const compiled = new Map<Lang, Map<string, Message>>();

function messageOf(text: string, lang: Lang): Message {
  let ofLang = compiled.get(lang);
  if (!ofLang) compiled.set(lang, ofLang = new Map());
  let message = ofLang.get(text);
  if (!message) {
    const format = new IntlMessageFormat(text, tagOf(lang), undefined, { ignoreTag: true });
    ofLang.set(text, message = { format, pieces: piecesOf(format), written: new Map() });
  }
  return message;
}

/** Kinds of a message's elements (the parser's `TYPE`). */
const LITERAL = 0, ARGUMENT = 1;

function piecesOf(format: IntlMessageFormat): Message["pieces"] {
  const pieces: (string | { parameter: string })[] = [];
  for (const part of format.getAst() as { type: number; value: string }[]) {
    if (part.type !== LITERAL && part.type !== ARGUMENT) return null;
    pieces.push(part.type === LITERAL ? part.value : { parameter: part.value });
  }
  return pieces;
}

/** Writes a message; the plain ones, which are most, without the formatter's detours. */
function written(message: Message, params: TextParams | undefined): string {
  const { format, pieces } = message;
  if (pieces === null || params === undefined) return formatted(message, params);
  let text = "";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      text += piece;
      continue;
    }
    const value = params[piece.parameter];
    // Dates and what is missing are the formatter's.
    if (typeof value !== "string" && typeof value !== "number") return String(format.format(params));
    text += value;
  }
  return text;
}

function formatted({ format, written }: Message, params: TextParams | undefined): string {
  const key = keyOf(params);
  if (key === null) return String(format.format(params));
  let text = written.get(key);
  if (text !== undefined) return text;
  text = String(format.format(params));
  if (written.size >= WRITTEN) written.clear();
  written.set(key, text);
  return text;
}

/** Names, kinds and values of parameters as one text; null where one of them is a date. */
function keyOf(params: TextParams | undefined): string | null {
  let key = "";
  for (const name in params) {
    const value = params[name];
    if (typeof value === "object") return null;
    key += `${name} ${typeof value} ${value}\0`;
  }
  return key;
}

/**
 * A translator for one reader: their language, its relatives, English, and at last the key itself, so that a gap is
 * seen rather than blank; so is a text that cannot be written with what it is given. Messages are ICU (plurals, selects, numbers).
 */
export function translator(dictionaries: Dictionaries, lang: Lang): Translate {
  const chain = chainOf(lang);
  return (key, params) => {
    for (const from of chain) {
      const text = dictionaries.get(from)?.get(key);
      if (text === undefined) continue;
      if (params === undefined && !text.includes("{") && !text.includes("'")) return text;
      try {
        return written(messageOf(text, from), params);
      } catch (error) {
        // A text that cannot be written costs itself, not the page it stands on: the next language has its turn.
        console.error(`${from} ${key} cannot be written: ${error instanceof Error ? error.message : error}`);
      }
    }
    return key;
  };
}
