// Several texts in one cell, separated by bars. A bar that is part of a text has a backslash before it, and so has a backslash.

/** Texts as one cell has them; none are `-`. */
export function joinTexts(texts: readonly string[]): string {
  if (texts.length === 0) return "-";
  const written = texts.map((text) => text.replaceAll(/[\\|]/g, "\\$&")).join(" | ");
  return written === "-" ? "\\-" : written;
}

/** The texts of a cell; empty ones are left out. */
export function splitTexts(cell: string): string[] {
  return (cell.match(/(?:\\.|[^|\\])+|\\$/gsu) ?? [])
    .map((text) => text.replaceAll(/\\(.)/gsu, "$1").trim())
    .filter((text) => text !== "");
}
