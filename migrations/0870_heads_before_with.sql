-- What a name is a name of ends before 'with', 'for' and their like: 'Delivery module with stronger heater' is no heater, 'Radnabe mit Lager' no bearing: as
-- engines/search/tokens.ts has it from here on. Only rows with such a name are written.

create function pg_temp.heads_before_with(names jsonb) returns text
language sql immutable as $$
  select coalesce(string_agg(head, ' / ' order by lang), '')
  from jsonb_each_text(names) n (lang, name)
  cross join lateral (
    select regexp_replace(
      trim(regexp_replace(lower(unaccent(normalize(regexp_replace(
        whole,
        case
          when whole ~ '[[:lower:]\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' then '\s[^[:lower:]\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]*[0-9][^[:lower:]\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]*$'
          else '(\s\S*[0-9]\S*)+$'
        end,
        ''
      ), nfkc))), '[^[:alnum:]]+', ' ', 'g')),
      '( (vorne?|hinten|links|rechts|oben|unten|innen|aussen|mitte|front|rear|left|right|upper|lower|inner|outer))+$', ''
    ) as head
    from trim((regexp_split_to_array(name, '[,，、;；(（:：/]'))[1]) as told
    cross join lateral trim((regexp_split_to_array(told, '\s(with|without|for|of|mit|ohne|für|zum|zur)\s', 'i'))[1]) as thing
    -- how much of a thing is no thing
    cross join lateral (
      select case
        when lower(thing) in (
          'set', 'pair', 'kit', 'pack', 'box', 'roll', 'bag', 'bottle', 'sheet', 'piece', 'satz', 'paar', 'packung', 'rolle', 'beutel', 'flasche', 'stück'
        ) then told
        else thing
      end as whole
    ) w
  ) h
  where head <> ''
$$;

create function pg_temp.may_have_with(names jsonb) returns boolean
language sql immutable as $$
  select exists (
    select from jsonb_each_text(names) n (lang, name) where name ~* '^[^,，、;；(（:：/]+\s(with|without|for|of|mit|ohne|für|zum|zur)\s'
  )
$$;

update search_documents d
set heads = pg_temp.heads_before_with(p.names)
from parts p
where d.kind = 'part' and p.number = d.id and pg_temp.may_have_with(p.names);
update search_documents d
set heads = pg_temp.heads_before_with(f.names)
from figures f
where d.kind = 'figure' and f.code = d.id and pg_temp.may_have_with(f.names);

-- Titles took their heads with their first row and keep them.
update search_titles t
set heads = d.heads
from (
  select distinct on (md5(title)) md5(title) as digest, heads
  from search_documents
  where title ~ ' (with|without|for|of|mit|ohne|fur|zum|zur) '
  order by 1, heads desc
) d
where t.digest = d.digest and t.heads is distinct from d.heads;
