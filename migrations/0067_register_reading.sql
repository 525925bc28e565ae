-- What lists of registers search in: all names of an entry, whatever the language.
create function names_text(names jsonb) returns text
language sql immutable parallel safe as $$
  select coalesce(string_agg(value, ' ' order by key), '') from jsonb_each_text(names)
$$;
