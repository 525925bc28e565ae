-- The illustrated catalogue: a group tree per series, figures hung into groups (one figure may serve several series),
-- the drawings of a figure by period, its lines, and for which vehicles each line is valid. 5 million lines at full size.

create table epc_groups (
  id bigint generated always as identity primary key,
  series_code text not null references series,
  -- as people write it: 34-11
  code text not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]*$'),
  -- labels are the group codes from the top: 34.34-11
  path ltree not null,
  names jsonb not null,
  sort int not null default 0,
  unique (series_code, code),
  unique (series_code, path)
);

create table figures (
  id bigint generated always as identity primary key,
  -- stable, used in links: 34-11-02-C
  code text not null unique check (code ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$'),
  -- as people write it (34-11-02), with the letter of its variant (C) where there are several
  number text not null,
  variant text,
  names jsonb not null,
  note jsonb,
  deleted_at timestamptz
);

create table figure_places (
  group_id bigint not null references epc_groups,
  figure_id bigint not null references figures,
  sort int not null default 0,
  primary key (group_id, figure_id)
);
create index figure_places_figure on figure_places (figure_id);

-- The drawings of a figure. Days are inclusive and speak of production; the one that holds the vehicle's day is shown.
create table figure_versions (
  figure_id bigint not null references figures,
  version int not null check (version > 0),
  valid_from date,
  valid_to date,
  -- path of the drawing below the figures folder: brake_front.svg
  image text not null,
  -- the same as a 3D model (GLB), where there is one
  model_3d text,
  width numeric not null,
  height numeric not null,
  -- [{callout, x, y, w, h, tip: [x, y] | null}], in the drawing's own units
  hotspots jsonb not null default '[]',
  primary key (figure_id, version),
  check (valid_to is null or valid_from is null or valid_to >= valid_from)
);

create table figure_lines (
  id bigint generated always as identity primary key,
  figure_id bigint not null references figures,
  sort int not null,
  callout text not null,
  part_number text not null references parts,
  -- pieces on one vehicle; auxiliaries may have fractions; null: as required
  quantity numeric(10, 3) check (quantity > 0),
  note jsonb,
  -- below the line before it: part of that assembly
  indent smallint not null default 0,
  unique (figure_id, sort)
);
-- Where-used, from part to figures.
create index figure_lines_part on figure_lines (part_number);

-- A line is valid when any of its rows is; a row when all its conditions hold; a line without rows, always. An empty
-- array or a null says nothing about that condition.
create table line_applicability (
  id bigint generated always as identity primary key,
  line_id bigint not null references figure_lines on delete cascade,
  model_codes text[] not null default '{}',
  options_all text[] not null default '{}',
  options_any text[] not null default '{}',
  options_none text[] not null default '{}',
  -- days, both inclusive
  production_from date,
  production_to date,
  -- a range of running numbers of one plant, both inclusive; several plants are several rows
  plant_code text references plants,
  serial_from bigint,
  serial_to bigint,
  market_codes text[] not null default '{}',
  check (production_to is null or production_from is null or production_to >= production_from),
  check (serial_to is null or serial_from is null or serial_to >= serial_from),
  check (plant_code is not null or (serial_from is null and serial_to is null))
);
create index line_applicability_line on line_applicability (line_id);

-- Which figures have a line that can be valid for a model code; refreshed by refreshFigureFits.
create table figure_fits (
  model_code text not null references model_codes,
  figure_id bigint not null references figures,
  primary key (model_code, figure_id)
);
create index figure_fits_figure on figure_fits (figure_id);
