-- People, what they may do and where. A right is (fun_link, item_id, head_api): the page, the tile key, the action.
-- A right counts within the market and organisation of the assignment that gives it, so scopes never mix.

create table users (
  id bigint generated always as identity primary key,
  user_code citext not null,
  full_name text not null,
  email citext,
  email_confirmed_at timestamptz,
  user_type text check (user_type in ('factory', 'store', 'social', 'dealer_group')),
  org_code text references orgs,
  country_code text references countries,
  editions text[] not null default array['domestic'],
  brand_codes text[] not null default '{}',
  lang text not null default 'zh_CN',
  zone text not null default 'Asia/Shanghai',
  state text not null default 'not_activated' check (state in ('not_activated', 'normal', 'frozen')),
  effective_on date,
  expires_on date,
  password_hash text,
  password_changed_at timestamptz,
  must_change_password boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_code on users (user_code) where deleted_at is null;
create index users_email on users (email) where deleted_at is null;
create index users_org on users (org_code);

create table roles (
  code text primary key,
  names jsonb not null,
  sort int not null default 0
);

create table role_markets (
  role_code text not null references roles,
  market_code text not null references markets,
  primary key (role_code, market_code)
);

create table rights (
  fun_link text not null,
  head_api text not null,
  item_id text not null default '',
  title_key text not null,
  primary key (fun_link, head_api)
);

create table role_rights (
  role_code text not null references roles,
  fun_link text not null,
  head_api text not null,
  primary key (role_code, fun_link, head_api),
  foreign key (fun_link, head_api) references rights
);

create table user_roles (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  role_code text not null references roles,
  market_code text references markets,
  org_code text references orgs,
  unique nulls not distinct (user_id, role_code, market_code, org_code)
);
create index user_roles_user on user_roles (user_id);
