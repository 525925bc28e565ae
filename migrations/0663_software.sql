-- Programs of ECUs and tools: each row is one version of a package, which has a code.
create table software_versions (
  id bigint generated always as identity primary key,
  code text not null,
  version_text text not null,
  -- the numbers of the version, by which versions stand in order
  version_order int[] generated always as (string_to_array(version_text, '.')::int[]) stored,
  type_code text not null references software_types,
  names jsonb not null,
  notes jsonb not null default '{}',
  -- null: it is no program of an ECU
  ecu text,
  series_codes text[] not null default '{}',
  -- ranges of versions that it fits, both included; null: open
  hardware_from text,
  hardware_to text,
  software_from text,
  software_to text,
  file_id uuid,
  state text not null default 'draft' check (state in ('draft', 'released', 'withdrawn')),
  released_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_because text not null default '',
  -- what was signed when it was released, byte by byte, with its signature (Ed25519)
  manifest text,
  signature bytea,
  verifying_key bytea,
  check ((state = 'draft') = (released_at is null)),
  check ((released_at is null) = (manifest is null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
);
select register_columns('software_versions');
create unique index software_versions_code on software_versions (code, version_text) where deleted_at is null;
-- The versions of a package, the latest first.
create index software_versions_order on software_versions (code, version_order desc) where state = 'released';
create index software_versions_type on software_versions (type_code);
