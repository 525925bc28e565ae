import type { Sql } from "@/kernel/ctx.ts";
import { makeLate, putOff } from "./late_indexes.ts";
import { PLAIN_NAMES } from "./names.ts";
import type { Size } from "./size.ts";
import type { Step } from "./step.ts";

/** Indexes that are made when all rows are there. */
const LATE = [
  "search_documents_tokens",
  "search_documents_prefix",
  "search_documents_infix",
  "search_documents_title",
  "search_documents_figure_title",
  "search_documents_figure_code",
  "search_parts_of_names",
];

/** Search rows as the import verbs write them, and their indexes as the migrations define them. */
export function searchSteps({ parts, figures }: Size): Step[] {
  return [
    { name: "where parts occur", total: 1, batch: 1, run: writePlaces },
    { name: "search rows of parts", total: parts, batch: 50_000, run: insertParts },
    { name: "search rows of figures", total: figures, batch: 50_000, run: insertFigures },
    { name: "search titles", total: 1, batch: 1, run: insertTitles },
    { name: "parts by name and place", total: 1, batch: 1, run: insertNarrowParts },
    {
      name: "search indexes",
      total: LATE.length,
      batch: 1,
      async run(sql, from) {
        await makeLate(sql, LATE[from]!);
      },
    },
  ];
}

async function writePlaces(sql: Sql) {
  await sql`drop table if exists bench.part_places`;
  await sql`
    create table bench.part_places as
    select l.part_number, array_agg(distinct g.series_code order by g.series_code) as series,
      array_agg(distinct ltree2text(subpath(g.path, 0, 1))) as groups
    from figure_lines l
    join figure_places p on p.figure_id = l.figure_id
    join epc_groups g on g.id = p.group_id
    group by l.part_number`;
  await sql`create index on bench.part_places (part_number)`;
  await sql`analyze bench.part_places`;
  await putOff(sql, LATE);
}

async function insertParts(sql: Sql, from: number, to: number) {
  await sql`
    insert into search_documents (kind, id, lang, title, series, groups, tokens, superseded_from)
    select 'part', p.number, 'mul', n.title, coalesce(o.series, '{}'), coalesce(o.groups, '{}'), array_to_tsvector(n.tokens), (
      select min(s.valid_from) from supersessions s where s.from_number = p.number
    )
    from generate_series(${from}::bigint, ${to - 1}::bigint) as part
    cross join lateral (select bench.part_number(part, (select bench.group_numbers())) as number) p
    join bench.names n on n.id = bench.name_of_part(part)
    left join bench.part_places o on o.part_number = p.number`;
}

async function insertFigures(sql: Sql, from: number, to: number) {
  await sql`
    insert into search_documents (kind, id, lang, title, body, series, groups, tokens)
    select 'figure', f.code, 'mul', n.title, f.number || ' ' || f.code, o.series, array[substr(f.code, 1, 2)],
      array_to_tsvector(n.tokens || string_to_array(lower(f.code), '-'))
    from figures f
    join bench.names n on n.id = (f.id - 1) % ${PLAIN_NAMES}::int
    cross join lateral (
      select array_agg(g.series_code order by g.series_code) as series
      from figure_places p
      join epc_groups g on g.id = p.group_id
      where p.figure_id = f.id
    ) o
    where f.id > ${from} and f.id <= ${to}`;
}

/** What the triggers of the table write, which loads leave out. */
async function insertTitles(sql: Sql) {
  await sql`
    insert into search_titles (digest, title)
    select distinct md5(title), title
    from bench.names
    on conflict do nothing`;
  await sql`
    insert into search_vocabulary (word)
    select distinct lexeme
    from search_titles t, unnest(t.tokens)
    where lexeme ~ '^[a-z]{3,}$'
    on conflict do nothing`;
}

/** The same of parts: each name and each set of places once, and the narrow rows. */
async function insertNarrowParts(sql: Sql) {
  await sql`
    insert into search_part_names (digest, title, heads, tokens)
    select distinct on (1) search_part_name_digest(title, heads, tokens), title, heads, tokens
    from search_documents
    where kind = 'part'
    order by 1
    on conflict do nothing`;
  await sql`
    insert into search_part_places (digest, series, groups)
    select distinct on (1) search_part_place_digest(series, groups), series, groups
    from search_documents
    where kind = 'part'
    order by 1
    on conflict do nothing`;
  await sql`
    insert into search_parts (number, name_id, place_id, superseded_from, ordered)
    select d.id, n.id, p.id, d.superseded_from, d.ordered
    from search_documents d
    join search_part_names n on n.digest = search_part_name_digest(d.title, d.heads, d.tokens)
    join search_part_places p on p.digest = search_part_place_digest(d.series, d.groups)
    where d.kind = 'part'
    on conflict do nothing`;
}
