-- Whether a line is valid for a vehicle: fits, not, or unknown (something that decides is not known), and why.
-- Three-valued logic throughout: an unknown condition neither helps nor hurts a row that another condition settles.

-- What is known of a vehicle. Null members are not known; a model chosen without a VIN has model_codes alone.
create type fit_subject as (
  model_codes text[],
  option_values text[],
  production_date date,
  plant_code text,
  serial bigint,
  market_code text
);

-- The conditions of one row, each with `met` true, false or null (unknown):
-- [{kind, met, codes | day | plant, serial}], in the order in which they are told.
create function applicability_conditions(a line_applicability, s fit_subject) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(detail || jsonb_build_object('kind', kind, 'met', met) order by place), '[]')
  from (
    values
      (1, 'production_from', a.production_from is not null, s.production_date >= a.production_from,
        jsonb_build_object('day', a.production_from)),
      (2, 'production_to', a.production_to is not null, s.production_date <= a.production_to,
        jsonb_build_object('day', a.production_to)),
      (3, 'options_all', a.options_all <> '{}', s.option_values @> a.options_all,
        jsonb_build_object('codes', a.options_all)),
      (4, 'options_any', a.options_any <> '{}', s.option_values && a.options_any,
        jsonb_build_object('codes', a.options_any)),
      (5, 'options_none', a.options_none <> '{}', not (s.option_values && a.options_none),
        jsonb_build_object('codes', a.options_none)),
      (6, 'models', a.model_codes <> '{}', nullif(s.model_codes, '{}') && a.model_codes,
        jsonb_build_object('codes', a.model_codes)),
      (7, 'markets', a.market_codes <> '{}', s.market_code = any (a.market_codes),
        jsonb_build_object('codes', a.market_codes)),
      (8, 'plant', a.plant_code is not null, s.plant_code = a.plant_code,
        jsonb_build_object('plant', a.plant_code)),
      (9, 'serial_from', a.serial_from is not null,
        case when s.plant_code = a.plant_code then s.serial >= a.serial_from end,
        jsonb_build_object('plant', a.plant_code, 'serial', a.serial_from)),
      (10, 'serial_to', a.serial_to is not null,
        case when s.plant_code = a.plant_code then s.serial <= a.serial_to end,
        jsonb_build_object('plant', a.plant_code, 'serial', a.serial_to))
  ) as condition (place, kind, said, met, detail)
  where said
$$;

-- The answer for a line. `applicability` holds the conditions of every row, the row that decides (or comes nearest)
-- first; empty when the line is valid for all.
create function line_fit(line bigint, s fit_subject)
returns table (fit text, applicability jsonb)
language sql stable parallel safe rows 1 as $$
  with judged as (
    select
      a.id,
      c.conditions,
      (select count(*) from jsonb_array_elements(c.conditions) e where e -> 'met' = 'false') as against,
      (select count(*) from jsonb_array_elements(c.conditions) e where e -> 'met' = 'null') as open
    from line_applicability a, applicability_conditions(a, s) as c (conditions)
    where a.line_id = line
  )
  select
    case
      when count(*) = 0 or bool_or(against = 0 and open = 0) then 'fits'
      when bool_or(against = 0) then 'unknown'
      else 'not'
    end,
    coalesce(jsonb_agg(conditions order by against, open, id), '[]')
  from judged
$$;

-- What line_fit needs to know of a vehicle.
create function fit_subject_of(v vehicles) returns fit_subject
language sql immutable parallel safe as $$
  select row(v.model_codes, v.option_values, v.production_date, v.plant_code, v.serial, v.market_code)::fit_subject
$$;

-- Writes anew which figures of a series have a line that can be valid for each of its model codes; answers the rows.
create function refresh_figure_fits(of_series text) returns bigint
language sql as $$
  delete from figure_fits
  where model_code in (select code from model_codes where series_code = of_series);
  with carried as (
    select m.code as model_code, array_agg(mo.value_code) as values
    from model_codes m
    join model_options mo on mo.model_code = m.code
    where m.series_code = of_series
    group by m.code
  ), written as (
    insert into figure_fits (model_code, figure_id)
    select distinct m.code, l.figure_id
    from model_codes m
    join epc_groups g on g.series_code = m.series_code
    join figure_places p on p.group_id = g.id
    join figures f on f.id = p.figure_id and f.deleted_at is null
    join figure_lines l on l.figure_id = p.figure_id
    left join line_applicability a on a.line_id = l.id
    left join carried c on c.model_code = m.code
    where m.series_code = of_series
      and m.deleted_at is null
      and (
        a.id is null
        or (
          (a.model_codes = '{}' or m.code = any (a.model_codes))
          and (a.market_codes = '{}' or m.market_code is null or m.market_code = any (a.market_codes))
          and (a.plant_code is null or m.plant_code is null or a.plant_code = m.plant_code)
          and daterange(a.production_from, a.production_to, '[]') && daterange(m.production_from, m.production_to, '[]')
          and (c.values is null or c.values @> a.options_all)
          and (c.values is null or a.options_any = '{}' or c.values && a.options_any)
        )
      )
    returning 1
  )
  select count(*) from written
$$;
