-- A diagnosis: one vehicle at one device, from its beginning to its end, with what was found.
create table vds_diagnoses (
  id bigint generated always as identity primary key,
  version int not null default 1,
  device_id bigint not null references vds_devices,
  vin text not null,
  store_code text not null references orgs,
  worksheet_id bigint references vds_worksheets,
  state text not null default 'running' check (state in ('running', 'finished', 'cancelled', 'connection-lost')),
  started_by bigint not null references users,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
-- Two testers on one vehicle, or two vehicles at one device, are refused.
create unique index vds_diagnoses_vehicle on vds_diagnoses (vin) where state = 'running';
create unique index vds_diagnoses_device on vds_diagnoses (device_id) where state = 'running';
create index vds_diagnoses_person on vds_diagnoses (started_by, started_at desc);
create index vds_diagnoses_worksheet on vds_diagnoses (worksheet_id);

-- What a device is asked to do. A row is answered once, whatever comes again.
create table vds_commands (
  id uuid primary key,
  diagnosis_id bigint not null references vds_diagnoses,
  device_id bigint not null references vds_devices,
  kind text not null,
  args jsonb not null,
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  deadline timestamptz not null,
  -- first handed to the agent; taken by it; answered by it
  sent_at timestamptz,
  begun_at timestamptz,
  answered_at timestamptz,
  -- its last word on how far it is
  done int,
  of int,
  -- null while it is not answered, and of what went well
  fault jsonb
);
-- What a device still has to be told, in turn.
create index vds_commands_waiting on vds_commands (device_id, asked_at, id) where answered_at is null;
create index vds_commands_diagnosis on vds_commands (diagnosis_id, asked_at);

create table vds_ecus (
  diagnosis_id bigint not null references vds_diagnoses,
  address text not null check (address ~ '^[0-9A-F]{4}$'),
  code text not null,
  name text,
  bus text,
  state text not null check (state in ('answers', 'silent', 'refuses')),
  negative_code text,
  -- null: not read yet
  identification jsonb,
  dtcs_read_at timestamptz,
  dtcs_cleared_at timestamptz,
  primary key (diagnosis_id, address)
);

-- DTCs as they were read last; those that a clearing took away are kept with its moment.
create table vds_dtcs (
  diagnosis_id bigint not null,
  address text not null,
  dtc_code text not null,
  status_byte smallint not null check (status_byte between 0 and 255),
  freeze_frames jsonb not null,
  extended jsonb not null,
  read_at timestamptz not null,
  cleared_at timestamptz,
  primary key (diagnosis_id, address, dtc_code),
  foreign key (diagnosis_id, address) references vds_ecus
);
