-- An update of the program of one control unit, from its beginning to its end. What broke off can be resumed or taken back.
create table vds_updates (
  id bigint generated always as identity primary key,
  version int not null default 1,
  diagnosis_id bigint not null,
  address text not null,
  ecu_code text not null,
  software_id bigint not null references software_versions,
  software_code text not null,
  from_version text not null,
  to_version text not null,
  state text not null default 'running' check (state in ('running', 'success', 'failure', 'not-upgraded')),
  -- the command that does it now, or did last
  command_id uuid not null references vds_commands,
  -- why it did not come to its end: the number of a refusal, or the code of a fault
  error_code text,
  -- the control unit has no whole program, and can be helped
  recoverable boolean not null default false,
  size bigint not null,
  -- bytes that the control unit has
  written bigint not null default 0,
  -- since when it is written without a break, and what was there then: how fast it goes
  writing_since timestamptz,
  written_before bigint,
  started_by bigint not null references users,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null)),
  foreign key (diagnosis_id, address) references vds_ecus
);
create unique index vds_updates_running on vds_updates (diagnosis_id, address) where state = 'running';
create index vds_updates_diagnosis on vds_updates (diagnosis_id, id);
create index vds_updates_command on vds_updates (command_id);
-- Those whose device does not answer any more.
create index vds_updates_late on vds_updates (id) where state = 'running';

-- Which version of which program runs in which vehicle, as it was seen last: what campaigns are counted by.
create table vds_programs (
  vin text not null,
  ecu_code text not null,
  hardware text not null,
  software text not null,
  seen_at timestamptz not null,
  primary key (vin, ecu_code)
);
create index vds_programs_ecu on vds_programs (ecu_code, software);
