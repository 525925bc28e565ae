-- Where stores stand: sales areas and their regions, the tree of provinces, cities and districts, sales networks and overseas areas; and what
-- a store's page says beside its name.

-- Sales networks: the parallel channels of a brand (specification section 3, sales network).
create table agency_kinds (
  code text primary key,
  names jsonb not null,
  -- null: of several brands
  brand_code text references brands,
  sort int not null default 0
);
select register_columns('agency_kinds');

-- Overseas areas: what countries abroad are gathered in (osArea of the specification's bulletins).
create table os_areas (
  code text primary key,
  names jsonb not null,
  sort int not null default 0
);
select register_columns('os_areas');

alter table countries
  add column os_area text references os_areas,
  -- international prefix, such as 49 (ITU-T E.164)
  add column dialing_code text check (dialing_code ~ '^[1-9][0-9]{0,3}$'),
  add column sort int not null default 0;
create index countries_os_area on countries (os_area);
-- Of which markets a country is.
create index market_countries_country on market_countries (country_code);

create table sales_areas (
  code text primary key,
  names jsonb not null,
  country_code text not null references countries,
  sort int not null default 0
);
select register_columns('sales_areas');

create table sales_regions (
  code text primary key,
  names jsonb not null,
  area_code text not null references sales_areas,
  sort int not null default 0
);
select register_columns('sales_regions');
create index sales_regions_area on sales_regions (area_code);

create table districts (
  code text primary key,
  names jsonb not null,
  level text not null check (level in ('province', 'city', 'district')),
  parent_code text references districts,
  country_code text not null references countries,
  sort int not null default 0
);
select register_columns('districts');
create index districts_parent on districts (parent_code);

alter table orgs
  add column agency_kind text references agency_kinds,
  add column area_code text references sales_areas,
  add column region_code text references sales_regions,
  add column district_code text references districts,
  -- sold and run by the car maker itself (directSale of the specification's bulletins)
  add column direct_sale boolean not null default false,
  add column address text,
  add column postcode text,
  add column phone text,
  add column email text,
  -- lines such as 'Mon-Fri 08:30-17:30'
  add column hours text[] not null default '{}',
  add column opened_on date;

-- Filters of the stores' list, and what keeps a network, area, region or district from being deleted.
create index orgs_agency_kind on orgs (agency_kind);
create index orgs_area on orgs (area_code);
create index orgs_region on orgs (region_code);
create index orgs_district on orgs (district_code);
create index orgs_country on orgs (country_code);
create index orgs_market on orgs (market_code);
create index orgs_kind on orgs (kind, code) where deleted_at is null;
-- The keyword of the stores' list and of the contacts.
create index orgs_code_words on orgs using gin (code gin_trgm_ops);
create index orgs_name_words on orgs using gin (names_text(names) gin_trgm_ops);
create index orgs_address_words on orgs using gin (address gin_trgm_ops);
