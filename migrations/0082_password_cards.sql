-- Password cards: a string made for a dealer and a series, verified once. The string itself is nowhere: what is kept is its HMAC under a
-- key that lies outside the database, so that a copy of the database gives no card away.

create table secret_card_series (
  series_code text primary key references series,
  -- days after its generation in which a card can be verified
  valid_days int not null default 30 check (valid_days > 0),
  remark text
);
select register_columns('secret_card_series');

create table secret_cards (
  id bigint generated always as identity primary key,
  org_code text not null references orgs,
  series_code text not null references series,
  -- HMAC-SHA-256 of the string in one writing
  hash bytea not null unique check (octet_length(hash) = 32),
  -- its last group, to tell cards apart
  tail text not null,
  generated_at timestamptz not null,
  generated_by bigint not null references users,
  expires_at timestamptz not null,
  verified_at timestamptz,
  verified_by bigint references users,
  revoked_at timestamptz,
  revoked_by bigint references users,
  state text not null generated always as (
    case when verified_at is not null then 'verified' when revoked_at is not null then 'revoked' else 'waiting' end
  ) stored,
  check (verified_at is null or revoked_at is null),
  check ((verified_at is null) = (verified_by is null)),
  check ((revoked_at is null) = (revoked_by is null))
);
select register_columns('secret_cards');
create index secret_cards_newest on secret_cards (generated_at desc, id desc);
create index secret_cards_org on secret_cards (org_code, generated_at desc);
create index secret_cards_series on secret_cards (series_code);
