-- Technical service bulletins: their types, the fields of one revision, and the parts it names.
create table tsb_types (
  -- two digits, as in the code of a bulletin
  code text primary key check (code ~ '^\d{2}$'),
  names jsonb not null,
  -- readers should act at once
  urgent boolean not null default false,
  sort int not null default 0
);
select register_columns('tsb_types');

create table tsb_details (
  revision_id bigint primary key references document_revisions on delete cascade,
  type_id text references tsb_types,
  brand_code text references brands,
  series_codes text[] not null default '{}',
  model_codes text[] not null default '{}',
  fault_codes text[] not null default '{}',
  department text references departments,
  area text references sales_areas,
  start_date date,
  end_date date,
  urgent boolean not null default false,
  remark text,
  check (end_date >= start_date)
);
select register_columns('tsb_details');
-- Bulletins of a type, for its uses and the filters of the lists.
create index tsb_details_type on tsb_details (type_id);

create table tsb_parts (
  id bigint generated always as identity primary key,
  revision_id bigint not null references tsb_details on delete cascade,
  part_code text,
  part_num int,
  remark text,
  sort int not null
);
create index tsb_parts_revision on tsb_parts (revision_id, sort);
