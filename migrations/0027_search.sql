-- What the one search box and the parts search look through. Rows are written in the transaction of what they describe.
-- A row with lang 'mul' holds the words of every language (parts, figures); documents have a row per language.

create table search_documents (
  kind text not null,
  -- parts: the normalised number
  id text not null,
  lang text not null,
  -- names of every language, lower case; typing errors are forgiven against it
  title text not null,
  body text not null default '',
  -- series and main groups it occurs in: what a reader may see, and the facets
  series text[] not null default '{}',
  groups text[] not null default '{}',
  -- lexemes of services/search/tokens.ts: words, CJK single characters and bigrams
  tokens tsvector not null,
  primary key (kind, id, lang)
);
create index search_documents_tokens on search_documents using gin (tokens);
-- Part numbers: prefix, and any run of characters inside.
create index search_documents_prefix on search_documents (id text_pattern_ops) where kind = 'part';
create index search_documents_infix on search_documents using gin (id gin_trgm_ops) where kind = 'part';
-- Typing errors in words.
create index search_documents_typo on search_documents using gin (title gin_trgm_ops);

-- In which series and main groups parts occur; called after the lines or places of a figure have changed.
create function refresh_part_places(numbers text[]) returns void
language sql as $$
  update search_documents d
  set series = coalesce(u.series, '{}'), groups = coalesce(u.groups, '{}')
  from unnest(numbers) as n (number)
  left join lateral (
    select
      array_agg(distinct g.series_code order by g.series_code) as series,
      array_agg(distinct ltree2text(subpath(g.path, 0, 1)) order by ltree2text(subpath(g.path, 0, 1))) as groups
    from figure_lines l
    join figures f on f.id = l.figure_id and f.deleted_at is null
    join figure_places p on p.figure_id = l.figure_id
    join epc_groups g on g.id = p.group_id
    where l.part_number = n.number
  ) u on true
  where d.kind = 'part' and d.id = n.number
$$;
