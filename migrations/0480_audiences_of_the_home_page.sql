-- Quick apps and pictures of the home page are for an audience like that of documents, in place of columns of their own: any store, region or post
-- can be named, and one rule decides. What their rows say today becomes audiences; a row that says nothing stays for everybody.
alter table quick_apps add column audience_id bigint references audiences;
alter table home_pictures add column audience_id bigint references audiences;
-- Audiences that nothing refers to are looked for by them.
create index quick_apps_audience on quick_apps (audience_id);
create index home_pictures_audience on home_pictures (audience_id);

create temporary table home_aims on commit drop as
select
  'quick_apps' as kind, id, brand_codes as brand, market_codes as market, country_codes as country, '{}'::text[] as edition,
  user_types as user_type, roles as role
from quick_apps
union all
select 'home_pictures', id, audience_one(brand_code), '{}', '{}', audience_one(edition), '{}', '{}'
from home_pictures;

-- Each code once, in the order of its characters: as an audience is written down for its digest.
update home_aims
set
  brand = array(select distinct one collate "C" from unnest(brand) one order by 1),
  market = array(select distinct one collate "C" from unnest(market) one order by 1),
  country = array(select distinct one collate "C" from unnest(country) one order by 1),
  edition = array(select distinct one collate "C" from unnest(edition) one order by 1),
  user_type = array(select distinct one collate "C" from unnest(user_type) one order by 1),
  role = array(select distinct one collate "C" from unnest(role) one order by 1);
delete from home_aims
where brand || market || country || edition || user_type || role = '{}';

alter table home_aims add column said text;
update home_aims
set said = '{' || (
  select string_agg(
    to_json(name)::text || ':[' || (select string_agg(to_json(one)::text, ',' order by place) from unnest(codes) with ordinality u (one, place)) || ']',
    ',' order by dimension
  )
  from (
    values
      (1, 'brand', brand), (2, 'market', market), (3, 'country', country), (4, 'edition', edition), (5, 'userType', user_type), (6, 'role', role)
  ) d (dimension, name, codes)
  where codes <> '{}'
) || '}';

insert into audiences (digest, saved_at, brand, market, country, edition, user_type, role)
select distinct on (said) encode(sha256(convert_to(said, 'UTF8')), 'hex'), now(), brand, market, country, edition, user_type, role
from home_aims
on conflict (digest) do nothing;

update quick_apps q
set audience_id = a.id
from home_aims h
join audiences a on a.digest = encode(sha256(convert_to(h.said, 'UTF8')), 'hex')
where h.kind = 'quick_apps' and h.id = q.id;
update home_pictures p
set audience_id = a.id
from home_aims h
join audiences a on a.digest = encode(sha256(convert_to(h.said, 'UTF8')), 'hex')
where h.kind = 'home_pictures' and h.id = p.id;

alter table quick_apps
  drop column user_types,
  drop column roles,
  drop column brand_codes,
  drop column country_codes,
  drop column market_codes;
drop function audience_admits;
-- The same audience is the same row, so that the same picture stands once for the same people as before.
drop index home_pictures_once;
alter table home_pictures drop column brand_code, drop column edition;
create unique index home_pictures_once on home_pictures (image, audience_id) nulls not distinct
where deleted_at is null and image is not null;
