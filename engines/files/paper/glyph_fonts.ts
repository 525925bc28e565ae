import { type PDFDocument, PDFHexString, PDFName, type PDFRef } from "pdf-lib";
import { fontOf, type Glyph, runsOf } from "../stamp/font_of_text.ts";
import { outline } from "../stamp/outline_text.ts";

/** Glyphs of one font of the document: a byte tells one. */
const GLYPHS = 255;
/** Units of the em in the document's fonts. */
const EM = 1000;

interface Kept {
  width: number;
  procedure: PDFRef;
  unicode: string;
}

/** Text as it stands on a page: PDF operators, and how far it reaches in points. */
export interface SetText {
  /** Drawn with its baseline beginning at (x, y), by fonts as `embedded` names them. */
  operators(x: number, y: number): string;
  width: number;
}

interface Piece {
  font: number;
  bytes: string;
  x: number;
  y: number;
}

/**
 * The fonts of a document: each glyph that is used is embedded once, as an outline with the characters that it stands for (Type 3 fonts with
 * ToUnicode, ISO 32000-1, 9.6.5 and 9.10.3), so that every script looks the same in every reader and can be searched and copied.
 */
export class GlyphFonts {
  readonly #pdf: PDFDocument;
  readonly #fonts: Kept[][] = [];
  readonly #places = new Map<string, { font: number; code: number }>();

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
  }

  /** Shapes a line of text at a size in points. */
  async set(text: string, size: number): Promise<SetText> {
    const pieces: Piece[] = [];
    let pen = 0;
    for (const run of runsOf(text)) {
      const font = await fontOf(run.file);
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text);
      let last = null as Piece | null;
      for (const [index, glyph] of glyphs.entries()) {
        const at = positions[index]!;
        const place = this.#place(run.file, glyph, font.unitsPerEm);
        const byte = place.code.toString(16).padStart(2, "0");
        const [x, y] = [pen + at.xOffset * scale, at.yOffset * scale];
        if (last?.font === place.font && at.xOffset === 0 && at.yOffset === 0) last.bytes += byte;
        else pieces.push(last = { font: place.font, bytes: byte, x, y });
        pen += at.xAdvance * scale;
        // Where it stands otherwise than its own width says, the next one is placed anew.
        if (at.xAdvance !== glyph.advanceWidth || at.xOffset !== 0 || at.yOffset !== 0) last = null;
      }
    }
    return {
      width: pen,
      operators: (x, y) =>
        pieces.map((piece) =>
          `BT /G${piece.font} ${size} Tf ${(x + piece.x).toFixed(2)} ${
            (y + piece.y).toFixed(2)
          } Td <${piece.bytes}> Tj ET`
        ).join("\n"),
    };
  }

  #place(file: string, glyph: Glyph, unitsPerEm: number): { font: number; code: number } {
    const key = `${file} ${glyph.id} ${glyph.codePoints.join(" ")}`;
    const there = this.#places.get(key);
    if (there) return there;
    if ((this.#fonts.at(-1)?.length ?? GLYPHS) >= GLYPHS) this.#fonts.push([]);
    const font = this.#fonts.length - 1;
    const kept = this.#fonts[font]!;
    const scale = EM / unitsPerEm;
    const width = glyph.advanceWidth * scale;
    const drawn = outline(glyph.path.commands, 0, 0, scale);
    const content = [`${width.toFixed(2)} 0 ${-EM} ${-EM} ${2 * EM} ${2 * EM} d1`, ...drawn].join("\n");
    kept.push({
      width,
      procedure: this.#pdf.context.register(this.#pdf.context.flateStream(content)),
      unicode: String.fromCodePoint(...glyph.codePoints),
    });
    const place = { font, code: kept.length - 1 };
    this.#places.set(key, place);
    return place;
  }

  /** All fonts by their names, for the resources of pages; once everything was set. */
  embedded(): Record<string, PDFRef> {
    return Object.fromEntries(this.#fonts.map((kept, place) => [`G${place}`, this.#embed(kept)]));
  }

  #embed(kept: readonly Kept[]): PDFRef {
    const { context } = this.#pdf;
    const names = kept.map((_, code) => `g${code}`);
    const procedures = context.obj({});
    const differences = context.obj([0]);
    for (const [code, { procedure }] of kept.entries()) {
      procedures.set(PDFName.of(names[code]!), procedure);
      differences.push(PDFName.of(names[code]!));
    }
    return context.register(context.obj({
      Type: "Font",
      Subtype: "Type3",
      FontBBox: [-EM, -EM, 2 * EM, 2 * EM],
      FontMatrix: [1 / EM, 0, 0, 1 / EM, 0, 0],
      CharProcs: procedures,
      Encoding: context.obj({ Type: "Encoding", Differences: differences }),
      FirstChar: 0,
      LastChar: kept.length - 1,
      Widths: kept.map(({ width }) => Number(width.toFixed(2))),
      Resources: context.obj({}),
      ToUnicode: context.register(context.flateStream(toUnicode(kept))),
    }));
  }
}

/** Which characters each byte stands for. */
function toUnicode(kept: readonly Kept[]): string {
  const lines = kept.map(({ unicode }, code) =>
    `<${code.toString(16).padStart(2, "0")}> <${PDFHexString.fromText(unicode).asString().slice(4)}>`
  );
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += 100) {
    const part = lines.slice(start, start + 100);
    blocks.push(`${part.length} beginbfchar`, ...part, "endbfchar");
  }
  return [
    "/CIDInit /ProcSet findresource begin",
    "12 dict begin",
    "begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def",
    "/CMapType 2 def",
    "1 begincodespacerange",
    "<00> <ff>",
    "endcodespacerange",
    ...blocks,
    "endcmap",
    "CMapName currentdict /CMap defineresource pop",
    "end",
    "end",
  ].join("\n");
}
