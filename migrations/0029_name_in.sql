-- Names are read for every row of every list. The body with its subqueries was started anew for each of them; the names
-- that are nearly always there, in the reader's first two languages, are now read by an expression that the planner puts in
-- place of the call.

create function name_beyond(names jsonb, chain text[]) returns text
language sql immutable parallel safe as $$
  select coalesce(
    (select names ->> lang
     from unnest(chain || array['zh_CN']) with ordinality as chain_entry(lang, place)
     where names ? lang and names ->> lang <> ''
     order by place
     limit 1),
    (select value from jsonb_each_text(names) where value <> '' order by key limit 1),
    ''
  )
$$;

create or replace function name_in(names jsonb, chain text[]) returns text
language sql immutable parallel safe as $$
  select coalesce(nullif(names ->> chain[1], ''), nullif(names ->> chain[2], ''), name_beyond(names, chain))
$$;
