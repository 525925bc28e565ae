-- How many vehicles are of some models: each set of models that vehicles of a series have is looked up once in the index, and of those that are meant the vehicles
-- are counted. A million vehicles have a thousand such sets, and all vehicles of the meant series were gone through.
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
    select coalesce(sum(c.vehicles), 0) into counted
    from unnest(meant) s (code)
    cross join lateral (
      with recursive sets as (
        (select v.model_codes from vehicles v where v.series_code = s.code order by v.model_codes limit 1)
        union all
        select (
          select v.model_codes from vehicles v
          where v.series_code = s.code and v.model_codes > before.model_codes
          order by v.model_codes limit 1
        )
        from sets before
        where before.model_codes is not null
      )
      select model_codes from sets where model_codes && a.model
    ) m
    cross join lateral (
      select count(*) as vehicles from vehicles v where v.series_code = s.code and v.model_codes = m.model_codes
    ) c;
  end if;
  return counted;
end
$$;
