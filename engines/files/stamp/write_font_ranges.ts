import * as fontkit from "fontkit";
import type { FontRanges } from "./font_of_text.ts";

/** Writes which characters each font in `fonts/` has: `deno run -A engines/files/stamp/write_font_ranges.ts`. */
const FONTS = new URL("./fonts/", import.meta.url);

/** Order in which fonts are asked: the small ones of alphabets first. */
const FIRST = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "devanagari", "thai"];

function rankOf(name: string): number {
  const rank = FIRST.findIndex((one) => name.endsWith(`-${one}-400-normal.woff2`));
  return rank < 0 ? FIRST.length : rank;
}

function rangesOf(codes: number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of codes.filter((one) => one >= 0x20).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

if (import.meta.main) {
  const names = [...Deno.readDirSync(FONTS)].map(({ name }) => name).filter((name) =>
    name.endsWith(".woff2")
  );
  names.sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b));
  const all: FontRanges[] = [];
  for (const file of names) {
    const font = fontkit.create(await Deno.readFile(new URL(file, FONTS)));
    all.push({ file, ranges: rangesOf([...font.characterSet]) });
  }
  const lines = all.map((one) => `  ${JSON.stringify(one)}`);
  await Deno.writeTextFile(new URL("./font_ranges.json", import.meta.url), `[\n${lines.join(",\n")}\n]\n`);
}
