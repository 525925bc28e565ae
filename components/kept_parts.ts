/** Shorter texts are put in as they are. */
const LONG = 1024;
/** How every mark begins. The number is new in each process and told to nobody, so that no text of a page can be taken for a mark. */
export const MARK = `<!--kept ${crypto.randomUUID()} `;
/** How it ends. */
export const MARK_END = "-->";

/** Puts HTML that lasts from one request to the next into a page, or something that stands for it until the page is sent. */
export type Keep = (html: string) => string;

/**
 * The long parts of one page that last from one request to the next, such as a drawing's paths and the frame. While the page is drawn and
 * put together a short mark stands for each; the edge fills them in, compressed once for all pages (edge/compress_texts.ts).
 */
export class KeptParts {
  readonly #parts: string[] = [];

  /** What to put into the page for this HTML: its mark, or a short text itself. */
  readonly keep: Keep = (html) =>
    html.length < LONG ? html : `${MARK}${this.#parts.push(html) - 1}${MARK_END}`;

  /** The HTML for which the mark of this number stands. */
  at(number: number): string {
    return this.#parts[number]!;
  }
}
