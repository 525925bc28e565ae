-- Which of the program's languages each edition offers, and what its texts were changed to.

-- The languages that the program knows; the start of the program writes those that are missing.
create table languages (
  code text primary key,
  -- what it is called in itself
  name text not null,
  names jsonb not null default '{}',
  -- BCP 47
  tag text not null,
  fallback text[] not null default '{}',
  domestic boolean not null default true,
  overseas boolean not null default true,
  sort int not null default 0
);
select register_columns('languages');

-- A text of the interface that is not the one the program comes with.
create table text_overrides (
  lang text not null,
  key text not null,
  text text not null,
  -- of the Chinese, the English and the program's own text when it was written: another one now means that it may be out of date
  source_hash text not null,
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by bigint references users,
  primary key (lang, key)
);

-- Each change of a text; texts are null where the program's own one stood or stands.
create table text_changes (
  id bigint generated always as identity primary key,
  lang text not null,
  key text not null,
  before text,
  after text,
  shipped text,
  via text not null check (via in ('edit', 'import', 'reset', 'undo')),
  changed_at timestamptz not null,
  changed_by bigint references users,
  undoes bigint references text_changes
);
-- The log, latest first, of one language or all; the history of one text.
create index text_changes_by_time on text_changes (changed_at desc, id desc);
create index text_changes_by_lang on text_changes (lang, changed_at desc, id desc);
create index text_changes_by_key on text_changes (key, lang, id);

-- Texts and languages as a whole have a version: a process reads them anew when it finds another.
create table text_version (
  "only" boolean primary key default true check ("only"),
  version uuid not null
);
insert into text_version (version) values (gen_random_uuid());

create function renew_text_version() returns trigger
language plpgsql as $$
begin
  update text_version set version = gen_random_uuid();
  return null;
end
$$;
create trigger text_overrides_changed
after insert or update or delete or truncate on text_overrides
for each statement execute function renew_text_version();
create trigger languages_changed
after insert or update or delete or truncate on languages
for each statement execute function renew_text_version();
