import { fontOf, runsOf } from "./font_of_text.ts";

/** Letters of the path commands in PDF content (ISO 32000-1, 8.5.2). */
const OPERATORS: Record<string, string> = { moveTo: "m", lineTo: "l", bezierCurveTo: "c", closePath: "h" };

/**
 * A line of text as outlines in PDF path operators, its baseline beginning at (x, y). Outlines need no font in the document, so
 * every script looks the same in every reader; letters are shaped (Thai, Devanagari) by the font's own rules.
 *
 * @param size of the em, in points
 */
export async function outlineText(text: string, x: number, y: number, size: number): Promise<string> {
  const out: string[] = [];
  let pen = x;
  for (const run of runsOf(text)) {
    const font = await fontOf(run.file);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const at = positions[index]!;
      out.push(...outline(glyph.path.commands, pen + at.xOffset * scale, y + at.yOffset * scale, scale));
      pen += at.xAdvance * scale;
    }
  }
  return out.join("\n");
}

/** Commands of a glyph's outline as PDF path operators, filled; none for one without ink. */
export function outline(
  commands: readonly { command: string; args: number[] }[],
  x: number,
  y: number,
  scale: number,
): string[] {
  let last: [number, number] = [0, 0];
  const place = (args: number[]) =>
    args.map((value, index) => (value * scale + (index % 2 === 0 ? x : y)).toFixed(2)).join(" ");
  const lines = commands.map(({ command, args }) => {
    const cubic = command === "quadraticCurveTo" ? raised(last, args) : args;
    if (cubic.length >= 2) last = [cubic.at(-2)!, cubic.at(-1)!];
    return `${place(cubic)} ${OPERATORS[command] ?? "c"}`.trim();
  });
  return lines.length === 0 ? [] : [...lines, "f"];
}

/** A quadratic curve from `from` as a cubic one: PDF has no quadratic curves. */
function raised([x0, y0]: [number, number], args: number[]): number[] {
  const [cx, cy, x, y] = args as [number, number, number, number];
  const toward = (end: number, control: number) => end + (control - end) * 2 / 3;
  return [toward(x0, cx), toward(y0, cy), toward(x, cx), toward(y, cy), x, y];
}
