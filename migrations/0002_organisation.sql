-- Who the portal serves: brands and their entries, countries, markets, and organisations from the factory to the store.

create table brands (
  code text primary key,
  names jsonb not null,
  entry text not null unique,
  kind_names jsonb not null,
  editions text[] not null default array['domestic', 'overseas'],
  sort int not null default 0
);

create table countries (
  code text primary key,
  names jsonb not null,
  languages text[] not null default '{}',
  mandates_check_digit boolean not null default false
);

create table markets (
  code text primary key,
  names jsonb not null,
  edition text not null check (edition in ('domestic', 'overseas')),
  price_list text not null
);

create table market_countries (
  market_code text not null references markets,
  country_code text not null references countries,
  primary key (market_code, country_code)
);

create table orgs (
  code text primary key,
  kind text not null check (kind in ('factory', 'store', 'dealer_group', 'partner')),
  names jsonb not null,
  parent_code text references orgs,
  country_code text references countries,
  market_code text references markets,
  brand_codes text[] not null default '{}',
  zone text not null default 'Asia/Shanghai',
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null default now()
);
create index orgs_parent on orgs (parent_code);
