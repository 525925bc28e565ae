-- The way in: wrong tries by typed name, pictures to verify with, rates, consents and links sent by mail.

create table login_tries (
  typed_name citext primary key,
  wrong int not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index login_tries_old on login_tries (last_at);

-- Answers of slide-to-verify and of the code as text; gone when used. Worth nothing after a crash.
create unlogged table captchas (
  id uuid primary key,
  kind text not null check (kind in ('slide', 'code')),
  answer text not null,
  expires_at timestamptz not null
);
create index captchas_expired on captchas (expires_at);

-- Requests in the current minute. Worth nothing after a crash.
create unlogged table rates (
  bucket text not null,
  key text not null,
  minute bigint not null,
  hits int not null,
  primary key (bucket, key)
);
create index rates_old on rates (minute);

create table consents (
  user_id bigint not null references users,
  policy_version text not null,
  consented_at timestamptz not null,
  address text,
  primary key (user_id, policy_version)
);

-- Single-use links in mails: a new password, or the proof that an address is its owner's.
create table mail_links (
  token_hash bytea primary key,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  email citext not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_links_user on mail_links (user_id, purpose);
