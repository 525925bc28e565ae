-- fits_of as in 0190, each part by the index of its lines and of what it replaces: planned for rows that recursion may bring, all lines of
-- the catalogue were read for one part. The figures of the vehicle's series are read once. `offset 0` and `limit 1` keep the planner from
-- turning a look-up back into a join over a whole table. What tells why is asked only of lines that do not fit, and not at all when `told`
-- is false: then the conditions are empty, all else is the same.
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
    cross join lateral (select number from part_stand_ins where stands_for = h.number offset 0) i
  ), stands (part, number, by_heir) as (
    select part, number, number <> part from heirs
    union
    select s.part, i.stands_for, s.by_heir
    from stands s
    cross join lateral (select stands_for from part_stand_ins where number = s.number offset 0) i
  ), itself as materialized (
    -- parts that a figure shows, or that may be fitted in place of one that a figure shows: what is fitted in their place decides nothing
    select distinct st.part
    from stands st
    where not st.by_heir and (
      select true
      from (select figure_id from figure_lines where part_number = st.number offset 0) l
      join figures f on f.id = l.figure_id and f.deleted_at is null
      limit 1
    )
  ), decisive as materialized (
    select st.part, st.number, st.by_heir
    from stands st
    where st.by_heir <> (st.part in (select itself.part from itself))
  ), placed as materialized (
    select distinct s.series_code || ' ' || fp.figure_id as key
    from (select distinct asked.series_code from asked) s
    cross join lateral (select id from epc_groups where epc_groups.series_code = s.series_code offset 0) g
    cross join lateral (select figure_id from figure_places where group_id = g.id offset 0) fp
  ), sought as materialized (
    select a.place, a.series_code, d.number, d.by_heir from asked a join decisive d on d.part = a.part
  ), line as materialized (
    -- one key of both: of two, the planner would first join each part with every figure of its series
    select s.place, s.by_heir, s.number as part_number, l.id, l.figure_id
    from sought s
    cross join lateral (select id, figure_id from figure_lines where part_number = s.number offset 0) l
    where s.series_code || ' ' || l.figure_id in (select key from placed)
  ), candidate as materialized (
    select
      a.place, a.subject, l.by_heir, l.id as line_id, l.part_number, l.part_number = a.part as own, judged.rank,
      (f.code = a.figure and (a.callout is null or a.callout = c.callout)) is true as here
    from line l
    cross join lateral (select code from figures where id = l.figure_id and deleted_at is null offset 0) f
    join asked a on a.place = l.place
    left join lateral (select callout from figure_lines where id = l.id and f.code = a.figure offset 0) c on true
    cross join lateral (
      select
        case
          when count(*) = 0 or bool_or(applicability_met(p, a.subject)) then 0
          when bool_or(applicability_met(p, a.subject) is null) then 1
          else 2
        end as rank
      from line_applicability p
      where p.line_id = l.id
      offset 0
    ) judged
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
        select
        from decisive o
        cross join lateral (select figure_id from figure_lines where part_number = o.number offset 0) l
        cross join lateral (select id from figures where id = l.figure_id and deleted_at is null offset 0) f
        cross join lateral (select from figure_places where figure_id = f.id offset 0) fp
        where o.part = a.part
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

-- Most lines of a part are in figures of other series: those are told by the index alone.
create index figure_lines_part_figure on figure_lines (part_number) include (figure_id, id);
drop index figure_lines_part;
alter index figure_lines_part_figure rename to figure_lines_part;
