-- Which figures and parts of a vehicle a person has looked at, so that work that was interrupted is found again. The latest of each vehicle
-- are kept (LIMITS.looksOfVehicle).

create table looked_at (
  user_id bigint not null references users,
  vin text not null references vehicles,
  kind text not null check (kind in ('figure', 'part')),
  -- figure code, or part number
  code text not null,
  seen_at timestamptz not null,
  primary key (user_id, vin, kind, code)
);
-- The latest of a person's vehicle.
create index looked_at_latest on looked_at (user_id, vin, seen_at desc);
