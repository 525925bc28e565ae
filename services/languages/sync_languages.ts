import type { Ctx } from "@/kernel/ctx.ts";
import { LANGS, LANGUAGES } from "@/kernel/texts/languages.ts";

/** Writes the languages that the program knows and the database does not; what people set stays. @returns how many were added */
export async function syncLanguages({ sql }: Ctx): Promise<number> {
  const rows = LANGS.map((code, place) => ({
    code,
    name: LANGUAGES[code].name,
    names: namesOf(LANGUAGES[code].tag),
    tag: LANGUAGES[code].tag,
    // English is where all of them end, Chinese too.
    fallback: [...LANGUAGES[code].fallback, ...(code === "en_US" ? [] : ["en_US"])],
    sort: (place + 1) * 10,
  }));
  const added = await sql`
    insert into languages (code, name, names, tag, fallback, sort)
    select r.code, r.name, r.names, r.tag, r.fallback, r.sort
    from jsonb_populate_recordset(null::languages, ${sql.json(rows)}) r
    on conflict (code) do nothing`;
  return added.count;
}

/** What a language is called in those in which the portal is whole. */
function namesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    (["zh_CN", "en_US", "de_DE"] as const).map((lang) => [
      lang,
      new Intl.DisplayNames([LANGUAGES[lang].tag], { type: "language" }).of(tag) ?? tag,
    ]),
  );
}
