-- What of the catalogue changed, as its readers ask for it: one row a figure, part or vehicle and change, whoever made it. Readers narrow it by a
-- vehicle: its own row, and what concerns its series and model codes.

create table catalogue_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- null: the portal itself
  made_as text,
  import_id bigint references catalogue_imports on delete set null,
  subject text not null check (subject in ('figure', 'part', 'vehicle')),
  -- code of the figure, number of the part, VIN
  code text not null,
  series text[] not null default '{}',
  changes text[] not null,
  -- lines of a figure
  added int not null default 0,
  changed int not null default 0,
  gone int not null default 0,
  -- numbers that a part is replaced by
  parts text[] not null default '{}'
);
create index catalogue_log_at on catalogue_log (at desc, id desc);
create index catalogue_log_code on catalogue_log (code, id desc);
create index catalogue_log_series on catalogue_log using gin (series);

-- Counts the times that what follows a part was changed: the sequence of its events.
alter table parts add column supersession_version int not null default 0;
