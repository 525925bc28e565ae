-- Whether a part fits a vehicle, for any number of parts and vehicles in one statement: what search, cart and order hold every
-- part against. A part's lines in the figures of the vehicle's series decide, and those of the parts that it may stand in for.

-- Whether one row of conditions holds: true, false, or null where something that decides is not known. The conditions are those that
-- applicability_conditions tells one by one; this is the same as one expression, so that many lines are judged without any JSON.
create function applicability_met(a line_applicability, s fit_subject) returns boolean
language sql immutable parallel safe as $$
  select
    (a.production_from is null or s.production_date >= a.production_from)
    and (a.production_to is null or s.production_date <= a.production_to)
    and (a.options_all = '{}' or s.option_values @> a.options_all)
    and (a.options_any = '{}' or s.option_values && a.options_any)
    and (a.options_none = '{}' or not (s.option_values && a.options_none))
    and (a.model_codes = '{}' or nullif(s.model_codes, '{}') && a.model_codes)
    and (a.market_codes = '{}' or s.market_code = any (a.market_codes))
    and (a.plant_code is null or s.plant_code = a.plant_code)
    and (a.serial_from is null or case when s.plant_code = a.plant_code then s.serial >= a.serial_from end)
    and (a.serial_to is null or case when s.plant_code = a.plant_code then s.serial <= a.serial_to end)
$$;

-- In whose place a part may be fitted, step by step: in that of what it replaces unless the two are not interchangeable, and of what
-- replaces it where either may be fitted for the other. A set of several is not replaced by the one that it replaces.
create view part_stand_ins (number, stands_for) as
select e.to_number, e.from_number
from supersessions e
where e.interchange in ('both', 'forward')
union all
select e.from_number, e.to_number
from supersessions e
where e.interchange = 'both' and not exists (
  select from supersessions o
  where o.from_number = e.from_number and o.set_no = e.set_no and o.to_number <> e.to_number
);

-- Answers for `wanted`, [{place, vin, part, figure?, callout?}], each by its place; a VIN that is no vehicle has no answer.
--
-- Where a figure is named and has a line for the part, or for one in whose place it may be fitted, that line decides; else the best
-- of all lines does.
--
-- A part that no figure shows, nor any in whose place it may be fitted, is judged by what may be fitted in its place: where that does
-- not fit, neither does the part; where it does, the part is not known to.
--
-- fit: fits, not, unknown. cause: lines (conditions are those of the row that comes nearest), series (only figures of other series show
-- it), standard (the same, but it is a standard part or an auxiliary, which no series owns), heir (no figure shows it, and via, which may be
-- fitted in its place, fits), nowhere (no figure shows it).
-- via: the part whose line decides, where that is another.
create function fits_of(wanted jsonb)
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
      join figure_lines l on l.part_number = st.number
      join figures f on f.id = l.figure_id and f.deleted_at is null
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
    where exists (
      select
      from figure_places fp
      join epc_groups g on g.id = fp.group_id
      where fp.figure_id = l.figure_id and g.series_code = a.series_code
    )
  ), counting as (
    select *, bool_or(here) over (partition by c.place) as any_here from candidate c
  ), best as materialized (
    select *, min(rank) over (partition by c.place) as best_rank
    from counting c
    where here or not any_here
  ), decided as (
    select distinct on (b.place) b.place, b.by_heir, b.rank, b.own, b.part_number, told.conditions
    from best b
    left join lateral (
      select lf.applicability -> 0 as conditions,
        (select count(*) from jsonb_array_elements(lf.applicability -> 0) c where c -> 'met' <> 'true') as missing
      from line_fit(b.line_id, b.subject) lf
      where b.rank > 0
    ) told on true
    where b.rank = b.best_rank
    order by b.place, b.own desc, told.missing, b.line_id
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
    where d.rank is null
  ) other on true
$$;
