-- fits_of as in 0190, each part by the index of its lines: planned for rows that recursion may bring, all lines of the catalogue were read
-- for one part. `offset 0` and `limit 1` keep the planner from turning each back into a join over the whole table. What tells why is asked
-- only of lines that do not fit, and not at all when `told` is false: then the conditions are empty, all else is the same.
drop function fits_of(jsonb);
create function fits_of(wanted jsonb, told boolean default true)
returns table (place bigint, part text, series_code text, fit text, cause text, conditions jsonb, via text)
language sql stable parallel safe rows 100 as $$
  with recursive asked as materialized (
    select w.place, w.part, w.figure, w.callout, v.series_code, fit_subject_of(v) as subject
    from jsonb_to_recordset(wanted) as w (place bigint, vin text, part text, figure text, callout text)
    join vehicles v on v.vin = w.vin
  ), heirs (part, number) as (
    select part, part from asked
    union
    select h.part, i.number
    from heirs h
    join part_stand_ins i on i.stands_for = h.number
  ), stands (part, number, by_heir) as (
    select part, number, number <> part from heirs
    union
    select s.part, i.stands_for, s.by_heir
    from stands s
    join part_stand_ins i on i.number = s.number
  ), shown as materialized (
    select *
    from (
      select
        st.part, st.by_heir, l.id as line_id, l.callout, l.part_number, f.id as figure_id, f.code as figure,
        bool_or(not st.by_heir) over (partition by st.part) as any_itself
      from stands st
      cross join lateral (select * from figure_lines where part_number = st.number offset 0) l
      cross join lateral (select * from figures where id = l.figure_id and deleted_at is null offset 0) f
    ) found
    where by_heir <> any_itself
  ), candidate as materialized (
    select
      a.place, a.subject, l.by_heir, l.line_id, l.part_number, l.part_number = a.part as own, judged.rank,
      (l.figure = a.figure and (a.callout is null or l.callout = a.callout)) is true as here
    from asked a
    join shown l on l.part = a.part
    cross join lateral (
      select
        case
          when count(*) = 0 or bool_or(applicability_met(p, a.subject)) then 0
          when bool_or(applicability_met(p, a.subject) is null) then 1
          else 2
        end as rank
      from line_applicability p
      where p.line_id = l.line_id
    ) judged
    where (
      select true
      from figure_places fp
      join epc_groups g on g.id = fp.group_id
      where fp.figure_id = l.figure_id and g.series_code = a.series_code
      limit 1
    )
  ), counting as (
    select *, bool_or(here) over (partition by c.place) as any_here from candidate c
  ), best as materialized (
    select *, min(rank) over (partition by c.place) as best_rank
    from counting c
    where here or not any_here
  ), decided as (
    select distinct on (b.place) b.place, b.by_heir, b.rank, b.own, b.part_number, why.conditions
    from best b
    left join lateral (
      select lf.applicability -> 0 as conditions,
        (select count(*) from jsonb_array_elements(lf.applicability -> 0) c where c -> 'met' <> 'true') as missing
      from (select where told and b.rank > 0 offset 0) asked_why
      cross join lateral line_fit(b.line_id, b.subject) lf
    ) why on true
    where b.rank = b.best_rank
    order by b.place, b.own desc, why.missing, b.line_id
  )
  select
    a.place,
    a.part,
    a.series_code,
    case
      when d.rank = 0 and not d.by_heir then 'fits'
      when d.rank = 2 or (d.rank is null and other.elsewhere and not other.everybodys) then 'not'
      else 'unknown'
    end,
    case
      when d.by_heir and d.rank = 0 then 'heir'
      when d.by_heir and d.rank = 1 then 'nowhere'
      when d.rank is not null then 'lines'
      when not other.elsewhere then 'nowhere'
      when other.everybodys then 'standard'
      else 'series'
    end,
    coalesce(d.conditions, '[]'),
    case when not d.own and (not d.by_heir or d.rank = 0) then d.part_number end
  from asked a
  left join decided d on d.place = a.place
  left join lateral (
    select
      exists (
        select from shown l join figure_places fp on fp.figure_id = l.figure_id where l.part = a.part
      ) as elsewhere,
      exists (
        select from parts p
        where p.number = a.part and (p.standard_part_code is not null or p.auxiliary_code is not null)
      ) as everybodys
    from (select where d.rank is null offset 0) open
  ) other on true
$$;

-- applicability_conditions as in 0024, in a language whose plain expressions need no plan of their own: told for each line that does not fit.
create or replace function applicability_conditions(a line_applicability, s fit_subject) returns jsonb
language plpgsql immutable parallel safe as $$
declare
  said jsonb := '[]';
begin
  if a.production_from is not null then
    said := said || jsonb_build_object('kind', 'production_from', 'met', s.production_date >= a.production_from, 'day', a.production_from);
  end if;
  if a.production_to is not null then
    said := said || jsonb_build_object('kind', 'production_to', 'met', s.production_date <= a.production_to, 'day', a.production_to);
  end if;
  if a.options_all <> '{}' then
    said := said || jsonb_build_object('kind', 'options_all', 'met', s.option_values @> a.options_all, 'codes', a.options_all);
  end if;
  if a.options_any <> '{}' then
    said := said || jsonb_build_object('kind', 'options_any', 'met', s.option_values && a.options_any, 'codes', a.options_any);
  end if;
  if a.options_none <> '{}' then
    said := said || jsonb_build_object('kind', 'options_none', 'met', not (s.option_values && a.options_none), 'codes', a.options_none);
  end if;
  if a.model_codes <> '{}' then
    said := said || jsonb_build_object('kind', 'models', 'met', nullif(s.model_codes, '{}') && a.model_codes, 'codes', a.model_codes);
  end if;
  if a.market_codes <> '{}' then
    said := said || jsonb_build_object('kind', 'markets', 'met', s.market_code = any (a.market_codes), 'codes', a.market_codes);
  end if;
  if a.plant_code is not null then
    said := said || jsonb_build_object('kind', 'plant', 'met', s.plant_code = a.plant_code, 'plant', a.plant_code);
  end if;
  if a.serial_from is not null then
    said := said || jsonb_build_object(
      'kind', 'serial_from', 'met', case when s.plant_code = a.plant_code then s.serial >= a.serial_from end,
      'plant', a.plant_code, 'serial', a.serial_from
    );
  end if;
  if a.serial_to is not null then
    said := said || jsonb_build_object(
      'kind', 'serial_to', 'met', case when s.plant_code = a.plant_code then s.serial <= a.serial_to end,
      'plant', a.plant_code, 'serial', a.serial_to
    );
  end if;
  return said;
end
$$;
