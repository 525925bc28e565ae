-- What the catalogue is about: series with every field of the series filter (specification section 3), their model
-- codes, the options those carry, and the words they are classified by. Registers delete softly.

create table energy_types (
  code text primary key,
  names jsonb not null,
  sort int not null default 0,
  deleted_at timestamptz
);

create table car_types (
  code text primary key,
  names jsonb not null,
  sort int not null default 0,
  deleted_at timestamptz
);

-- After-sale type and, below it and a brand, its sub-types (call tisSubSeriesType asks by brandCode/afterSaleType).
create table after_sale_types (
  code text primary key,
  names jsonb not null,
  sort int not null default 0,
  deleted_at timestamptz
);

create table sub_sale_types (
  brand_code text not null references brands,
  after_sale_type text not null references after_sale_types,
  code text not null,
  names jsonb not null,
  sort int not null default 0,
  deleted_at timestamptz,
  primary key (brand_code, after_sale_type, code)
);

create table plants (
  code text primary key,
  names jsonb not null,
  deleted_at timestamptz
);

create table series (
  code text primary key,
  brand_code text not null references brands,
  -- epcName of the specification, by language
  names jsonb not null,
  after_sale_type text not null references after_sale_types,
  sub_sale_type text,
  energy_type text not null references energy_types,
  car_type text not null references car_types,
  year_from int not null,
  year_to int,
  editions text[] not null default array['domestic', 'overseas'],
  -- specification section 4: 0 invisible, 1 visible, 2 pending, 3 host factory only
  visible smallint not null default 2 check (visible between 0 and 3),
  -- specification section 4, config state: 1 in use, 0 not
  state smallint not null default 1 check (state in (0, 1)),
  -- 1: no longer built
  history_state smallint not null default 0 check (history_state in (0, 1)),
  -- one line drawing or photograph in the file store
  picture text,
  sort int not null default 0,
  deleted_at timestamptz,
  check (year_to is null or year_to >= year_from),
  foreign key (brand_code, after_sale_type, sub_sale_type) references sub_sale_types (brand_code, after_sale_type, code)
);
create index series_brand on series (brand_code, sort) where deleted_at is null;

-- Countries that see a series; a series without a row is seen in every country.
create table series_countries (
  series_code text not null references series,
  country_code text not null references countries,
  primary key (series_code, country_code)
);

create table model_codes (
  code text primary key,
  series_code text not null references series,
  names jsonb not null,
  year int,
  -- days, both inclusive; null is open
  production_from date,
  production_to date,
  plant_code text references plants,
  -- null: built for every market
  market_code text references markets,
  sort int not null default 0,
  deleted_at timestamptz,
  check (production_to is null or production_from is null or production_to >= production_from)
);
create index model_codes_series on model_codes (series_code, sort) where deleted_at is null;

-- Configuration codes and their values. A value's code stands alone: it is what a vehicle carries.
create table epc_options (
  code text primary key,
  names jsonb not null,
  state smallint not null default 1 check (state in (0, 1)),
  sort int not null default 0,
  deleted_at timestamptz
);

create table epc_option_values (
  code text primary key,
  option_code text not null references epc_options,
  names jsonb not null,
  state smallint not null default 1 check (state in (0, 1)),
  sort int not null default 0,
  deleted_at timestamptz
);
create index epc_option_values_option on epc_option_values (option_code, sort);

-- Which model codes can carry a value; a model code without rows says nothing about its options.
create table model_options (
  model_code text not null references model_codes,
  value_code text not null references epc_option_values,
  primary key (model_code, value_code)
);
