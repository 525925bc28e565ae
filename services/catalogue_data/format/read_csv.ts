import { isTakenForFormula } from "./formula_text.ts";

/** Longest text of one row, characters: a quote that is never closed must not take the whole file into memory. */
const ROW_LENGTH = 1_000_000;

const QUOTE = 34, LF = 10, CR = 13;

/** A CSV text that cannot be read on. */
export class CsvFault extends Error {
  override name = "CsvFault";

  constructor(readonly row: number, readonly rule: "encoding" | "unreadable") {
    super(`row ${row}: ${rule}`);
  }
}

/**
 * Rows of a CSV file (RFC 4180, UTF-8 with or without a mark at its beginning) as they come, in memory that does not grow with them. Cells are
 * separated by what the first line has most of: comma, semicolon or tab. Empty lines are rows without cells. The apostrophe that keeps a text from
 * being a formula (write_csv.ts) is no part of it.
 *
 * @throws CsvFault for what is no UTF-8, and for a quote that is not closed
 */
export async function* readCsv(body: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let separator: number | null = null;
  let rest = "", row = 0;
  for await (const { text, isLast } of textsOf(body, () => row + 1)) {
    rest += text;
    if (separator === null) {
      if (rest.length > ROW_LENGTH && !/[\r\n]/.test(rest)) throw new CsvFault(1, "unreadable");
      if (!isLast && !/[\r\n]/.test(rest)) continue;
      separator = separatorOf(rest);
    }
    let at = 0;
    while (at < rest.length) {
      const read = rowAt(rest, at, separator, isLast);
      if (read === null) break;
      row++;
      at = read.next;
      yield read.cells.map(withoutApostrophe);
    }
    rest = rest.slice(at);
    if (rest.length > ROW_LENGTH || (isLast && rest !== "")) throw new CsvFault(row + 1, "unreadable");
  }
}

/** A text as it was before it was written. */
function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && isTakenForFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

async function* textsOf(body: AsyncIterable<Uint8Array>, row: () => number) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decoded = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new CsvFault(row(), "encoding");
    }
  };
  for await (const chunk of body) yield { text: decoded(chunk), isLast: false };
  yield { text: decoded(), isLast: true };
}

function separatorOf(text: string): number {
  const head = /^[^\r\n]*/.exec(text)![0];
  const counts = [",", ";", "\t"].map((one) => ({ one, count: head.split(one).length }));
  return counts.reduce((best, next) => next.count > best.count ? next : best).one.charCodeAt(0);
}

/** The row that begins at `from`, and where the next one does; null while its end has not come. */
function rowAt(
  text: string,
  from: number,
  separator: number,
  isLast: boolean,
): { cells: string[]; next: number } | null {
  const cells: string[] = [];
  let at = from;
  while (true) {
    let cell = "";
    if (text.charCodeAt(at) === QUOTE) {
      at++;
      while (true) {
        const quote = text.indexOf('"', at);
        // A quote at the very end may be the first of two.
        if (quote === -1 || (quote === text.length - 1 && !isLast)) return null;
        cell += text.slice(at, quote);
        at = quote + 1;
        if (text.charCodeAt(at) !== QUOTE) break;
        cell += '"';
        at++;
      }
    }
    const begins = at;
    let code = -1;
    for (; at < text.length; at++) {
      code = text.charCodeAt(at);
      if (code === separator || code === LF || code === CR) break;
    }
    if (at === text.length) {
      if (!isLast) return null;
      cells.push(cell + text.slice(begins));
      return { cells, next: at };
    }
    cells.push(cell + text.slice(begins, at));
    at++;
    if (code === separator) continue;
    if (code === LF) return { cells, next: at };
    // The line feed of a carriage return may be the first character of what comes next.
    if (at === text.length && !isLast) return null;
    return { cells, next: text.charCodeAt(at) === LF ? at + 1 : at };
  }
}
