-- Typing errors are forgiven against the different titles, of which a million parts have some ten thousand: compared part
-- by part, a mistyped word took half a second at full size.

create table search_titles (
  -- md5 of the title, which may be too long for an index of its own
  digest text primary key,
  title text not null
);

insert into search_titles (digest, title)
select distinct md5(title), title
from search_documents
where title <> '';

-- Typing errors in words.
create index search_titles_typo on search_titles using gin (title gin_trgm_ops);
-- From a title to the parts that bear it.
create index search_documents_title on search_documents (md5(title)) where kind = 'part';
drop index search_documents_typo;

-- Titles are only added: one that no part bears any more finds nothing.
create function keep_search_titles() returns trigger
language plpgsql as $$
begin
  insert into search_titles (digest, title)
  select distinct md5(title), title
  from written
  where title <> ''
  -- one order for all, so that two imports never wait for each other's rows
  order by 1
  on conflict do nothing;
  return null;
end
$$;
create trigger search_titles_inserted after insert on search_documents
referencing new table as written for each statement execute function keep_search_titles();
create trigger search_titles_updated after update on search_documents
referencing new table as written for each statement execute function keep_search_titles();
