/**
 * Words of scripts written without spaces: Chinese, Japanese, Korean (whose particles stick to words), Thai, Lao, Khmer and
 * Burmese. They are found by their single characters and by every two neighbours.
 */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Longest word kept: longer runs are noise, and a lexeme of PostgreSQL ends at 2 KB. */
const LONGEST = 64;

/** A word of a folded text. */
interface Run {
  text: string;
  unspaced: boolean;
}

/** Units that stand behind a number, with a space or without. */
const UNITS = /(\d)(mm|cm|kwh|kw|ah|nm|bar|ml|kg|w|v|a|l|g)(?![\p{L}\p{N}])/gu;

/**
 * Lower case, full-width narrowed, accents of Latin, Greek and Cyrillic letters dropped (Ä finds a, Ё finds е, ß ss); measures in one
 * writing: M8x60 as M8 × 60, 650mm as 650 mm.
 */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFD")
    .replace(/([\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}])\p{M}+/gu, "$1").normalize("NFC")
    .replaceAll("ß", "ss")
    .replace(/(?<=\d)[x×*](?=\d)/g, " ")
    .replace(UNITS, "$1 $2");
}

/** Words of a text, folded, in order; a word changes where the way of writing does ('EV电池' is two). */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const [word] of fold(text).matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    for (const character of word) {
      const unspaced = UNSPACED.test(character);
      const last = runs.at(-1);
      // A mark (a Thai vowel, a Devanagari sign) belongs to what stands before it.
      if (last && last.text !== "" && (last.unspaced === unspaced || /\p{M}/u.test(character))) {
        last.text += character;
      } else runs.push({ text: character, unspaced });
    }
    runs.push({ text: "", unspaced: false });
  }
  return runs.filter((run) => run.text !== "");
}

function pairs(characters: string[]): string[] {
  return characters.slice(1).map((character, before) => characters[before]! + character);
}

/**
 * The lexemes under which a text is found: each word in lower case without accents; for scripts without spaces each
 * character and each two neighbours. Without doubles, in order of appearance.
 */
export function tokensOf(text: string): string[] {
  const tokens = runsOf(text).flatMap((run) => {
    if (!run.unspaced) return [run.text.slice(0, LONGEST)];
    const characters = [...run.text];
    return [...characters, ...pairs(characters)];
  });
  return [...new Set(tokens)];
}

/** One lexeme that must be there; `begins` lets it go on (a word still being typed). */
export interface Wanted {
  token: string;
  begins: boolean;
}

/** Characters for where a part sits: people write 前制动盘 where a catalogue says 制动盘，前. */
const PLACES = /^[前后後左右上下内外]$/u;

/** Characters of places at the ends of a word, which are looked for by themselves, and what stands between them. */
function partedByPlaces(characters: string[]): { places: string[]; rest: string[] } {
  let from = 0, to = characters.length;
  while (to - from > 2 && PLACES.test(characters[from]!)) from++;
  while (to - from > 2 && PLACES.test(characters[to - 1]!)) to--;
  return {
    places: [...characters.slice(0, from), ...characters.slice(to)],
    rest: characters.slice(from, to),
  };
}

/** What must be there for a typed text to be found: all of them. */
export function wantedOf(text: string): Wanted[] {
  const wanted = runsOf(text).flatMap((run): Wanted[] => {
    if (!run.unspaced) return [{ token: run.text.slice(0, LONGEST), begins: [...run.text].length > 1 }];
    const { places, rest } = partedByPlaces([...run.text]);
    return [...places, ...(rest.length > 1 ? pairs(rest) : rest)].map((token) => ({ token, begins: false }));
  });
  return [...new Map(wanted.map((one) => [one.token, one])).values()];
}

/**
 * The same as a `tsquery` text, or null when nothing can be looked for. Tokens hold letters, digits and marks alone, so
 * quoting them is enough.
 */
export function queryOf(text: string): string | null {
  const wanted = wantedOf(text);
  if (wanted.length === 0) return null;
  return wanted.map(({ token, begins }) => `'${token}'${begins ? ":*" : ""}`).join(" & ");
}

/** The text that typing errors are compared with: folded words, one space apart. */
export function foldedTitle(text: string): string {
  return runsOf(text).map((run) => run.text).join(" ");
}

/** What parts a name from what tells it nearer: 'Coil spring, sport, front'; and from what it has or serves: 'Wheel hub with bearing'. */
const BEHIND = /[,，、;；(（:：/]/, BELONGS = /\s(?:with|without|for|of|mit|ohne|für|zum|zur)\s/i;
/** How much of a thing, not a thing: 'Set of screws' is screws. */
const MEASURES = new Set(
  "set pair kit pack box roll bag bottle sheet piece satz paar packung rolle beutel flasche stück".split(" "),
);
/** Words for where a part sits, which stand behind what it is in German ('Federbein vorn') and before it in English. */
const PLACE_WORDS = new Set(
  "vorn vorne hinten links rechts oben unten innen aussen mitte front rear left right upper lower inner outer"
    .split(" "),
);

/** Sizes and grades at the end of a name, without a small letter: 'Brake fluid DOT 4 LV', 'Coolant -40 °C'; of one in capitals alone, words with a digit. */
const GRADES = /\s[^\p{Ll}\p{Lo}]*\d[^\p{Ll}\p{Lo}]*$/u, GRADES_OF_CAPITALS = /(\s\S*\d\S*)+$/u;

function withoutGrades(head: string): string {
  return head.replace(/[\p{Ll}\p{Lo}]/u.test(head) ? GRADES : GRADES_OF_CAPITALS, "");
}

/**
 * What a name is a name of, folded: its words before the first comma and before 'with', 'for' and their like behind its first word, without sizes and grades and without where it sits, of which the last tells the thing. Empty
 * for a name without words there.
 */
export function foldedHead(name: string): string {
  const whole = name.split(BEHIND, 1)[0]!.trim();
  const thing = whole.split(BELONGS, 1)[0]!.trim();
  const words = foldedTitle(withoutGrades(MEASURES.has(thing.toLowerCase()) ? whole : thing)).split(" ");
  while (words.length > 1 && PLACE_WORDS.has(words.at(-1)!)) words.pop();
  return words.join(" ");
}

/** Letters from which on a word may be the end of a compound: Feder in Schraubenfeder. */
const COMPOUND = 4;
/** Characters that tell a thing in scripts without spaces: 弹簧 in 螺旋弹簧. */
const THING = 2;

/** How the heads of names end that are named by one of these words, as patterns of LIKE over `/ head / head /`. */
export function headPatterns(text: string): string[] {
  const ends = runsOf(text).flatMap((run) => {
    if (run.unspaced) {
      const { rest } = partedByPlaces([...run.text]);
      // One character by itself is the thing: of 灯 the 前照灯, of 前 none.
      return rest.length < THING && PLACES.test(rest[0]!) ? [] : [rest.slice(-THING).join("")];
    }
    if (!/^\p{L}{3,}$/u.test(run.text) || PLACE_WORDS.has(run.text)) return [];
    return [run.text.length < COMPOUND ? ` ${run.text}` : run.text];
  });
  return [...new Set(ends)].map((end) => `%${end} / %`);
}
