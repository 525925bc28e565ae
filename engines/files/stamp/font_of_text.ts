/** A font file in `fonts/` and the characters it has, as ranges of code points, both ends included. */
export interface FontRanges {
  file: string;
  ranges: [number, number][];
}

/** A shape of a font, and the characters that it stands for. */
export interface Glyph {
  id: number;
  codePoints: number[];
  /** In units of the em. */
  advanceWidth: number;
  path: { commands: { command: string; args: number[] }[] };
}

/** What is used of a font: outlines and measures in units of the em. */
export interface Font {
  unitsPerEm: number;
  layout(text: string): {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
}

const FONTS = new URL("./fonts/", import.meta.url);
/** Read rather than imported: the type of an import is inferred from all of its 200 KB at every type check. */
const RANGES = new URL("./font_ranges.json", import.meta.url);
const ranges: FontRanges[] = JSON.parse(Deno.readTextFileSync(RANGES));
/** Opened once; a process that stamps much holds at most all of them, about 20 MB. */
const opened = new Map<string, Promise<Font>>();

function has({ ranges }: FontRanges, code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}

/**
 * Cuts a text into runs of one font each. A character that no font has stays with the font before it, which draws its
 * sign for a missing glyph.
 */
export function runsOf(text: string): { file: string; text: string }[] {
  const runs: { file: string; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0)!;
    const last = runs.at(-1);
    const holds = last && ranges.find(({ file }) => file === last.file);
    if (last && holds && has(holds, code)) {
      last.text += character;
      continue;
    }
    const font = ranges.find((one) => has(one, code));
    if (!font && last) last.text += character;
    else runs.push({ file: (font ?? ranges[0]!).file, text: character });
  }
  return runs;
}

/** The characters of a text, each once, that no font has: pictographs, and scripts such as Hebrew and Arabic. */
export function unprintable(text: string): string[] {
  const missing = [...text.normalize("NFC").replace(/\s/g, "")]
    .filter((character) => !ranges.some((font) => has(font, character.codePointAt(0)!)));
  return [...new Set(missing)];
}

async function openFont(file: string): Promise<Font> {
  const [fontkit, bytes] = await Promise.all([import("fontkit"), Deno.readFile(new URL(file, FONTS))]);
  return fontkit.create(bytes) as unknown as Font;
}

/** The font of a run. */
export function fontOf(file: string): Promise<Font> {
  let font = opened.get(file);
  if (!font) {
    font = openFont(file);
    opened.set(file, font);
  }
  return font;
}
