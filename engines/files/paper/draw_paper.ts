import { PDFDocument, PDFName, PDFString } from "pdf-lib";
import { breakLines } from "./break_lines.ts";
import { unprintable } from "../stamp/font_of_text.ts";
import { GlyphFonts, type SetText } from "./glyph_fonts.ts";

/** A column of a paper's table. */
interface PaperColumn {
  title: string;
  /** Share of the width that the whole columns leave. */
  share: number;
  right?: boolean;
  /** Numbers and amounts: its lines and the words of its title are not broken, it is as wide as they are. */
  whole?: boolean;
}

/** A business paper: head, facts, a table, sums. All texts in the language of who gets it. */
export interface Paper {
  title: string;
  /** BCP 47 tag. */
  lang: string;
  /** Who sends it: name first, then lines of the address. */
  sender: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  columns: readonly PaperColumn[];
  /** A cell may have several lines, parted by newlines. */
  rows: readonly (readonly string[])[];
  /** A total is what those above it come to. */
  sums: readonly (readonly [name: string, value: string, total?: "total"])[];
  remarks: readonly string[];
  /** 'Page 1 of 3'. */
  pageOf(page: number, pages: number): string;
  /** What `[?]` on it stands for, by the numbers of the characters that it cannot show: 'U+1F697'. */
  unshown(characters: readonly string[]): string;
  madeAt: Date;
}

/** A4 in points, and its margins. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const [LEFT, TOP, BOTTOM] = [42, 48, 54];
const INNER = WIDTH - 2 * LEFT;
const [TEXT, SMALL, TITLE, TOTAL] = [9, 8, 16, 11];
/** Width of the sums. */
const SUMS = 240;
const LEADING = 1.42;
const PAD = 4;

/** Characters that are named at most. */
const NAMED = 12;

/** Remarks of a paper, and below them what stands on it as `[?]`. */
function remarksOf({ title, sender, facts, columns, rows, sums, remarks, unshown }: Paper): string[] {
  const texts = [
    title,
    ...sender,
    ...facts.flat(),
    ...columns.map((column) => column.title),
    ...rows.flat(),
    ...sums.flatMap(([name, value]) => [name, value]),
    ...remarks,
  ];
  const missing = unprintable(texts.join("\n"));
  if (missing.length === 0) return [...remarks];
  const named = missing.slice(0, NAMED).map((one) =>
    `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`
  );
  return [...remarks, unshown([...named, ...missing.length > NAMED ? ["…"] : []])];
}

/** How wide the columns are, in points. Where whole ones leave too little for the others, all are as wide as their shares. */
async function widthsOf({ columns, rows }: Paper, fonts: GlyphFonts): Promise<number[]> {
  const needs = await Promise.all(columns.map(async ({ title, whole }, place) => {
    if (!whole) return 0;
    const lines = new Set(rows.flatMap((row) => row[place]!.split("\n")));
    const texts = await Promise.all([
      ...title.split(/\s+/).map((word) => fonts.set(word, SMALL)),
      ...[...lines].map((line) => fonts.set(line, TEXT)),
    ]);
    // Rounding may not break what just fits.
    return Math.max(...texts.map(({ width }) => width)) + 2 * PAD + .5;
  }));
  const left = INNER - needs.reduce((sum, need) => sum + need, 0);
  const isTight = left < INNER / 5;
  const shared = columns.filter(({ whole }) => isTight || !whole);
  const shares = shared.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share, whole }, place) =>
    whole && !isTight ? needs[place]! : share / shares * (isTight ? INNER : left)
  );
}

/** Draws a paper as PDF, on as many sheets of A4 as it takes; each repeats the head of the table. */
export async function drawPaper(paper: Paper): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts = new GlyphFonts(pdf);
  const sheets: string[][] = [];
  let sheet: string[] = [];
  let y = 0;
  const begin = () => {
    sheets.push(sheet = []);
    y = HEIGHT - TOP;
  };
  const put = (text: SetText, x: number, baseline: number) => sheet.push(text.operators(x, baseline));
  const rule = (at: number, gray: number, from = LEFT) =>
    sheet.push(`${gray} G 0.6 w ${from} ${at.toFixed(2)} m ${WIDTH - LEFT} ${at.toFixed(2)} l S`);
  /** Lines one below the other from the top of `y` on; the height that they take. */
  const putLines = (lines: readonly SetText[], size: number, x: number, top: number, rightTo?: number) => {
    for (const [place, line] of lines.entries()) {
      put(line, rightTo === undefined ? x : rightTo - line.width, top - size - place * size * LEADING);
    }
    return lines.length * size * LEADING;
  };
  const broken = (text: string, size: number, width: number) => breakLines(fonts, text, size, width);

  begin();
  y -= putLines(await broken(paper.title, TITLE, INNER * .6), TITLE, LEFT, y);
  const sender = await Promise.all(paper.sender.map((line) => fonts.set(line, SMALL)));
  putLines(sender, SMALL, LEFT, HEIGHT - TOP, WIDTH - LEFT);
  y = Math.min(y, HEIGHT - TOP - sender.length * SMALL * LEADING) - 14;
  for (const [name, value] of paper.facts) {
    const names = await broken(name, TEXT, 128);
    const values = await broken(value, TEXT, INNER - 140);
    y -= Math.max(putLines(names, TEXT, LEFT, y), putLines(values, TEXT, LEFT + 140, y));
  }
  y -= 12;

  const widths = await widthsOf(paper, fonts);
  const starts = widths.map((_, place) => LEFT + widths.slice(0, place).reduce((sum, one) => sum + one, 0));
  const cellsOf = (texts: readonly string[], size: number) =>
    Promise.all(texts.map((text, place) => broken(text, size, widths[place]! - 2 * PAD)));
  const heightOf = (cells: readonly SetText[][], size: number) =>
    Math.max(...cells.map((lines) => lines.length)) * size * LEADING + 2 * PAD;
  const putRow = (cells: readonly SetText[][], size: number) => {
    for (const [place, lines] of cells.entries()) {
      const [x, width] = [starts[place]!, widths[place]!];
      putLines(lines, size, x + PAD, y - PAD, paper.columns[place]!.right ? x + width - PAD : undefined);
    }
    y -= heightOf(cells, size);
  };
  const head = await cellsOf(paper.columns.map(({ title }) => title), SMALL);
  const putHead = () => {
    rule(y, .2);
    putRow(head, SMALL);
    rule(y, .2);
  };
  const remarks = await Promise.all(remarksOf(paper).map((text) => broken(text, SMALL, INNER)));
  const lastHeight = paper.sums.length * TOTAL * LEADING * 1.2 +
    remarks.reduce((sum, lines) => sum + lines.length * SMALL * LEADING, 0) + 40;
  putHead();
  for (const [place, row] of paper.rows.entries()) {
    const cells = await cellsOf(row, TEXT);
    // The sums take the last row with them: they do not stand on a sheet alone.
    const along = place > 0 && place === paper.rows.length - 1 ? lastHeight : 0;
    if (y - heightOf(cells, TEXT) - along < BOTTOM) {
      begin();
      putHead();
    }
    putRow(cells, TEXT);
    rule(y, .85);
  }

  if (y - lastHeight < BOTTOM) begin();
  y -= 10;
  for (const [name, value, total] of paper.sums) {
    const size = total ? TOTAL : TEXT;
    const [said, amount] = [await fonts.set(name, size), await fonts.set(value, size)];
    if (total) {
      y -= 3;
      rule(y, .2, WIDTH - LEFT - SUMS);
      y -= 3;
    }
    put(said, WIDTH - LEFT - 130 - said.width, y - size);
    put(amount, WIDTH - LEFT - PAD - amount.width, y - size);
    y -= size * LEADING * 1.2;
  }
  y -= 14;
  for (const lines of remarks) y -= putLines(lines, SMALL, LEFT, y);

  for (const [place, drawn] of sheets.entries()) {
    const text = await fonts.set(paper.pageOf(place + 1, sheets.length), SMALL);
    drawn.push(text.operators(WIDTH - LEFT - text.width, BOTTOM - 24));
  }
  const { context } = pdf;
  const resources = context.register(context.obj({ Font: context.obj(fonts.embedded()) }));
  for (const drawn of sheets) {
    const page = pdf.addPage([WIDTH, HEIGHT]);
    page.node.set(PDFName.of("Resources"), resources);
    page.node.set(PDFName.of("Contents"), context.register(context.flateStream(drawn.join("\n"))));
  }
  pdf.catalog.set(PDFName.of("Lang"), PDFString.of(paper.lang));
  pdf.setTitle(paper.title, { showInWindowTitleBar: true });
  pdf.setCreationDate(paper.madeAt);
  pdf.setModificationDate(paper.madeAt);
  return await pdf.save();
}
