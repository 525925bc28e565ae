-- What stands behind the comma of a group's name, folded as names are (migration 0470): 'Covers, front seat' belongs to the front seat. The search box
-- takes it for what the groups are called where several of a tree have it.
alter table epc_groups add column owners text[] not null default '{}';

create function owners_of_names(names jsonb) returns text[]
language sql stable as $$
  select coalesce(array_agg(distinct owner), '{}')
  from jsonb_each_text(names) n (lang, name)
  cross join lateral (
    select trim(regexp_replace(
      replace(lower(unaccent(normalize(substring(name from '[,，、]\s*(.+)$'), nfkc))), 'ß', 'ss'),
      '[^[:alnum:]]+', ' ', 'g'
    )) as owner
  ) o
  where owner <> ''
$$;

create function keep_owners_of_group() returns trigger
language plpgsql as $$
begin
  new.owners := owners_of_names(new.names);
  return new;
end
$$;
create trigger epc_groups_owners before insert or update of names on epc_groups
for each row execute function keep_owners_of_group();

update epc_groups set owners = owners_of_names(names);

-- The groups that belong to what was typed, in the search box.
create index epc_groups_owners on epc_groups using gin (owners);
