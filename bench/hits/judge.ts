import type { Ctx, Pool } from "@/kernel/ctx.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import type { QuickAnswer } from "@/services/part_search/quick/quick_types.ts";
import { quickSearch } from "@/services/part_search/quick/quick_search.ts";

/** A query with what is right for it, as judged by hand. */
export interface Judged {
  lang: Lang;
  typed: string;
  /** `F34-11-04`, `PBrake pad set`: a letter for the kind, and what its code or name begins with; behind `…` how it ends. */
  right: string[];
}

/** What came of a query: the place of the first right hit, from 1 on, or null where none is among those offered. */
export interface Outcome extends Judged {
  place: number | null;
  /** The first hits, as they were judged. */
  offered: string[];
}

/** How many of a language's queries had a right hit at once, and among five. */
export interface Share {
  lang: Lang | "all";
  queries: number;
  first: number;
  five: number;
}

/** Queries of the list beside this file. Lines that begin with # say something of it. */
export async function readJudged(): Promise<Judged[]> {
  const text = await Deno.readTextFile(new URL("judged_queries.tsv", import.meta.url));
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#")).map((line) => {
    const [lang, typed, right] = line.split("\t");
    if (!LANGS.includes(lang as Lang) || !typed || !right) throw new Error(`not a judged query: ${line}`);
    return { lang: lang as Lang, typed, right: right.split("|") };
  });
}

/**
 * Asks the search box each query in its language.
 *
 * @param ctxIn a reader's context in a language
 */
export async function judge(queries: readonly Judged[], ctxIn: (lang: Lang) => Ctx): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const ctx = ctxIn(query.lang);
    const offered = await hitsOf(ctx, await quickSearch(ctx, query.typed));
    const place = offered.findIndex((hit) => query.right.some((right) => isRight(hit, right)));
    outcomes.push({ ...query, offered, place: place < 0 ? null : place + 1 });
  }
  return outcomes;
}

function isRight(hit: string, right: string): boolean {
  const [begin, end = ""] = right.split("…");
  return hit.startsWith(begin!) && hit.endsWith(end);
}

/** Counts how often parts stand on orders, as the portal does when one is sent: the seed sends them without it. */
export async function countOrders(sql: Pool): Promise<void> {
  await sql`select refresh_part_standing(array(select distinct part_number from order_lines))`;
}

/** The hits in the order of the box, each as the list writes it. Parts are judged by their English names. */
async function hitsOf(ctx: Ctx, answer: QuickAnswer): Promise<string[]> {
  const numbers = [...answer.numbers, ...answer.parts].map((part) => part.partNumber);
  const rows = await ctx.sql<{ number: string; name: string }[]>`
    select number, names ->> 'en_US' as name from parts where number = any (${numbers})`;
  const english = new Map(rows.map((row) => [row.number, row.name]));
  const hits: Record<QuickAnswer["kinds"][number], string[]> = {
    vehicles: answer.vehicles.map((one) => `V${one.vin}`),
    jobs: answer.jobs.map((one) => `J${one.id}`),
    numbers: answer.numbers.map((one) => `N${one.partNumber}`),
    orders: answer.orders.map((one) => `O${one.number}`),
    series: answer.series.map((one) => `S${one.code}`),
    figures: answer.figures.map((one) => `F${one.code}`),
    parts: answer.parts.map((one) => `P${english.get(one.partNumber)}`),
    documents: answer.documents.map((one) => `D${one.code}`),
    pages: answer.pages.map((one) => `G${one.route}`),
  };
  return answer.kinds.flatMap((kind) => hits[kind]);
}

/** Shares of right hits by language and of all. */
export function sharesOf(outcomes: readonly Outcome[]): Share[] {
  const langs = [...new Set(outcomes.map(({ lang }) => lang))];
  const share = (lang: Share["lang"], of: readonly Outcome[]): Share => ({
    lang,
    queries: of.length,
    first: of.filter(({ place }) => place === 1).length / of.length,
    five: of.filter(({ place }) => place !== null && place <= 5).length / of.length,
  });
  return [
    ...langs.map((lang) => share(lang, outcomes.filter((one) => one.lang === lang))),
    share("all", outcomes),
  ];
}
