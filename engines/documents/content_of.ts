import { comparedText } from "@/engines/richtext/compared_text.ts";
import { canonical } from "@/engines/registers/draft_values.ts";
import type { DocumentAudience, DocumentView } from "./types.ts";

/** What a document says, name by name: its code, its fields, and `title.<lang>` and `text.<lang>`. */
export type Content = Readonly<Record<string, unknown>>;

/** All that is compared between two states of a document: what readers see, and nothing of its approval. */
export function contentOf(document: DocumentView): Content {
  const { code, values, entry, texts, attachments, audience } = document;
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, plain(value, entry.labels[name])]),
  );
  return {
    code,
    ...said,
    ...Object.fromEntries(texts.flatMap(({ lang, title, body }) => [
      [`title.${lang}`, title],
      [`text.${lang}`, comparedText(body)],
    ])),
    ...audience && { audience: { ...audience.said, ...audience.vinCount > 0 && { vins: vinsOf(audience) } } },
    attachments: attachments.map(attachmentTold).join(", ") || null,
  };
}

/** Its name, and behind it what is said of it in each language. */
function attachmentTold({ name, captions }: DocumentView["attachments"][number]): string {
  const said = Object.entries(captions).toSorted(([a], [b]) => a < b ? -1 : 1).map(([, text]) => text);
  return said.length === 0 ? name : `${name} (${said.join(" / ")})`;
}

/** A list of VINs by how many they are and which list it is, since there may be very many. */
function vinsOf({ id, vinCount }: DocumentAudience) {
  return { count: vinCount, list: id };
}

/** A value as people read it in a comparison: names beside keys, rows without the numbers that the database gave them. */
function plain(value: unknown, label: string | undefined): unknown {
  if (Array.isArray(value) && value.some((one) => one !== null && typeof one === "object")) {
    return value.map(({ id: _, ...members }) => Object.values(members).filter(Boolean).join(" · ")).join(
      "\n",
    );
  }
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  return label && label !== value ? label : Array.isArray(value) ? value.join(", ") : value;
}

/** A difference between two contents. */
export interface Difference {
  name: string;
  before: unknown;
  after: unknown;
}

/** What differs, in the order of what is there now. */
export function differences(before: Content, after: Content): Difference[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.filter((name) => canonical(before[name]) !== canonical(after[name])).map((name) => ({
    name,
    before: before[name] ?? null,
    after: after[name] ?? null,
  }));
}
