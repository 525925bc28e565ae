/** What of a drawing's text depends on the page: the beginning of a part's group, or a whole callout. */
export type Place =
  | { kind: "part"; callout: string; more: string }
  | { kind: "callout"; callout: string; leader: string; transform: string; label: string };

/** A drawing of the kit, cut where pages put something of their own in. */
export interface CutDrawing {
  /** Up to the first such place, without the drawing's style sheet. */
  head: string;
  /** Texts that stay as they are, and the places between them. */
  pieces: (string | Place)[];
  /** The end tag; empty where the text ends otherwise. */
  end: string;
}

const PLACE = new RegExp(
  `<g class="part(?<more>[^"]*)" data-callout="(?<part>[^"]+)"|` +
    `<g class="callout" data-callout="(?<callout>[^"]+)">(?<leader>[\\s\\S]*?)` +
    `<g class="label" transform="(?<transform>[^"]+)">(?<label>[\\s\\S]*?)</g></g>`,
  "g",
);
/** Drawings whose cuts are kept: as many as their texts are (platform/figures.ts). */
const KEPT = 60;

const cuts = new Map<string, CutDrawing>();

/** Cuts a drawing's text; the same text once. */
export function cutDrawing(svg: string): CutDrawing {
  const known = cuts.get(svg);
  if (known) return known;
  const text = svg.replace(/<style>[\s\S]*?<\/style>/, "");
  const end = /<\/svg>\s*$/.exec(text)?.[0] ?? "";
  const body = text.slice(0, text.length - end.length);
  const pieces: (string | Place)[] = [];
  let head: string | null = null, from = 0;
  const stay = (part: string) => {
    if (head === null) head = part;
    else if (part !== "") pieces.push(part);
  };
  for (const match of body.matchAll(PLACE)) {
    stay(body.slice(from, match.index));
    from = match.index + match[0].length;
    const { more, part, callout, leader, transform, label } = match.groups!;
    pieces.push(
      part === undefined
        ? { kind: "callout", callout: callout!, leader: leader!, transform: transform!, label: label! }
        : { kind: "part", callout: part, more: more! },
    );
  }
  stay(body.slice(from));
  const cut = { head: head!, pieces, end };
  cuts.set(svg, cut);
  if (cuts.size > KEPT) cuts.delete(cuts.keys().next().value!);
  return cut;
}
