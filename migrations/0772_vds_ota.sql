-- Vehicles that ask for updates over the air: by a token of their own, which ends.
create table vds_vehicle_tokens (
  vin text primary key,
  token_hash bytea not null unique,
  given_by bigint not null references users,
  given_at timestamptz not null,
  expires_at timestamptz not null
);

-- What a vehicle asked, what it was offered and why not the rest, and what became of it.
create table vds_ota_asks (
  id bigint generated always as identity primary key,
  version int not null default 1,
  vin text not null,
  asked_at timestamptz not null,
  offers jsonb not null,
  refusals jsonb not null,
  results jsonb not null default '{}'
);
create index vds_ota_asks_vin on vds_ota_asks (vin, id desc);
