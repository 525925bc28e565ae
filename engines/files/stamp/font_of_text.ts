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

/** Stands for characters that no font has, however many there are side by side. */
const UNSHOWN = "[?]";
/** What has no shape of its own: marks that only tell how others are joined or read, and controls. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

function isShown(text: string): boolean {
  return [...text].every((character) => ranges.some((font) => has(font, character.codePointAt(0)!)));
}

/** A character as fonts have it: itself, one that means the same (half width ﾅ, ligatures), or its letter without the marks that no font has. */
function shownAs(character: string): string | null {
  const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
  return [character, character.normalize("NFKC"), plain].find((one) => one !== "" && isShown(one)) ?? null;
}

/**
 * A text as the fonts can draw it, and the characters of it that none has, each once: most pictographs, and scripts such as Hebrew and Arabic. `[?]` stands
 * in their place, so that nobody takes the text for whole.
 */
function drawable(text: string): { text: string; missing: string[] } {
  const missing = new Set<string>();
  let drawn = "";
  for (const character of text.normalize("NFC")) {
    const shown = /\s/.test(character) && !isShown(character) ? " " : shownAs(character);
    if (shown !== null) drawn += shown;
    else if (!SHAPELESS.test(character)) {
      missing.add(character);
      if (!drawn.endsWith(UNSHOWN)) drawn += UNSHOWN;
    }
  }
  return { text: drawn, missing: [...missing] };
}

/** Cuts a text into runs of one font each. Where no font has a character, `[?]` stands. */
export function runsOf(text: string): { file: string; text: string }[] {
  const runs: { file: string; text: string }[] = [];
  for (const character of drawable(text).text) {
    const code = character.codePointAt(0)!;
    const last = runs.at(-1);
    const holds = last && ranges.find(({ file }) => file === last.file);
    if (last && holds && has(holds, code)) {
      last.text += character;
      continue;
    }
    const font = ranges.find((one) => has(one, code))!;
    runs.push({ file: font.file, text: character });
  }
  return runs;
}

/** The characters of a text, each once, that no font has and none can stand for. */
export function unprintable(text: string): string[] {
  return drawable(text).missing;
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
