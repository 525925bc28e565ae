-- What lists over very many documents are read by.

-- The reading list in its order, those on top first: its first pages without sorting what is published.
create index document_revisions_standing on document_revisions (top_state, published_at, document_id) where publish_state = 1;

-- Each two neighbouring characters of a text, once: what any part of it of two characters or more is found by. Trigrams know no Chinese in a database
-- whose characters are those of C.
create function character_pairs(text text) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(text, at, 2)), '{}') from generate_series(1, length(text) - 1) at
$$;

-- Parts of titles of any language and of codes, as the lists of documents look for them.
create index document_texts_title_pairs on document_texts using gin (character_pairs(lower(title)));
create index documents_code_words on documents using gin (lower(code) gin_trgm_ops);
