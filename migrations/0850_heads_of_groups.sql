-- What a group of the catalogue's tree is called, folded as names are (migration 0470), so that who types its name ('Bremse' of the group Bremsen)
-- is offered what hangs in it before what only ends so (Türbremse).

alter table epc_groups add column heads text[] not null default '{}';

create function heads_of_names(names jsonb) returns text[]
language sql stable as $$
  select coalesce(array_agg(distinct head), '{}')
  from jsonb_each_text(names) n (lang, name)
  cross join lateral (
    select trim(regexp_replace(
      replace(lower(unaccent(normalize((regexp_split_to_array(name, '[,，、;；(（:：/]'))[1], nfkc))), 'ß', 'ss'),
      '[^[:alnum:]]+', ' ', 'g'
    )) as head
  ) h
  where head <> ''
$$;

create function keep_heads_of_group() returns trigger
language plpgsql as $$
begin
  new.heads := heads_of_names(new.names);
  return new;
end
$$;
create trigger epc_groups_heads before insert or update of names on epc_groups
for each row execute function keep_heads_of_group();

update epc_groups set heads = heads_of_names(names);

-- The groups that a typed name means, in the search box.
create index epc_groups_heads on epc_groups using gin (heads);
