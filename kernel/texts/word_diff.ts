import { type Lang, tagOf } from "./languages.ts";

/** A piece of two texts: in both, only in the one before, or only in the one after. */
export interface DiffPiece {
  kind: "same" | "out" | "in";
  text: string;
}

/** Longest text, in words, that is compared word by word; longer ones are shown whole. */
const MAX_WORDS = 600;

/** What became of the words of a text, by the longest words they have in common (in Chinese and Thai too, by `Intl.Segmenter`). */
export function wordDiff(before: string, after: string, lang: Lang): DiffPiece[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const segmenter = new Intl.Segmenter(tagOf(lang), { granularity: "word" });
  const [one, other] = [before, after].map((text) =>
    [...segmenter.segment(text)].map(({ segment }) => segment)
  ) as [string[], string[]];
  if (one.length > MAX_WORDS || other.length > MAX_WORDS) {
    return gathered([{ kind: "out", text: before }, { kind: "in", text: after }]);
  }
  const common = commonLengths(one, other);
  const pieces: DiffPiece[] = [];
  let [at, to] = [0, 0];
  while (at < one.length || to < other.length) {
    if (at < one.length && to < other.length && one[at] === other[to]) {
      pieces.push({ kind: "same", text: one[at++]! });
      to++;
    } else if (to === other.length || (at < one.length && common[at + 1]![to]! >= common[at]![to + 1]!)) {
      pieces.push({ kind: "out", text: one[at++]! });
    } else pieces.push({ kind: "in", text: other[to++]! });
  }
  return gathered(pieces);
}

/** For each pair of places how many words the rests have in common, in order. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let at = one.length - 1; at >= 0; at--) {
    for (let to = other.length - 1; to >= 0; to--) {
      lengths[at]![to] = one[at] === other[to]
        ? lengths[at + 1]![to + 1]! + 1
        : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!);
    }
  }
  return lengths;
}

function gathered(pieces: readonly DiffPiece[]): DiffPiece[] {
  const found: DiffPiece[] = [];
  for (const piece of pieces) {
    if (piece.text === "") continue;
    const last = found.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else found.push({ ...piece });
  }
  return found;
}
