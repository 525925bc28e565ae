-- Devices of workshops that stand between portal and vehicle. Each proves by a token who it is, of which only the hash is kept.
create table vds_devices (
  id bigint generated always as identity primary key,
  version int not null default 1,
  serial text not null unique check (serial ~ '^[A-Z0-9][A-Z0-9-]{3,39}$'),
  store_code text not null references orgs,
  token_hash bytea not null unique,
  registered_by bigint not null references users,
  registered_at timestamptz not null,
  -- null: its token is in force
  revoked_at timestamptz,
  -- the socket that counts, of whichever process; null: none
  connection_id uuid,
  -- the last sign of life, and what it said
  seen_at timestamptz,
  agent_version text,
  vin text
);
create index vds_devices_store on vds_devices (store_code, serial);
