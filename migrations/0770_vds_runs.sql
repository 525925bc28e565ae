-- What a command brought beside what it found: results of routines, tests and codings; how far it is in words; that somebody wants it stopped.
alter table vds_commands
  add column result jsonb,
  add column note text,
  add column stop_asked_at timestamptz;

-- A device's commands that still have to be stopped.
create index vds_commands_stopping on vds_commands (device_id) where stop_asked_at is not null and answered_at is null;
-- Runs of live data of a vehicle, to be compared with.
create index vds_commands_runs on vds_commands (diagnosis_id, asked_at desc) where kind = 'watch-data';

-- Live data: what was read at one moment, numbers by their identifiers. The moment is the device's.
create table vds_samples (
  command_id uuid not null references vds_commands,
  place int not null check (place > 0),
  at timestamptz not null,
  data jsonb not null,
  primary key (command_id, place)
);

-- What people noted while they watched.
create table vds_marks (
  id bigint generated always as identity primary key,
  command_id uuid not null references vds_commands,
  at timestamptz not null,
  note text not null,
  made_by bigint not null references users
);
create index vds_marks_command on vds_marks (command_id, at);

-- Settings as they were read last, by their identifiers; null: not read yet.
alter table vds_ecus add column codings jsonb;
