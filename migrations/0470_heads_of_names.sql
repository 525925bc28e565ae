-- What a name is a name of: the words before its first comma, of which the last tells the thing ('Coil spring, sport, front' is a spring,
-- 'Spring kit, door lock, front' is none). Titles are folded without their commas, so ranking could not tell the two.

alter table search_documents add column heads text not null default '';
alter table search_titles add column heads text not null default '';

create or replace function keep_search_titles() returns trigger
language plpgsql as $$
begin
  insert into search_titles (digest, title, heads)
  select distinct on (md5(title)) md5(title), title, heads
  from written
  where title <> ''
  -- one order for all, so that two imports never wait for each other's rows
  order by 1, heads desc
  on conflict (digest) do update set heads = excluded.heads
  where search_titles.heads = '' and excluded.heads <> '';
  return null;
end
$$;

-- Rows that are there already, as engines/search/tokens.ts would have them; each is written again when its name changes.
create function pg_temp.heads_in(names jsonb) returns text
language sql immutable as $$
  select coalesce(string_agg(head, ' / ' order by lang), '')
  from jsonb_each_text(names) n (lang, name)
  cross join lateral (
    select regexp_replace(
      trim(regexp_replace(
        lower(unaccent(normalize((regexp_split_to_array(name, '[,，、;；(（:：/]'))[1], nfkc))), '[^[:alnum:]]+', ' ', 'g'
      )),
      '( (vorne?|hinten|links|rechts|oben|unten|innen|aussen|mitte|front|rear|left|right|upper|lower|inner|outer))+$', ''
    ) as head
  ) h
  where head <> ''
$$;
update search_documents d
set heads = pg_temp.heads_in(p.names)
from parts p
where d.kind = 'part' and p.number = d.id;
update search_documents d
set heads = pg_temp.heads_in(f.names)
from figures f
where d.kind = 'figure' and f.code = d.id;
