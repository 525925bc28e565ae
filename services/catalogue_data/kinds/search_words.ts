import { foldedTitle } from "@/engines/search/tokens.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { column } from "../format/column.ts";
import { defineKind, type RowData } from "../format/kind.ts";

/** Words of the workshop, and what the catalogue says in their place: the register SearchWords. */
export const searchWords = defineKind({
  name: "search-words",
  table: "search_words",
  live: "t.deleted_at is null",
  columns: [
    column("word", "text", { max: 60, example: "oil seal" }),
    column("means", "texts", { required: true, max: 60, example: "shaft seal | sealing ring" }),
    column("language", "choice", { values: LANGS, into: "lang", example: "en_US" }),
    column("active", "flag", { fallback: "true", example: "1" }),
    column("remark", "text", { max: 500, example: "" }),
  ],
  key: ["word"],
  within: null,
  rules: [sayingSomething],
  conflict: ["word"],
  faults: (stage) => [
    // The register takes two words for one that differ in upper and lower case alone.
    `select s.row_no, 'word' as column_name, 'other-case' as rule, o.word as value
     from ${stage} s
     join (
       select word from search_words where deleted_at is null
       union
       select x.key from ${stage} x where x.mark = 'U'
     ) o on lower(o.word) = lower(s.key) and o.word <> s.key
     where s.mark = 'U'
       and not exists (select from ${stage} d where d.mark = 'D' and d.key = o.word)`,
  ],
  // What is taken away stays as a row, so that a word may be there twice.
  async upsert(tx, changed) {
    const at = tx.clock(), by = personId(tx);
    await tx.sql.unsafe(
      `update search_words t
       set means = codes_in(c.data -> 'means'), lang = c.data ->> 'language',
         active = coalesce((c.data ->> 'active')::boolean, true), remark = c.data ->> 'remark',
         version = t.version + 1, changed_at = $1, changed_by = $2
       from ${changed} c
       where c.data is not null and c.old is not null and t.word = c.data ->> 'word' and t.deleted_at is null`,
      [at, by],
    );
    await tx.sql.unsafe(
      `insert into search_words (word, means, lang, active, remark, changed_at, changed_by)
       select c.data ->> 'word', codes_in(c.data -> 'means'), c.data ->> 'language',
         coalesce((c.data ->> 'active')::boolean, true), c.data ->> 'remark', $1::timestamptz, $2::bigint
       from ${changed} c
       where c.data is not null and c.old is null`,
      [at, by],
    );
  },
  async remove(tx, changed) {
    await tx.sql.unsafe(
      `update search_words t
       set deleted_at = $1, version = t.version + 1, changed_at = $1, changed_by = $2
       from ${changed} c
       where c.data is null and t.word = c.old ->> 'word' and t.deleted_at is null`,
      [tx.clock(), personId(tx)],
    );
  },
  // One that is written otherwise is another: the old one goes before it comes.
  goesFirst: true,
});

/** As the register asks: the words have letters or digits, and a word does not stand for itself alone. */
function sayingSomething({ word, means }: RowData): { column: string; rule: string } | null {
  if (typeof word !== "string" || !Array.isArray(means)) return null;
  const folded = foldedTitle(word), meant = (means as string[]).map(foldedTitle);
  if (folded === "") return { column: "word", rule: "no-letters" };
  if (meant.includes("")) return { column: "means", rule: "no-letters" };
  return meant.every((one) => one === folded) ? { column: "means", rule: "circle" } : null;
}
