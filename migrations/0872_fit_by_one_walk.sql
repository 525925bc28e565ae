-- fits_of as in 0863. Which of the parts have stand-ins was looked up for each of them by itself, four times; it is asked for all of them at once now.
create or replace function fits_of(wanted jsonb, told boolean default true)
returns table (place bigint, part text, series_code text, fit text, cause text, conditions jsonb, via text)
language sql stable parallel safe rows 100 set work_mem = '4MB' set plan_cache_mode = force_generic_plan as $$
  with recursive wanted_rows as materialized (
    select w.place, w.vin, w.part, w.figure, w.callout
    from jsonb_to_recordset(wanted) as w (place bigint, vin text, part text, figure text, callout text)
  ), cars as materialized (
    -- most batches are for one vehicle, which is read once
    select c.vin, c.series_code, dense_rank() over (order by c.series_code) as series_no, c.subject
    from (select distinct wanted_rows.vin from wanted_rows) w
    cross join lateral (
      select v.vin, v.series_code, fit_subject_of(v) as subject from vehicles v where v.vin = w.vin offset 0
    ) c
  ), asked as materialized (
    select w.place, w.part, w.figure, w.callout, c.series_code, c.series_no, c.subject
    from wanted_rows w
    join cars c on c.vin = w.vin
  ), asked_parts as materialized (
    select array_agg(distinct asked.part) as parts from asked
  ), linked as materialized (
    -- parts that a supersession or an alternative names: a few too many, which changes no answer, but all are found by one walk through an index
    select from_number as part from supersessions where from_number = any ((select parts from asked_parts)::text[])
    union
    select to_number from supersessions where to_number = any ((select parts from asked_parts)::text[])
    union
    select part_number from part_alternatives where part_number = any ((select parts from asked_parts)::text[])
    union
    select other_number from part_alternatives where other_number = any ((select parts from asked_parts)::text[])
  ), heirs (part, number) as (
    select part, part from linked
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
  ), inherited as materialized (
    select distinct st.part from stands st where st.by_heir
  ), itself as materialized (
    -- parts that a figure shows, or that may be fitted in place of one that a figure shows: what is fitted in their place decides nothing
    select distinct st.part
    from stands st
    where not st.by_heir and st.part in (select inherited.part from inherited) and (
      select true
      from (select figure_id from figure_lines where part_number = st.number offset 0) l
      join figures f on f.id = l.figure_id and f.deleted_at is null
      limit 1
    )
  ), decisive as materialized (
    select st.part, st.number, st.by_heir
    from stands st
    where st.by_heir = (st.part in (select inherited.part from inherited) and not st.part in (select itself.part from itself))
    union all
    select distinct a.part, a.part, false
    from asked a
    where not a.part in (select linked.part from linked)
  ), placed as materialized (
    select distinct fp.figure_id * 65536 + s.series_no as key
    from (select distinct asked.series_code, asked.series_no from asked) s
    cross join lateral (select id from epc_groups where epc_groups.series_code = s.series_code offset 0) g
    cross join lateral (select figure_id from figure_places where group_id = g.id offset 0) fp
  ), sought as materialized (
    select a.place, a.series_no, d.number, d.by_heir from asked a join decisive d on d.part = a.part
  ), located as materialized (
    -- the figure that a question names, where the vehicle's series has it
    select a.place, a.callout, f.id as figure_id
    from asked a
    cross join lateral (select id from figures where code = a.figure and deleted_at is null offset 0) f
    where f.id * 65536 + a.series_no in (select key from placed)
  ), here as materialized (
    select s.place, s.by_heir, s.number as part_number, l.id
    from sought s
    join located f on f.place = s.place
    cross join lateral (
      select id, callout from figure_lines where part_number = s.number and figure_id = f.figure_id offset 0
    ) l
    where f.callout is null or f.callout = l.callout
  ), line as materialized (
    -- one key of both, a number: of two, the planner would first join each part with every figure of its series
    select s.place, s.by_heir, s.number as part_number, l.id, l.figure_id
    from sought s
    cross join lateral (select id, figure_id from figure_lines where part_number = s.number offset 0) l
    where not s.place in (select here.place from here) and l.figure_id * 65536 + s.series_no in (select key from placed)
  ), deciding as (
    -- where the figure named has a line, no other is looked at
    select here.place, here.by_heir, here.part_number, here.id from here
    union all
    select l.place, l.by_heir, l.part_number, l.id
    from line l
    cross join lateral (select from figures where id = l.figure_id and deleted_at is null offset 0) f
  ), candidate as materialized (
    select l.place, a.subject, l.by_heir, l.id as line_id, l.part_number, l.part_number = a.part as own, judged.rank
    from deciding l
    join asked a on a.place = l.place
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
  ), best as materialized (
    select *, min(rank) over (partition by c.place) as best_rank from candidate c
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
  ), undecided as materialized (
    select a.part from asked a where (a.place in (select decided.place from decided)) is not true
  ), everybodys as materialized (
    select u.part
    from (select distinct undecided.part from undecided) u
    cross join lateral (
      select
      from parts p
      where p.number = u.part and (p.standard_part_code is not null or p.auxiliary_code is not null)
      offset 0
    ) standard
  ), elsewhere as materialized (
    -- of all undecided parts at once: read for each, what decides was gone through again for every one of them. Written as no join, which
    -- the planner would make by nested loops
    select distinct o.part
    from (
      select part, number from decisive where (part in (select undecided.part from undecided)) is true offset 0
    ) o
    cross join lateral (
      select
      from (select figure_id from figure_lines where part_number = o.number offset 0) l
      cross join lateral (select id from figures where id = l.figure_id and deleted_at is null offset 0) f
      cross join lateral (select from figure_places where figure_id = f.id offset 0) fp
      limit 1
    ) shown
  )
  select
    a.place,
    a.part,
    a.series_code,
    case
      when d.rank = 0 and not d.by_heir then 'fits'
      when d.rank = 2 or (d.rank is null and e.part is not null and s.part is null) then 'not'
      else 'unknown'
    end,
    case
      when d.by_heir and d.rank = 0 then 'heir'
      when d.by_heir and d.rank = 1 then 'nowhere'
      when d.rank is not null then 'lines'
      when e.part is null then 'nowhere'
      when s.part is not null then 'standard'
      else 'series'
    end,
    coalesce(d.conditions, '[]'),
    case when not d.own and (not d.by_heir or d.rank = 0) then d.part_number end
  from asked a
  left join decided d on d.place = a.place
  left join elsewhere e on e.part = a.part
  left join everybodys s on s.part = a.part
$$;
