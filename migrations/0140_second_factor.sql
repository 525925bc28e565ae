-- The second factor: an authenticator app (RFC 6238), passkeys (WebAuthn) and recovery codes; what a login waits for meanwhile, and how
-- each session was opened.

-- The app of a person. Its key is sealed under a key from outside the database.
create table totp_keys (
  user_id bigint primary key references users,
  sealed_key bytea not null,
  created_at timestamptz not null,
  -- null: shown, and waits for the first code
  confirmed_at timestamptz,
  -- number of the last 30 seconds whose code was taken: a code is taken once, and none before it
  last_step bigint not null default 0,
  last_used_at timestamptz
);

-- Codes for when app and passkeys are lost, as keyed hashes; each works once.
create table recovery_codes (
  user_id bigint not null references users,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- as the browser names it, base64url
  credential_id text not null unique,
  -- host for which it was made; it works there alone
  rp_id text not null,
  name text not null,
  -- COSE (RFC 9052)
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a passkey is asked to sign; gone when used. Worth nothing after a crash.
create unlogged table passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('registration', 'login', 'step', 'confirmation')),
  -- null: whoever the passkey is of
  user_id bigint references users,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expired on passkey_challenges (expires_at);

-- Logins whose password was right and that wait for the second factor.
create table login_steps (
  token_hash bytea primary key,
  user_id bigint not null references users,
  typed_name text not null,
  edition text not null check (edition in ('domestic', 'overseas')),
  entry text not null,
  lang text not null,
  theme text not null,
  -- page to go on to
  next_page text,
  expires_at timestamptz not null
);
create index login_steps_user on login_steps (user_id);
create index login_steps_expired on login_steps (expires_at);

alter table sessions add column opened_by text not null default 'password'
  check (opened_by in ('password', 'password-totp', 'passkey', 'recovery-code'));
-- When the person last proved who they are; null: when the session began.
alter table sessions add column confirmed_at timestamptz;
-- A second factor is demanded and not there yet: the session reaches the page to set it up alone.
alter table sessions add column factor_due boolean not null default false;

-- Null where nobody came in, and of logins before there were several ways.
alter table login_log add column opened_by text;

-- A right password that waits for the second factor is neither a login nor a failure: the boards count how it ends.
create or replace view login_facts as
  select l.at, (l.at at time zone coalesce(o.zone, 'Asia/Shanghai'))::date as day,
    extract(hour from l.at at time zone coalesce(o.zone, 'Asia/Shanghai'))::smallint as hour,
    l.org_code, l.edition, l.result
  from login_log l
  left join orgs o on o.code = l.org_code
  where l.result <> 'second-factor-needed';
