-- Catalogues that are brought in as sets of files: checked against what there is, applied in one transaction, taken back. What an
-- import changed is kept row by row as it was and as it became, which is both what people look at beforehand and how it is undone.

create table catalogue_imports (
  id bigint generated always as identity primary key,
  state text not null check (state in (
    'checking', 'checked', 'applying', 'applied', 'rolling-back', 'rolled-back', 'stopped', 'failed'
  )),
  note text,
  created_at timestamptz not null,
  -- null: the portal itself, or a machine
  created_by bigint references users,
  -- how the acting account or machine is called
  created_as text not null,
  applied_at timestamptz,
  applied_as text,
  rolled_back_at timestamptz,
  rolled_back_as text,
  -- somebody asked for what runs to end
  stop_wanted boolean not null default false,
  -- the kind in hand, and how many rows of all are through
  phase text,
  rows_done bigint not null default 0,
  rows_total bigint not null default 0,
  faults bigint not null default 0,
  -- text key of why it failed, with what the text names
  reason text,
  reason_params jsonb not null default '{}',
  -- what it changed is kept no longer: it can be neither applied nor taken back
  forgotten_at timestamptz
);
-- The history, and the one that was applied last.
create index catalogue_imports_applied on catalogue_imports (applied_at desc) where state = 'applied';

create table catalogue_import_files (
  import_id bigint not null references catalogue_imports on delete cascade,
  kind text not null,
  file_id uuid not null references files,
  name text not null,
  -- it has marks (upsert or delete), and says nothing of rows that it does not name
  is_delta boolean not null default false,
  rows bigint not null default 0,
  added bigint not null default 0,
  changed bigint not null default 0,
  gone bigint not null default 0,
  faults bigint not null default 0,
  primary key (import_id, kind)
);
create index catalogue_import_files_file on catalogue_import_files (file_id);

create table catalogue_import_faults (
  id bigint generated always as identity primary key,
  import_id bigint not null references catalogue_imports on delete cascade,
  kind text not null,
  -- of the file, the head is 1; 0: of the file as a whole
  row_no bigint not null,
  column_name text,
  rule text not null,
  params jsonb not null default '{}',
  value text
);
create index catalogue_import_faults_import on catalogue_import_faults (import_id, kind, row_no);

create table catalogue_changes (
  id bigint generated always as identity primary key,
  import_id bigint not null references catalogue_imports on delete cascade,
  kind text not null,
  key text not null,
  -- the row as it was; null: it was not there
  before jsonb,
  -- the row as it becomes; null: it goes
  after jsonb
);
create index catalogue_changes_import on catalogue_changes (import_id, kind, id);

-- Names as a file has them, a column for each language ('name.en_US'), and as the tables have them.
create function spread_names(names jsonb, lead text) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(lead || '.' || n.key, n.value) filter (where n.value <> ''), '{}')
  from jsonb_each_text(names) n
$$;
create function gather_names(data jsonb, lead text) returns jsonb
language sql immutable parallel safe as $$
  select jsonb_object_agg(substr(n.key, length(lead) + 2), n.value)
  from jsonb_each_text(data) n
  where starts_with(n.key, lead || '.')
$$;
create function codes_in(list jsonb) returns text[]
language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) = 'array' then array(select jsonb_array_elements_text(list)) else '{}' end
$$;
