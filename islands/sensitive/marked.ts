/** A part of a text, within a hit or not. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut at its hits, which may overlap. */
export function marked(text: string, hits: readonly { from: number; to: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of [...hits].sort((one, other) => one.from - other.from)) {
    if (to <= at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
    pieces.push({ text: text.slice(Math.max(at, from), to), hit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}
