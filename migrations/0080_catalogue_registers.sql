-- What the registers of the parts catalogue need beside the columns of migration 0066.

-- Picture of a series: a file of the file store. Nothing has written it so far.
alter table series alter picture type uuid using null::uuid;

-- A sub-type by its code alone, for what people choose from; which brand and after-sale type it stands below is checked where it is set.
create view sub_sale_type_codes as
select distinct on (code) code, names, deleted_at
from sub_sale_types
order by code, deleted_at nulls first, brand_code, after_sale_type;

alter table disabled_vins alter disabled_at set default now();

-- How much of an auxiliary material a series takes: fill quantities.
create table auxiliary_quantities (
  id bigint generated always as identity primary key,
  auxiliary_code text not null references auxiliaries,
  series_code text not null references series,
  quantity numeric(10, 3) not null check (quantity > 0),
  note jsonb
);
select register_columns('auxiliary_quantities');
create unique index auxiliary_quantities_once on auxiliary_quantities (auxiliary_code, series_code) where deleted_at is null;
create index auxiliary_quantities_series on auxiliary_quantities (series_code);

-- From a value to the model codes that carry it.
create index model_options_value on model_options (value_code);

-- Which parts are one of a norm or a material: they are found by its words.
create index parts_standard on parts (standard_part_code) where standard_part_code is not null;
create index parts_auxiliary on parts (auxiliary_code) where auxiliary_code is not null;

-- Which figures fit can be reckoned anew for one model code of a series, after its own options or days have changed.
drop function refresh_figure_fits(text);
create function refresh_figure_fits(of_series text, of_model text default null) returns bigint
language sql as $$
  delete from figure_fits
  where model_code in (select code from model_codes where series_code = of_series)
    and (of_model is null or model_code = of_model);
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
      and (of_model is null or m.code = of_model)
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
