import { joined, type Names, names, type Written } from "@/demo/epc/names.ts";
import { WORDS } from "@/demo/epc/words.ts";
import { foldedTitle, tokensOf } from "@/engines/search/tokens.ts";
import type { Sql } from "@/kernel/ctx.ts";

/** English words that begin small stand behind another one: "ventilated". */
const written = Object.values(WORDS) as Written[];
const isTrait = ([, en]: Written) => /^[a-z]/.test(en);
const THINGS = written.filter((word) => !isTrait(word)).map(names);
const TRAITS = written.filter(isTrait).map(names);

/** Names of parts: each thing alone, with one trait, and with a pair of traits. The plain ones stand first. */
function partNames(): Names[] {
  const pairs = TRAITS.map((trait, place) => [trait, TRAITS[(place * 7 + 3) % TRAITS.length]!]);
  return [
    ...THINGS,
    ...THINGS.flatMap((thing) => TRAITS.map((trait) => joined([thing, trait]))),
    ...THINGS.flatMap((thing) => pairs.map((pair) => joined([thing, ...pair]))),
  ];
}

/** How many plain names there are, for figures. */
export const PLAIN_NAMES = THINGS.length;
export const NAME_COUNT = partNames().length;

/** Writes the names with what search makes of them, by the portal's own tokeniser. */
export async function writeNames(sql: Sql): Promise<void> {
  await sql`drop table if exists bench.names`;
  await sql`create table bench.names (id int primary key, names jsonb, title text, tokens text[])`;
  const rows = partNames().map((name, id) => {
    const titles = Object.entries(name).sort(([a], [b]) => a < b ? -1 : 1).map(([, text]) => text as string);
    return {
      id,
      names: name,
      title: titles.map(foldedTitle).join(" / "),
      tokens: tokensOf(titles.join("\n")),
    };
  });
  for (let from = 0; from < rows.length; from += 2000) {
    await sql`
      insert into bench.names
      select r.id, r.names, r.title, r.tokens
      from jsonb_to_recordset(${sql.json(rows.slice(from, from + 2000) as never)}) as r (
        id int, names jsonb, title text, tokens text[]
      )`;
  }
}
