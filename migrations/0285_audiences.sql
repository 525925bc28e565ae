-- Whom something is meant for: bulletins, quick apps, pictures of the home page. A row is never changed and is shared by all that say the same;
-- without a row it is everybody. What is named in one column is OR-ed, columns are AND-ed, an empty column asks nothing.
create table audiences (
  id bigint generated always as identity primary key,
  -- of what it says, so that the same is there once
  digest text not null unique,
  -- moved on by whoever saves it again: what nothing refers to goes some time later
  saved_at timestamptz not null,
  brand text[] not null default '{}',
  series text[] not null default '{}',
  model text[] not null default '{}',
  car_type text[] not null default '{}',
  region text[] not null default '{}',
  province text[] not null default '{}',
  city text[] not null default '{}',
  district text[] not null default '{}',
  -- an organisation stands for all below it too
  organisation text[] not null default '{}',
  -- yes: run by the car maker itself, no: by dealers
  direct_sale text[] not null default '{}',
  os_area text[] not null default '{}',
  country text[] not null default '{}',
  market text[] not null default '{}',
  edition text[] not null default '{}',
  user_type text[] not null default '{}',
  role text[] not null default '{}',
  post text[] not null default '{}',
  lang text[] not null default '{}',
  -- of its rows in audience_vins; 0 asks nothing
  vin_count int not null default 0
);

create table audience_vins (
  audience_id bigint not null references audiences on delete cascade,
  vin text not null,
  primary key (audience_id, vin)
);

-- Who or what is asked about. Null in a column: it is not asked by it (a person by models, a vehicle by posts). An empty array: it has none.
create type audience_subject as (
  brand text[],
  series text[],
  model text[],
  car_type text[],
  region text[],
  province text[],
  city text[],
  district text[],
  organisation text[],
  direct_sale text[],
  os_area text[],
  country text[],
  market text[],
  edition text[],
  user_type text[],
  role text[],
  post text[],
  lang text[],
  vin text
);

create function audience_has_vin(audience bigint, vin text) returns boolean
language sql stable parallel safe as $$
  select exists (select from audience_vins v where v.audience_id = $1 and v.vin = $2)
$$;

-- The rule. One expression without a query of its own, so that it is inlined where it is called.
create function in_audience(a audiences, s audience_subject) returns boolean
language sql stable parallel safe as $$
  select
    (a.brand = '{}' or s.brand is null or a.brand && s.brand)
    and (a.region = '{}' or s.region is null or a.region && s.region)
    and (a.province = '{}' or s.province is null or a.province && s.province)
    and (a.city = '{}' or s.city is null or a.city && s.city)
    and (a.district = '{}' or s.district is null or a.district && s.district)
    and (a.organisation = '{}' or s.organisation is null or a.organisation && s.organisation)
    and (a.direct_sale = '{}' or s.direct_sale is null or a.direct_sale && s.direct_sale)
    and (a.os_area = '{}' or s.os_area is null or a.os_area && s.os_area)
    and (a.country = '{}' or s.country is null or a.country && s.country)
    and (a.market = '{}' or s.market is null or a.market && s.market)
    and (a.edition = '{}' or s.edition is null or a.edition && s.edition)
    and (a.user_type = '{}' or s.user_type is null or a.user_type && s.user_type)
    and (a.role = '{}' or s.role is null or a.role && s.role)
    and (a.post = '{}' or s.post is null or a.post && s.post)
    and (a.lang = '{}' or s.lang is null or a.lang && s.lang)
    and (a.series = '{}' or s.series is null or a.series && s.series)
    and (a.model = '{}' or s.model is null or a.model && s.model)
    and (a.car_type = '{}' or s.car_type is null or a.car_type && s.car_type)
    and (a.vin_count = 0 or s.vin is null or audience_has_vin(a.id, s.vin))
$$;

-- What organisations are asked by, but for those above them: who asks many of them spreads what is asked (audience_spread).
create view audience_orgs as
select
  o.code,
  o.kind,
  o.deleted_at is null and o.state = 'open' as in_force,
  o.brand_codes,
  o.region_code,
  o.district_code,
  case 'province' when d.level then d.code when d2.level then d2.code when d3.level then d3.code end as province,
  case 'city' when d.level then d.code when d2.level then d2.code when d3.level then d3.code end as city,
  case 'district' when d.level then d.code when d2.level then d2.code when d3.level then d3.code end as district,
  case when o.direct_sale then 'yes' else 'no' end as direct_sale,
  c.os_area,
  o.country_code,
  o.market_code,
  m.edition
from orgs o
left join districts d on d.code = o.district_code
left join districts d2 on d2.code = d.parent_code
left join districts d3 on d3.code = d2.parent_code
left join countries c on c.code = o.country_code
left join markets m on m.code = o.market_code;

-- The organisation and those above it.
create function org_and_above(bottom text) returns setof text
language sql stable parallel safe as $$
  with recursive above as (
    select code, parent_code from orgs where code = bottom
    union
    select orgs.code, orgs.parent_code from orgs join above on orgs.code = above.parent_code
  )
  select code from above
$$;

-- None or one, as a dimension holds it.
create function audience_one(code text) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array[code], null)
$$;

-- What somebody of an organisation is asked by; without one by nothing that organisations have.
create function audience_org(org text) returns audience_subject
language sql stable parallel safe as $$
  select row(
    nullif(o.brand_codes, '{}'), null, null, null,
    audience_one(o.region_code), audience_one(o.province), audience_one(o.city), audience_one(o.district),
    array(select org_and_above(org)), audience_one(o.direct_sale), audience_one(o.os_area), audience_one(o.country_code),
    audience_one(o.market_code), audience_one(o.edition), '{}', '{}', '{}', '{}', null
  )::audience_subject
  from (select) as once
  left join audience_orgs o on o.code = org
$$;

-- What a person is asked by: of the organisation, and where that says nothing of country and market, their own.
create function audience_person(person bigint) returns audience_subject
language sql stable parallel safe as $$
  select row(
    nullif(u.brand_codes, '{}'), null, null, null,
    o.region, o.province, o.city, o.district, o.organisation, o.direct_sale,
    array(select c.os_area from countries c where c.code = coalesce(u.country_code, o.country[1]) and c.os_area is not null),
    audience_one(coalesce(u.country_code, o.country[1])),
    array(
      select unnest(o.market)
      union
      select mc.market_code from market_countries mc
      where o.market = '{}' and mc.country_code = u.country_code
      union
      select coalesce(ur.market_code, rm.market_code)
      from user_roles ur
      left join role_markets rm on rm.role_code = ur.role_code and ur.market_code is null
      where ur.user_id = u.id and coalesce(ur.market_code, rm.market_code) is not null
    ),
    u.editions,
    audience_one(u.user_type),
    array(select r.role_code from user_role_codes r where r.user_id = u.id),
    array(select p.post_code from user_post_links p where p.user_id = u.id),
    array[u.lang],
    null
  )::audience_subject
  from users u, audience_org(u.org_code) o
  where u.id = person
$$;

-- What a vehicle is asked by: not by anything that people and stores have. One that is not there has nothing but its number.
create function audience_vehicle(number text) returns audience_subject
language sql stable parallel safe as $$
  select row(
    audience_one(s.brand_code), audience_one(v.series_code), coalesce(v.model_codes, '{}'),
    audience_one(s.car_type), null, null, null, null, null, null, null, null, null, null, null, null, null, null, number
  )::audience_subject
  from (select) as once
  left join vehicles v on v.vin = number
  left join series s on s.code = v.series_code
$$;

-- A province, city or district and all below it.
create function district_and_below(top text) returns setof text
language sql stable parallel safe as $$
  with recursive below as (
    select code from districts where code = top
    union
    select districts.code from districts join below on districts.parent_code = below.code
  )
  select code from below
$$;

-- An audience for asking many: organisations, provinces, cities and districts are named with all below them.
create function audience_spread(a audiences) returns audiences
language plpgsql stable parallel safe as $$
begin
  if a.organisation <> '{}' then
    a.organisation := array(select distinct below from unnest(a.organisation) top, org_and_below(top) below);
  end if;
  if a.province <> '{}' then
    a.province := array(select below from unnest(a.province) top, district_and_below(top) below);
  end if;
  if a.city <> '{}' then
    a.city := array(select below from unnest(a.city) top, district_and_below(top) below);
  end if;
  if a.district <> '{}' then
    a.district := array(select below from unnest(a.district) top, district_and_below(top) below);
  end if;
  return a;
end
$$;

-- One dimension asked of many rows: nothing is asked, or what is there is among it.
create function audience_takes(asked text[], has text) returns boolean
language sql immutable parallel safe as $$
  select asked = '{}' or has = any(asked)
$$;

-- Stores in force that are meant; what only people have (posts, roles ...) does not narrow them. The same rule as in_audience, written for many
-- rows: planned for what is asked, so that nothing is computed or joined for what is not.
create function audience_stores(asked audiences) returns setof text
language plpgsql stable parallel safe set plan_cache_mode = force_custom_plan as $$
declare
  a audiences := audience_spread(asked);
  named boolean := a.organisation <> '{}';
begin
  return query
    select o.code from audience_orgs o
    where o.kind = 'store' and o.in_force
      and (a.brand = '{}' or o.brand_codes = '{}' or a.brand && o.brand_codes)
      and audience_takes(a.region, o.region_code)
      and (a.province = '{}' or o.district_code in (select unnest(a.province)))
      and (a.city = '{}' or o.district_code in (select unnest(a.city)))
      and (a.district = '{}' or o.district_code in (select unnest(a.district)))
      and audience_takes(a.direct_sale, o.direct_sale)
      and audience_takes(a.os_area, o.os_area)
      and audience_takes(a.country, o.country_code)
      and audience_takes(a.market, o.market_code)
      and audience_takes(a.edition, o.edition)
      and (not named or o.code in (select unnest(a.organisation)));
end
$$;

-- People in force who are meant, by id from `after` on. The same rule again.
create function audience_people(asked audiences, after bigint default 0) returns setof bigint
language plpgsql stable parallel safe set plan_cache_mode = force_custom_plan as $$
declare
  a audiences := audience_spread(asked);
  named boolean := a.organisation <> '{}';
begin
  return query
    select u.id from users u
    left join audience_orgs o on o.code = u.org_code
    left join countries c on c.code = coalesce(u.country_code, o.country_code)
    where u.id > after and u.state = 'normal' and u.deleted_at is null
      and (a.brand = '{}' or u.brand_codes = '{}' or a.brand && u.brand_codes)
      and audience_takes(a.region, o.region_code)
      and (a.province = '{}' or o.district_code in (select unnest(a.province)))
      and (a.city = '{}' or o.district_code in (select unnest(a.city)))
      and (a.district = '{}' or o.district_code in (select unnest(a.district)))
      and audience_takes(a.direct_sale, o.direct_sale)
      and audience_takes(a.os_area, c.os_area)
      and audience_takes(a.country, coalesce(u.country_code, o.country_code))
      and (a.edition = '{}' or a.edition && u.editions)
      and audience_takes(a.user_type, u.user_type)
      and audience_takes(a.lang, u.lang)
      and (not named or u.org_code in (select unnest(a.organisation)))
      and (a.post = '{}' or u.id in (select l.user_id from user_post_links l where l.post_code = any(a.post)))
      and (a.role = '{}' or u.id in (select r.user_id from user_roles r where r.role_code = any(a.role)))
      and (
        a.market = '{}'
        or o.market_code = any(a.market)
        or o.market_code is null
          and u.country_code in (select mc.country_code from market_countries mc where mc.market_code = any(a.market))
        or u.id in (
          select r.user_id from user_roles r
          left join role_markets rm on rm.role_code = r.role_code and r.market_code is null
          where coalesce(r.market_code, rm.market_code) = any(a.market)
        )
      );
end
$$;

-- How many vehicles are meant; `vins` in place of the saved list where there is one.
create function audience_vehicles(a audiences, vins text[] default null) returns bigint
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
  else
    -- By the index alone: the series that are meant are few.
    meant := array(
      select s.code from series s
      where (a.brand = '{}' or s.brand_code = any(a.brand))
        and (a.series = '{}' or s.code = any(a.series))
        and (a.car_type = '{}' or s.car_type = any(a.car_type))
    );
    select count(*) into counted
    from vehicles v
    where v.series_code = any(meant) and (a.model = '{}' or v.model_codes && a.model);
  end if;
  return counted;
end
$$;
create index vehicles_series_models on vehicles (series_code, model_codes);
