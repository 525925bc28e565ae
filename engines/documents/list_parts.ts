import type { Fragment } from "postgres";
import { z } from "zod";
import type { Sort } from "@/engines/lists/define_list.ts";
import { chosen, type Filter } from "@/engines/lists/filters.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { columnOf, fieldOf, targetOf } from "@/engines/registers/shape.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { DocumentKind } from "./define_document.ts";
import { formOf } from "./form_of.ts";

/** So many choices of a filter stand in its select. */
const CHOICES = 300;

/** The title that a reader is shown, over alias `r`: the best of their languages, else the source. */
export function titleColumn({ sql, chain }: Pick<Ctx, "sql" | "chain">): Fragment {
  return sql`coalesce((
    select t.title
    from document_texts t
    where t.revision_id = r.id and t.title <> ''
    order by array_position(${chain as string[]}::text[], t.lang) nulls last, t.state <> 'source', t.lang
    limit 1
  ), '')`;
}

/**
 * Words found in code, or in a title of any language. Both are looked for once, by their indexes, and not for each row of the list: behind `is true` the
 * planner cannot make a join of it, whose rows it would have to guess.
 */
export function wordsIn({ sql }: Pick<Ctx, "sql">, words: string): Fragment {
  const text = words.trim().toLowerCase();
  const like = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  // Trigrams serve codes and what is typed of them; other scripts have none, and all codes would be read for them.
  const inCode = /^[\x20-\x7e]*$/.test(text)
    ? sql`lower(n.code) like ${like}`
    : sql`(character_pairs(lower(n.code)) @> character_pairs(${text}) and lower(n.code) like ${like})`;
  return sql`(r.id in (
    select t.revision_id from document_texts t
    where character_pairs(lower(t.title)) @> character_pairs(${text}) and lower(t.title) like ${like}
    union all
    select o.id from documents n join document_revisions o on o.document_id = n.id where ${inCode}
  ) is true)`;
}

/** What lets a page begin with the documents of a kind, alias `d`, where it is in the order of their codes: an index has it. */
export function inOrderOf({ sql }: Pick<Ctx, "sql">, kind: DocumentKind, { column }: Sort): Fragment | null {
  return column === "code" ? sql`d.kind = ${kind.kind}` : null;
}

/** Filters by the references that a kind names, over alias `k`. */
export function kindFilters(kind: DocumentKind, by: "working" | "reading"): Record<string, Filter> {
  return Object.fromEntries(kind.filters.map((name) => {
    const form = formOf(kind, by);
    const field = fieldOf(form, name)!;
    const column = `k.${columnOf(name, field)}`;
    return [
      name,
      chosen(field.label ?? `${kind.texts}.${name}`, z.string().max(60), {
        choices: async (ctx) => await choicesOf(ctx, form, name, { limit: CHOICES }),
        where: ({ sql }, value) => () =>
          field.kind === "references"
            // So and not by `any` of the column: this an index of arrays finds.
            ? sql`${sql(column)} @> ${[value]}`
            : sql`${sql(column)}::text = ${value}`,
      }),
    ];
  }));
}

/** What these references are called, by their names, over alias `k`. */
export function factsColumn(ctx: Ctx, kind: DocumentKind): Fragment {
  const { sql, chain } = ctx;
  const form = formOf(kind);
  const pairs = kind.filters.map((name) => {
    const field = fieldOf(form, name)!;
    const to = targetOf(form, field)!;
    const column = sql(`k.${columnOf(name, field)}`);
    const key = sql`x.${sql(to.key ?? "code")}`;
    const said = to.plain
      ? sql`x.${sql(to.label ?? "names")}`
      : sql`name_in(x.${sql(to.label ?? "names")}, ${chain as string[]})`;
    const meant = field.kind === "references" ? sql`${key} = any(${column})` : sql`${key} = ${column}`;
    return sql`${name}::text, coalesce((
      select string_agg(coalesce(nullif(${said}, ''), ${key}::text), ${
      betweenNames(ctx.lang)
    }::text order by ${key})
      from ${sql(to.table)} x where ${meant}
    ), '')`;
  });
  if (pairs.length === 0) return sql`'{}'::jsonb`;
  return sql`jsonb_build_object(${pairs.reduce((before, one) => sql`${before}, ${one}`)})`;
}

/** The column of the code, which opens the document at a page. */
export function codeColumn<R extends { id: number; code: string | null }>(kind: DocumentKind, opens: string) {
  const { said, text } = kind.code;
  return {
    text: text ?? "documents.code",
    kind: said ? "text" as const : "code" as const,
    of: ({ code }: R, { t }: { t: Translate }) => code === null ? "–" : said ? said(code, t) : code,
    href: ({ id }: R) => `${opens}?id=${id}`,
    // What is said differs by language: in the order of the codes it would stand in none.
    ...(said ? {} : { sort: "d.code" }),
  };
}

/** A column for each reference that a kind's lists are narrowed by, those of `chosen` once they are chosen only. */
export function factColumns<R extends { facts: Record<string, string> }>(
  kind: DocumentKind,
  chosen: readonly string[] = [],
) {
  return Object.fromEntries(
    kind.filters.map((name) => [
      name,
      {
        text: `${kind.texts}.${name}`,
        kind: "text" as const,
        of: (row: R) => row.facts[name],
        // The series says the brand.
        ...(chosen.includes(name) ||
            name === "brandCode" && kind.filters.some((other) => other.startsWith("seriesCode"))
          ? { in: "chooser" as const }
          : {}),
      },
    ]),
  );
}
