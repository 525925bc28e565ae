import type { Ctx } from "@/kernel/ctx.ts";
import { foldedTitle } from "@/engines/search/tokens.ts";

/** A stretch of a folded text, and what the register has in its place (folded too); empty: it is looked for as it stands. */
export interface Segment {
  text: string;
  means: string[];
}

export interface Substitute {
  word: string;
  means: string[];
}

/** Scripts with spaces: a word of them is not looked for inside another. */
const SPACED = /[\p{Script=Latn}\p{Script=Cyrl}\p{Script=Grek}\p{N}]/u;
/** Letters from which on a word that is being typed is taken for one that begins so, where it is no word of the catalogue itself. */
const BEGUN = 4;

/** A folded text in stretches: words of the workshop with what they mean, the longest first, and what stands between them. */
export async function segmentsOf(ctx: Ctx, typed: string): Promise<Segment[]> {
  const folded = foldedTitle(typed);
  if (folded === "") return [];
  const substitutes = await substitutesIn(ctx, typed, folded);
  return substitutes.toSorted((one, other) => other.word.length - one.word.length).reduce(
    (segments, substitute) => segments.flatMap((segment) => parted(segment, substitute)),
    [{ text: folded, means: [] }] as Segment[],
  );
}

async function substitutesIn(ctx: Ctx, typed: string, folded: string): Promise<Substitute[]> {
  const last = folded.split(" ").at(-1)!;
  const begun = last.length >= BEGUN && SPACED.test(last) ? last : null;
  const rows = await ctx.sql<Substitute[]>`
    select word, means
    from (
      select word, means, lower(unaccent(normalize(word, nfkc))) as folded
      from search_words
      where active and deleted_at is null
    ) w
    where strpos(replace(replace(${folded}, ' ', ''), 'ß', 'ss'), regexp_replace(w.folded, '[^[:alnum:]]', '', 'g')) > 0
      or strpos(${typed.normalize("NFKC").toLowerCase()}, lower(word)) > 0
      ${
    begun === null ? ctx.sql`` : ctx.sql`or (
          starts_with(w.folded, ${begun})
          -- in German a word may stand in compounds alone: Schlauch in Bremsschlauch
          and not exists (select from search_vocabulary v where v.word like '%' || ${begun})
        )`
  }`;
  const all = rows.map(({ word, means }) => ({ word: foldedTitle(word), means: means.map(foldedTitle) }));
  const whole = all.filter(({ word }) => placeOf(folded, word) >= 0);
  if (begun === null || whole.some(({ word }) => word === last)) return whole;
  // What is being typed may become one of these; only the last word is.
  return [
    ...whole,
    ...all.filter(({ word }) => word.startsWith(last) && word !== last).map(({ means }) => ({
      word: last,
      means,
    })),
  ];
}

/** Words of the workshop that stand in a text, as the register writes them, with what they mean; a word within a longer one is left out. */
export async function workshopWordsIn(ctx: Ctx, typed: string): Promise<Substitute[]> {
  const text = typed.normalize("NFKC").toLowerCase();
  const rows = await ctx.sql<Substitute[]>`
    select lower(word) as word, means from search_words
    where active and deleted_at is null and strpos(${text}, lower(word)) > 0
    order by length(word) desc, word`;
  const found: Substitute[] = [];
  for (const one of rows) {
    if (placeOf(text, one.word) >= 0 && !found.some(({ word }) => word.includes(one.word))) found.push(one);
  }
  return found;
}

/** Where a word stands in a text, or -1; a word with spaces around it is no part of another. */
function placeOf(text: string, word: string): number {
  if (!SPACED.test(word)) return text.indexOf(word);
  const place = ` ${text} `.indexOf(` ${word} `);
  return place;
}

function parted(segment: Segment, { word, means }: Substitute): Segment[] {
  if (segment.text === word) return [{ text: word, means: [...new Set([...segment.means, ...means])] }];
  if (segment.means.length > 0) return [segment];
  const place = placeOf(segment.text, word);
  if (place < 0) return [segment];
  const before = segment.text.slice(0, place).trim(), after = segment.text.slice(place + word.length).trim();
  return [
    ...(before ? [{ text: before, means: [] }] : []),
    { text: word, means },
    ...(after ? parted({ text: after, means: [] }, { word, means }) : []),
  ];
}
