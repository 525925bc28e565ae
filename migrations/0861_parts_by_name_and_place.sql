-- What a search by words reads of parts: a million of them bear some ten thousand names and occur in some thousand sets of series and groups. Names and
-- sets stand once, and of a part there is a narrow row that an index holds whole: reading 50,000 rows of search_documents was most of such a search.

create table search_part_names (
  id int generated always as identity primary key,
  -- of the other three, which may be too long for an index of their own
  digest text not null unique,
  title text not null,
  heads text not null,
  -- also what else the part is known by: norms, dimensions
  tokens tsvector not null
);
create index search_part_names_tokens on search_part_names using gin (tokens);

create table search_part_places (
  id int generated always as identity primary key,
  digest text not null unique,
  series text[] not null,
  groups text[] not null
);
create index search_part_places_groups on search_part_places using gin (groups);

create table search_parts (
  number text primary key,
  name_id int not null,
  place_id int not null,
  superseded_from date,
  ordered int not null
);

create function search_part_name_digest(title text, heads text, tokens tsvector) returns text
language sql immutable parallel safe as $$
  select md5(title || e'\n' || heads || e'\n' || tokens::text)
$$;
create function search_part_place_digest(series text[], groups text[]) returns text
language sql stable parallel safe as $$
  select md5(series::text || groups::text)
$$;

-- Names and places are only added, as search_titles are: what no part has any more finds nothing.
create function keep_search_parts() returns trigger
language plpgsql as $$
begin
  if not exists (select from written where kind = 'part') then
    return null;
  end if;
  insert into search_part_names (digest, title, heads, tokens)
  select distinct on (1) search_part_name_digest(title, heads, tokens), title, heads, tokens
  from written
  where kind = 'part'
  -- one order for all, so that two imports never wait for each other's rows
  order by 1
  on conflict (digest) do nothing;
  insert into search_part_places (digest, series, groups)
  select distinct on (1) search_part_place_digest(series, groups), series, groups
  from written
  where kind = 'part'
  order by 1
  on conflict (digest) do nothing;
  -- Looked up one by one: the plan is kept for a session, and what suits a million rows would read all names for one.
  insert into search_parts (number, name_id, place_id, superseded_from, ordered)
  select
    w.id,
    (select n.id from search_part_names n where n.digest = search_part_name_digest(w.title, w.heads, w.tokens)),
    (select p.id from search_part_places p where p.digest = search_part_place_digest(w.series, w.groups)),
    w.superseded_from,
    w.ordered
  from written w
  where w.kind = 'part'
  order by w.id
  on conflict (number) do update
  set name_id = excluded.name_id, place_id = excluded.place_id, superseded_from = excluded.superseded_from, ordered = excluded.ordered
  where (search_parts.name_id, search_parts.place_id, search_parts.superseded_from, search_parts.ordered)
    is distinct from (excluded.name_id, excluded.place_id, excluded.superseded_from, excluded.ordered);
  return null;
end
$$;
create trigger search_parts_inserted after insert on search_documents
referencing new table as written for each statement execute function keep_search_parts();
create trigger search_parts_updated after update on search_documents
referencing new table as written for each statement execute function keep_search_parts();

create function drop_search_parts() returns trigger
language plpgsql as $$
begin
  delete from search_parts p
  using gone g
  where g.kind = 'part' and p.number = g.id;
  return null;
end
$$;
create trigger search_parts_deleted after delete on search_documents
referencing old table as gone for each statement execute function drop_search_parts();

insert into search_part_names (digest, title, heads, tokens)
select distinct on (1) search_part_name_digest(title, heads, tokens), title, heads, tokens
from search_documents
where kind = 'part'
order by 1;
insert into search_part_places (digest, series, groups)
select distinct on (1) search_part_place_digest(series, groups), series, groups
from search_documents
where kind = 'part'
order by 1;
insert into search_parts (number, name_id, place_id, superseded_from, ordered)
select d.id, n.id, p.id, d.superseded_from, d.ordered
from search_documents d
join search_part_names n on n.digest = search_part_name_digest(d.title, d.heads, d.tokens)
join search_part_places p on p.digest = search_part_place_digest(d.series, d.groups)
where d.kind = 'part';
-- All that a search reads, so that the table itself is hardly ever looked at.
create index search_parts_of_names on search_parts (name_id) include (place_id, superseded_from, ordered, number);
