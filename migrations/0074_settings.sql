-- What administrators set: modules and pages, classes of the document centre, commercial vehicles, quick apps, uploaded home pictures.

-- Modules and pages on or off, their order, tile and page size, for an edition and brand or for all. What is null is inherited from the
-- wider scope, at last from the program.
create table module_settings (
  -- null: every edition, every brand
  edition text check (edition in ('domestic', 'overseas')),
  brand_code text references brands,
  -- `module:parts` or `page:EPCCart`
  subject text not null check (subject ~ '^(module|page):'),
  is_on boolean,
  sort int,
  -- a tile on the home page
  tile boolean,
  page_size int check (page_size in (5, 20, 50, 100, 200, 300, 400, 500)),
  check (num_nonnulls(is_on, sort, tile, page_size) > 0)
);
create unique index module_settings_once on module_settings (edition, brand_code, subject) nulls not distinct;

-- Version of a scope's settings, which a change must have read.
create table module_setting_scopes (
  edition text check (edition in ('domestic', 'overseas')),
  brand_code text references brands,
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by bigint references users
);
create unique index module_setting_scopes_once on module_setting_scopes (edition, brand_code) nulls not distinct;

-- Classes of vehicles as the document centre shows them: a tree, with the series in each.
create table vehicle_classes (
  code text primary key,
  names jsonb not null,
  parent_code text references vehicle_classes,
  brand_code text references brands,
  sort int not null default 0,
  shown boolean not null default true
);
select register_columns('vehicle_classes');
create index vehicle_classes_parent on vehicle_classes (parent_code, sort) where deleted_at is null;

create table class_series (
  id bigint generated always as identity primary key,
  class_code text not null references vehicle_classes,
  series_code text not null references series,
  -- what the document centre calls it; empty: the name of the series
  names jsonb not null default '{}',
  sort int not null default 0,
  shown boolean not null default true
);
select register_columns('class_series');
create unique index class_series_once on class_series (class_code, series_code) where deleted_at is null;
create index class_series_series on class_series (series_code) where deleted_at is null;

-- Base information of commercial vehicles: what a workshop asks before it lifts, tows or loads one.
create table commercial_vehicles (
  code text primary key,
  names jsonb not null,
  series_code text references series,
  category text not null,
  body_type text not null,
  axle_configuration text not null,
  -- kg
  gross_mass int not null check (gross_mass between 500 and 120000),
  kerb_mass int check (kerb_mass between 500 and 60000),
  -- tonnes, one decimal: the tonnage of the trade
  tonnage numeric(6, 1),
  -- of each axle from the front, kg: 7500, 11500
  axle_loads text[] not null default '{}',
  -- mm
  wheelbase int,
  engine_model text,
  energy_type text references energy_types,
  -- kW
  power int,
  -- Nm
  torque int,
  emission text,
  gearbox text,
  axle_ratio numeric(6, 3),
  tyres text,
  remark text,
  state text not null default 'built' check (state in ('built', 'ended')),
  check (kerb_mass is null or kerb_mass < gross_mass)
);
select register_columns('commercial_vehicles');
create index commercial_vehicles_series on commercial_vehicles (series_code) where deleted_at is null;

-- Quick apps on the home page. An empty audience is everybody; all that are given must hold.
create table quick_apps (
  id bigint generated always as identity primary key,
  names jsonb not null,
  notes jsonb not null default '{}',
  app_type text not null check (app_type in ('service', 'training', 'office', 'tool')),
  icon uuid references files,
  -- https address, or a page below the base path with its query
  link text not null,
  sort int not null default 0,
  shown boolean not null default true,
  user_types text[] not null default '{}',
  roles text[] not null default '{}',
  brand_codes text[] not null default '{}',
  country_codes text[] not null default '{}',
  market_codes text[] not null default '{}'
);
select register_columns('quick_apps');

-- One dimension of an audience: nothing asked admits everybody, else one of what is asked must be had.
create function audience_admits(asked text[], has text[]) returns boolean
language sql immutable parallel safe as $$
  select cardinality(asked) = 0 or asked && coalesce(has, '{}')
$$;

-- Home pictures can be uploaded; those that come with the program stay as they are.
alter table home_pictures alter column image drop not null;
alter table home_pictures add column picture uuid references files;
alter table home_pictures add constraint home_pictures_shown check (image is not null or picture is not null);
alter table home_pictures alter column created_at set default now();
drop index home_pictures_once;
create unique index home_pictures_once on home_pictures (image, brand_code) nulls not distinct
where deleted_at is null and image is not null;
