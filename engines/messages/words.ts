import { betweenNames } from "@/kernel/texts/between_names.ts";
import { formatIn } from "@/kernel/texts/format.ts";
import { chainOf, type Lang } from "@/kernel/texts/languages.ts";
import type { TextParams, Translate } from "@/kernel/texts/texts.ts";

/**
 * What fills a message's sentence: text and numbers as they are, names that follow each other with the comma of the reader's language, a text key said in the reader's language, a text that its
 * author wrote in several, a moment shown in their zone, or a day.
 */
export type MessageParam =
  | string
  | number
  | readonly string[]
  | { key: string; params?: Record<string, string | number> }
  /** By language, the one it was written in first: that is shown to whom none of the others suits. */
  | { inLangs: [lang: string, text: string][] }
  /** ISO 8601. */
  | { at: string }
  /** 2026-05-04 */
  | { day: string }
  /** Name of somebody who is away, and the last day of it. As `inPlaceOf` it is said before the text, whatever that is: the receiver takes their place. */
  | { away: string; until: string };
export type MessageParams = Record<string, MessageParam>;

/** Who reads: words, language and time zone. */
export interface MessageReader {
  t: Translate;
  lang: Lang;
  /** IANA name. */
  zone: string;
}

/**
 * Title and text of a message for a reader: `messages.<kind>.title` and `messages.<kind>.text`. Of any kind, `ofJob` is said before the text and
 * `namedParts` after it: messages that were written without them read as they did.
 */
export function writeMessage(
  reader: MessageReader,
  kind: string,
  params: MessageParams,
): { title: string; text: string } {
  const filled: TextParams = {};
  for (const [name, value] of Object.entries(params)) filled[name] = wordOf(reader, value);
  let text = reader.t(`messages.${kind}.text`, filled);
  if (filled.namedParts !== undefined) {
    text = reader.t("messages.with_parts", { text: text.trimEnd(), parts: filled.namedParts });
  }
  if (filled.ofJob !== undefined) text = reader.t("messages.of_job", { job: filled.ofJob, text });
  if (filled.inPlaceOf !== undefined) {
    text = reader.t("messages.in_place_of", { who: filled.inPlaceOf, text });
  }
  return { title: reader.t(`messages.${kind}.title`, filled), text };
}

/** `Array.isArray` does not know lists that are only read. */
const isList = (value: object): value is readonly string[] => Array.isArray(value);

function wordOf({ t, lang, zone }: MessageReader, value: MessageParam): string | number {
  if (typeof value !== "object") return value;
  if (isList(value)) return value.join(betweenNames(lang));
  if ("key" in value) return t(value.key, value.params ?? {});
  if ("inLangs" in value) {
    const texts = new Map(value.inLangs);
    const best = chainOf(lang).find((one) => texts.has(one));
    return (best ? texts.get(best) : value.inLangs[0]?.[1]) ?? "";
  }
  const format = formatIn(lang, zone);
  if ("away" in value) return t("messages.away_until", { name: value.away, day: format.day(value.until) });
  return "day" in value ? format.day(value.day) : format.moment(value.at);
}
