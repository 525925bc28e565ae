-- Names are ranked and typing errors forgiven by the different titles, of which a million parts have some ten thousand. They get the
-- lexemes of engines/search/tokens.ts, and each word of a script with spaces stands once in a vocabulary: from it come compounds
-- ('Bremse' is in 'Bremsscheibe') and the word that was probably meant.

create extension if not exists fuzzystrmatch;

-- What engines/search/tokens.ts has begun to fold: ß as ss. A folded word holds no other sign that changes.
update search_documents
set title = replace(title, 'ß', 'ss'),
  tokens = (select array_to_tsvector(array_agg(distinct replace(lexeme, 'ß', 'ss'))) from unnest(tokens))
where title like '%ß%' or tokens::text like '%ß%';
delete from search_titles where title like '%ß%';

-- Lexemes of a folded title: words, and of scripts without spaces each character and each two neighbours.
create function title_tokens(title text) returns tsvector
language sql immutable parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(distinct token)), '')
  from regexp_split_to_table(title, '[ /]+') as word
  cross join lateral (
    select word as token where word !~ '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]'
    union all
    select substr(word, place, length)
    from generate_series(1, char_length(word)) place, generate_series(1, 2) length
    where word ~ '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]'
      and place + length - 1 <= char_length(word)
  ) said
  where token <> ''
$$;

alter table search_titles add column tokens tsvector generated always as (title_tokens(title)) stored;
create index search_titles_tokens on search_titles using gin (tokens);

-- Words of titles, of scripts with spaces.
create table search_vocabulary (
  word text primary key
);
-- Words that hold others inside.
create index search_vocabulary_inside on search_vocabulary using gin (word gin_trgm_ops);
-- Words that begin so.
create index search_vocabulary_begins on search_vocabulary (word text_pattern_ops);

create function keep_search_vocabulary() returns trigger
language plpgsql as $$
begin
  insert into search_vocabulary (word)
  select distinct lexeme
  from written, unnest(written.tokens)
  where lexeme ~ '^[^0-9\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]{3,}$'
  -- one order for all, as keep_search_titles has it
  order by 1
  on conflict do nothing;
  return null;
end
$$;
create trigger search_titles_kept after insert on search_titles
referencing new table as written for each statement execute function keep_search_vocabulary();

insert into search_vocabulary (word)
select distinct lexeme
from search_titles t, unnest(t.tokens)
where lexeme ~ '^[^0-9\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]{3,}$';

-- From a title to the figures that bear it.
create index search_documents_figure_title on search_documents (md5(title)) where kind = 'figure';
-- A figure by the beginning of its code, dashes typed or not.
create index search_documents_figure_code on search_documents (replace(id, '-', '') text_pattern_ops) where kind = 'figure';
