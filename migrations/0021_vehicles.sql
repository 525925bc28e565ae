-- Vehicles: 10 million rows at full size. Model codes and option values are arrays on the row, so that a vehicle and all
-- that decides what fits it is one index probe; the verbs that write them refuse unknown codes.

create table vehicles (
  -- ISO 3779 alphabet: no I, O, Q
  vin text primary key check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  series_code text not null references series,
  -- a vehicle may have several; empty: not known
  model_codes text[] not null default '{}',
  -- null: not known, which is not the same as none
  option_values text[],
  -- null: not known
  production_date date,
  sale_date date,
  plant_code text references plants,
  -- running number within the plant
  serial bigint,
  engine_number text,
  motor_number text,
  market_code text references markets,
  -- specification section 5: sale date cannot be earlier than production date
  check (sale_date is null or production_date is null or sale_date >= production_date)
);
-- Look-up by the last eight characters (specification section 5).
create index vehicles_tail on vehicles (right(vin, 8));

-- VINs withheld from look-up. They need not be among the vehicles.
create table disabled_vins (
  vin text primary key,
  -- by language
  reason jsonb not null,
  disabled_at timestamptz not null,
  deleted_at timestamptz
);

create table recent_vehicles (
  user_id bigint not null references users,
  vin text not null references vehicles,
  seen_at timestamptz not null,
  primary key (user_id, vin)
);
create index recent_vehicles_user on recent_vehicles (user_id, seen_at desc);
