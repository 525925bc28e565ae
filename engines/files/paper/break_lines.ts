import type { GlyphFonts, SetText } from "./glyph_fonts.ts";

/** Scripts that are broken between any two characters; of a word in others the whole goes to the next line. */
const ANYWHERE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/** Pieces that stay together, each with the space before it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let open = "";
  for (const character of text) {
    if (ANYWHERE.test(character)) {
      if (open !== "") pieces.push(open);
      pieces.push(character);
      open = "";
    } else if (character === " " && open.trim() !== "") {
      pieces.push(open);
      open = character;
    } else open += character;
  }
  if (open !== "") pieces.push(open);
  return pieces;
}

/** A text in lines of a width in points; its own line breaks stay. A piece that is wider is cut where the line ends. */
export async function breakLines(
  fonts: GlyphFonts,
  text: string,
  size: number,
  width: number,
): Promise<SetText[]> {
  const lines: SetText[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const piece of piecesOf(paragraph)) {
      const longer = line === "" ? piece.trimStart() : line + piece;
      if ((await fonts.set(longer, size)).width <= width) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(await fonts.set(line, size));
      line = "";
      for (const character of piece.trimStart()) {
        if (line !== "" && (await fonts.set(line + character, size)).width > width) {
          lines.push(await fonts.set(line, size));
          line = "";
        }
        line += character;
      }
    }
    lines.push(await fonts.set(line, size));
  }
  return lines;
}
