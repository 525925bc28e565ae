/** A term in a text, with where it stands. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

/** Words that say nothing of a fault, in English and German. */
const EMPTY = new Set(
  ("a an and are as at be been but by can could did do does for from had has have he her him his how if in into is it its may me more my no nor not of off " +
    "on or our out over she should so some still such than that the their them then there these they this those to too under until up upon was we were what " +
    "when where which while who why will with would you your after again all also always before being both during each few just only once other same very " +
    "aber alle als am an auch auf aus bei bis das dass dem den der des die dies diese doch ein eine einem einen einer er es für hat ich im in ist ja kann " +
    "mehr mit nach nicht noch nur ob oder ohne sich sie sind so und vom von vor war wenn wie wird zu zum zur über")
    .split(" "),
);
/** Characters that join Chinese words and mean nothing in a pair. */
const JOINS = /[的了和与及在是有被把将就也都而后时会能可以之其该为对从到上下中着过还]/;

/** Latin and other words with their digits, or a run of Chinese. */
const RUNS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]+|\p{Script=Han}+/gu;

/**
 * The terms of a text in their order: words without their endings, Chinese by pairs of characters. The same text has the same terms, whether it is indexed or
 * asked for.
 */
export function termsOf(text: string): Term[] {
  const said = text.normalize("NFKC").toLowerCase();
  return [...said.matchAll(RUNS)].flatMap(({ 0: run, index }) =>
    /\p{Script=Han}/u.test(run) ? pairsOf(run, index) : wordOf(run, index)
  );
}

function wordOf(word: string, start: number): Term[] {
  const isTold = word.length >= 3 && !EMPTY.has(word);
  return isTold ? [{ term: stemOf(word), start, end: start + word.length }] : [];
}

function pairsOf(run: string, start: number): Term[] {
  return [...run].slice(1).flatMap((_, at): Term[] => {
    const term = run.slice(at, at + 2);
    return JOINS.test(term) ? [] : [{ term, start: start + at, end: start + at + 2 }];
  });
}

/** A word without the endings that do not change what it is about: `bumps`, `rattling`, `rattled`. Codes stay as they are. */
function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 5) return word.replace(/(?<=\p{L}{3})s$/u, "");
  return word
    .replace(/(ies|ied)$/, "y")
    .replace(/(?<=\p{L}{3})(ings?|ed|es|s)$/u, "")
    .replace(/([bdgklmnprt])\1$/, "$1")
    .replace(/e$/, "");
}

/** How a text says some of its terms: those that stand together as one. */
export function saidOf(text: string, terms: ReadonlySet<string>): string[] {
  const said = text.normalize("NFKC");
  const spans: [start: number, end: number][] = [];
  for (const { term, start, end } of termsOf(text)) {
    if (!terms.has(term)) continue;
    const last = spans.at(-1);
    if (last && start <= last[1]) last[1] = end;
    else spans.push([start, end]);
  }
  return [...new Set(spans.map(([start, end]) => said.slice(start, end)))];
}
