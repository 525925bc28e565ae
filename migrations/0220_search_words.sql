-- Words of the workshop that the catalogue does not use, and what it says in their place: who types the one finds the other.
create table search_words (
  id bigint generated always as identity primary key,
  word text not null,
  -- words of the catalogue: each is looked for in place of what was typed
  means text[] not null check (cardinality(means) > 0),
  -- null: of no language in particular; words are looked for whatever the reader's language
  lang text,
  active boolean not null default true,
  remark text
);
select register_columns('search_words');
create unique index search_words_once on search_words (lower(word)) where deleted_at is null;
