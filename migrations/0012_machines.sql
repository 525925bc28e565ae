-- Machines (partners, dealer management system, devices): named tokens with one role and one scope, many at once.

create table api_tokens (
  id bigint generated always as identity primary key,
  name text not null,
  token_hash bytea not null unique,
  role_code text not null references roles,
  edition text not null check (edition in ('domestic', 'overseas')),
  market_code text references markets,
  org_code text references orgs,
  created_by bigint references users,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create unique index api_tokens_name on api_tokens (name) where revoked_at is null;

-- What a release has given to a role once. A right that an administrator took away is not given again.
create table seeded_role_rights (
  role_code text not null references roles,
  fun_link text not null,
  head_api text not null,
  primary key (role_code, fun_link, head_api)
);
