-- Laws, regulations and norms that the network must follow.
create table legal_standards (
  id bigint generated always as identity primary key,
  number text not null,
  titles jsonb not null,
  authorities jsonb not null,
  summaries jsonb not null default '{}',
  state text not null default 'new' check (state in ('new', 'effective', 'abolished')),
  published_on date,
  effective_on date not null,
  -- null: none is set
  abolished_on date,
  -- empty: everywhere, and every type
  country_codes text[] not null default '{}',
  market_codes text[] not null default '{}',
  car_types text[] not null default '{}',
  -- null: everybody who may read legal standards
  audience_id bigint references audiences,
  check (abolished_on is null or abolished_on >= effective_on),
  check (state <> 'abolished' or abolished_on is not null)
);
select register_columns('legal_standards');
create unique index legal_standards_number on legal_standards (number) where deleted_at is null;
-- What the day puts into effect, and abolishes.
create index legal_standards_effective_on on legal_standards (effective_on) where state = 'new' and deleted_at is null;
create index legal_standards_abolished_on on legal_standards (abolished_on) where state = 'effective' and deleted_at is null;
create index legal_standards_audience on legal_standards (audience_id);

-- What a legal standard takes the place of.
create table legal_standard_replacements (
  law_id bigint not null references legal_standards on delete cascade,
  replaced_id bigint not null references legal_standards,
  primary key (law_id, replaced_id)
);
create index legal_standard_replacements_replaced on legal_standard_replacements (replaced_id);
