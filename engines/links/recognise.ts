/** Something that a text names for certain, by how it is written. */
export interface Mention {
  kind: "vin" | "dtc" | "tsb";
  /** In the one writing it is stored by. */
  id: string;
  /** Where it stands in the text, in UTF-16 units. */
  at: number;
  length: number;
}

/** A word or words that may be a part number, a figure or a labor code: whether there is such a thing says the database. */
export interface Candidate {
  /** Upper case, letters and digits only. */
  plain: string;
  /** As it is written, upper case: codes keep their dashes and points. */
  written: string;
  at: number;
  length: number;
  /** Number of a callout that is named right behind or before it, as in 'figure 34-11-02-C, callout 5'. */
  callout: string | null;
}

export interface Recognised {
  mentions: Mention[];
  candidates: Candidate[];
}

/** Texts beyond it are read as far as this, UTF-16 units. */
const MOST = 200_000;
/** Groups that a part number is written in at most: `5Q0 615 301 A B`. */
const MOST_GROUPS = 6;
const SHORTEST = 4;
const LONGEST = 24;

const DASH = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const SPACE = /[\u00A0\u2000-\u200A\u202F\u3000]/g;
/** Not within a word of letters that words are made of; Chinese, Japanese, Korean and Thai stand beside without a space. */
const WORD = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Nd}_]`;
const SURE = new RegExp(
  String.raw`(?<!${WORD}|${WORD}-)(?:` +
    String.raw`(?<vin>[A-HJ-NPR-Z0-9]{17})` +
    String.raw`|(?<tsb>\d{7}-\d{2}-[A-Z]\d?)` +
    String.raw`|(?<dtc>[PCBU][0-3][0-9A-F]{3}(?:-[0-9A-F]{2})?)` +
    String.raw`)(?!${WORD}|-${WORD})`,
  "gu",
);
const GROUP = new RegExp(String.raw`(?<!${WORD})[A-Z0-9]+(?!${WORD})`, "gu");
/** Behind the code of a figure its callout, in the languages in which bulletins are written: 'figure 34-11-02-C, callout 5', '图 34-11-02-C 中序号 5'. */
const CALLOUT_BEHIND =
  /^[\s,;:，、；：]*[(（[]?[中的内里]?\s*(?:CALLOUT|ITEM|POSITION|POS\.?|NO\.?|NR\.?|ZIFFER|序号|标号|件号|编号|#|№)\s*[:：]?\s*(\d{1,3}[A-Z]?)(?![\dA-Z])/u;
/** Before it: 'item 5 of figure 34-11-02-C', 'Position 5 in Bildtafel 34-11-02-C'. */
const CALLOUT_BEFORE =
  /(?<![A-Z])(?:CALLOUT|ITEM|POSITION|POS\.?|ZIFFER)\s*(\d{1,3}[A-Z]?)\s*(?:OF|IN|ON|DER|VON|AUS)?\s*(?:THE\s+)?(?:FIGURE|FIG\.?|BILDTAFEL|BILD|ABB\.?)?\s*$/u;
const MOST_TO_CALLOUT = 40;

/** Between groups of one number: one separator, no more. */
const BETWEEN = /^[ ._/-]$/;

/**
 * What a text in any language names: VINs, DTC codes and TSB codes for certain, and whatever may be a part number, a figure or a labor code.
 * Never within words, full width and every dash read as plain, in time that grows with the text and no faster.
 */
export function recognise(text: string): Recognised {
  const plain = narrowed(text.slice(0, MOST));
  const mentions: Mention[] = [];
  for (const match of plain.matchAll(SURE)) {
    const [written] = match;
    const kind = match.groups!.vin ? "vin" as const : match.groups!.tsb ? "tsb" as const : "dtc" as const;
    // Seventeen digits, or letters alone, are something else.
    if (kind === "vin" && !(/\d/.test(written) && /[A-Z]/.test(written))) continue;
    mentions.push({ kind, id: written, at: match.index, length: written.length });
  }
  return { mentions, candidates: candidatesOf(plain, mentions) };
}

/** Unit by unit, so that places stay: full width to ASCII, one dash, one space, ASCII letters in upper case. */
function narrowed(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replace(DASH, "-")
    .replace(SPACE, " ")
    .replace(/[a-z]/g, (one) => one.toUpperCase());
}

interface Group {
  at: number;
  end: number;
  text: string;
}

/** Every run of up to six groups with a digit in it: as many for each group as runs begin there. */
function candidatesOf(text: string, mentions: readonly Mention[]): Candidate[] {
  const groups: Group[] = [];
  let next = 0;
  for (const match of text.matchAll(GROUP)) {
    const at = match.index, end = at + match[0].length;
    while (next < mentions.length && mentions[next]!.at + mentions[next]!.length <= at) next++;
    const taken = mentions[next];
    if (taken && taken.at < end) continue;
    groups.push({ at, end, text: match[0] });
  }
  const found: Candidate[] = [];
  groups.forEach((first, place) => {
    let plain = "";
    for (let more = 0; more < MOST_GROUPS; more++) {
      const group = groups[place + more];
      if (!group) break;
      const before = groups[place + more - 1];
      if (more > 0 && !BETWEEN.test(text.slice(before!.end, group.at))) break;
      plain += group.text;
      if (plain.length > LONGEST) break;
      if (plain.length < SHORTEST || !/\d/.test(plain)) continue;
      found.push({
        plain,
        written: text.slice(first.at, group.end),
        at: first.at,
        length: group.end - first.at,
        callout: calloutAt(text, first.at, group.end),
      });
    }
  });
  return found;
}

function calloutAt(text: string, at: number, end: number): string | null {
  const behind = CALLOUT_BEHIND.exec(text.slice(end, end + MOST_TO_CALLOUT));
  const found = behind ?? CALLOUT_BEFORE.exec(text.slice(Math.max(0, at - MOST_TO_CALLOUT), at));
  return found?.[1] ?? null;
}

/** Of candidates that are there the longest at each place, none over another: `5Q0 615 301 A` is not also `615 301`. */
export function withoutOverlaps<T extends { at: number; length: number }>(found: readonly T[]): T[] {
  const kept: T[] = [];
  let end = 0;
  for (const one of found.toSorted((a, b) => a.at - b.at || b.length - a.length)) {
    if (one.at < end) continue;
    kept.push(one);
    end = one.at + one.length;
  }
  return kept;
}
