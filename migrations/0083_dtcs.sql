-- The dictionary of diagnostic trouble codes (SAE J2012, ISO 15031-6). A code of one ECU may mean something else in another; without an
-- ECU it is the generic meaning.
create table dtcs (
  id bigint generated always as identity primary key,
  dtc_code text not null check (dtc_code ~ '^[PCBU][0-3][0-9A-F]{3}(-[0-9A-F]{2})?$'),
  ecu text,
  names jsonb not null,
  -- 0 for information, 1 repair at the next visit, 2 repair soon, 3 do not drive on
  severity smallint not null default 1 check (severity between 0 and 3),
  -- the warning lamp is lit
  lamp boolean not null default false,
  causes jsonb not null default '{}',
  checks jsonb not null default '{}',
  -- empty: every series
  series_codes text[] not null default '{}'
);
select register_columns('dtcs');
create unique index dtcs_once on dtcs (dtc_code, ecu) nulls not distinct where deleted_at is null;
