-- How many vehicles of a series there are: the editor of an audience counts with each change of it, and went through an index of a million each time.
-- Rows are only added, and their sum counts: writers of one series, such as a catalogue set that is minutes in applying and a list of vehicles, would wait for each
-- other at a row that they share, or for ever.
create table series_vehicles (
  series_code text not null,
  vehicles bigint not null
);
create function count_series_vehicles() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into series_vehicles
    select series_code, count(*) from fresh_vehicles group by series_code;
  elsif tg_op = 'DELETE' then
    insert into series_vehicles
    select series_code, -count(*) from former_vehicles group by series_code;
  else
    -- Most changes of vehicles leave them in their series.
    insert into series_vehicles
    select series_code, sum(more)
    from (select series_code, 1 as more from fresh_vehicles union all select series_code, -1 from former_vehicles) moved
    group by series_code
    having sum(more) <> 0;
  end if;
  -- What has gathered is made one row a series again; what another transaction has in hand is left to it.
  if (select count(*) from series_vehicles) > 2000 then
    with gathered as (
      delete from series_vehicles
      where ctid = any(array(select ctid from series_vehicles for update skip locked))
      returning series_code, vehicles
    )
    insert into series_vehicles
    select series_code, sum(vehicles) from gathered group by series_code having sum(vehicles) <> 0;
  end if;
  return null;
end
$$;
create trigger vehicles_counted_insert after insert on vehicles referencing new table as fresh_vehicles
for each statement execute function count_series_vehicles();
create trigger vehicles_counted_update after update on vehicles referencing old table as former_vehicles new table as fresh_vehicles
for each statement execute function count_series_vehicles();
create trigger vehicles_counted_delete after delete on vehicles referencing old table as former_vehicles
for each statement execute function count_series_vehicles();

-- Those that are there, behind the triggers: making these waits for whoever writes vehicles, so that none comes uncounted in between.
insert into series_vehicles
select series_code, count(*) from vehicles group by series_code;

-- As before, but that vehicles of whole series are not counted one by one.
create or replace function audience_vehicles(a audiences, vins text[] default null) returns bigint
language plpgsql stable parallel safe as $$
declare
  listed boolean := a.vin_count > 0 or vins is not null;
  meant text[];
  counted bigint;
begin
  if listed then
    select count(*) into counted
    from (select unnest(vins) as vin union select l.vin from audience_vins l where vins is null and l.audience_id = a.id) l
    join vehicles v on v.vin = l.vin
    join series s on s.code = v.series_code
    where (a.brand = '{}' or s.brand_code = any(a.brand))
      and (a.series = '{}' or v.series_code = any(a.series))
      and (a.car_type = '{}' or s.car_type = any(a.car_type))
      and (a.model = '{}' or v.model_codes && a.model);
    return counted;
  end if;
  meant := array(
    select s.code from series s
    where (a.brand = '{}' or s.brand_code = any(a.brand))
      and (a.series = '{}' or s.code = any(a.series))
      and (a.car_type = '{}' or s.car_type = any(a.car_type))
  );
  if a.model = '{}' then
    select coalesce(sum(c.vehicles), 0) into counted from series_vehicles c where c.series_code = any(meant);
  else
    -- By the index alone: the series that are meant are few.
    select count(*) into counted
    from vehicles v
    where v.series_code = any(meant) and v.model_codes && a.model;
  end if;
  return counted;
end
$$;
