-- Words that a submitted text must not hold (specification section 5).
create table sensitive_words (
  id bigint generated always as identity primary key,
  word text not null,
  -- null: of no language in particular; words are looked for in texts of every language
  lang text,
  category text not null default 'other' check (
    category in ('insult', 'fraud', 'advertising', 'confidential', 'illegal', 'other')
  ),
  -- whole: not inside a longer word; part: anywhere
  match text not null default 'whole' check (match in ('whole', 'part')),
  active boolean not null default true,
  remark text
);
select register_columns('sensitive_words');
create unique index sensitive_words_once on sensitive_words (lower(word)) where deleted_at is null;

-- The words as a whole have a version: a process keeps its matcher until it reads another.
create table sensitive_version (
  single boolean primary key default true check (single),
  version uuid not null
);
insert into sensitive_version (version) values (gen_random_uuid());

create function renew_sensitive_version() returns trigger
language plpgsql as $$
begin
  update sensitive_version set version = gen_random_uuid();
  return null;
end
$$;
create trigger sensitive_words_changed
after insert or update or delete or truncate on sensitive_words
for each statement execute function renew_sensitive_version();
