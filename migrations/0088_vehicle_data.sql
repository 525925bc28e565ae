-- Technical data of vehicles: dimensions, fill quantities, torques and the like, by series or for one of its models.
create table vehicle_data (
  id bigint generated always as identity primary key,
  series_code text not null references series,
  -- null: every model of the series
  model_code text references model_codes,
  topic text not null check (
    topic in ('dimensions', 'weights', 'fill', 'torque', 'electrical', 'alignment', 'performance')
  ),
  names jsonb not null,
  -- as it is printed: '4,360' is a text, since ranges and 'min. 1.2' occur
  value text not null,
  unit text,
  notes jsonb not null default '{}',
  sort int not null default 0
);
select register_columns('vehicle_data');
create index vehicle_data_series on vehicle_data (series_code, topic, sort) where deleted_at is null;
create unique index vehicle_data_once on vehicle_data (series_code, model_code, topic, names, unit) nulls not distinct
where deleted_at is null;
