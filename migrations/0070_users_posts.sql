-- Users as a register: telephone, why they are frozen, posts, and what lists of 100,000 people are searched and sorted by.

alter table users
  add column phone text,
  add column frozen_reason text,
  add column frozen_at timestamptz,
  add column frozen_by bigint references users;

-- Positions that people hold, such as mechanic or warranty clerk.
create table user_posts (
  code text primary key,
  names jsonb not null,
  -- empty: of every type of user
  user_types text[] not null default '{}',
  sort int not null default 0
);
select register_columns('user_posts');

create table user_post_links (
  user_id bigint not null references users on delete cascade,
  post_code text not null references user_posts,
  primary key (user_id, post_code)
);
create index user_post_links_post on user_post_links (post_code);

-- The roles of a person without their scopes, each once.
create view user_role_codes as
  select distinct user_id, role_code from user_roles;
create index user_roles_org on user_roles (org_code) where org_code is not null;

-- The keyword of the list: a part of account, name, mail address or telephone.
create index users_code_trgm on users using gin ((user_code::text) gin_trgm_ops);
create index users_name_trgm on users using gin (full_name gin_trgm_ops);
create index users_email_trgm on users using gin ((email::text) gin_trgm_ops);
create index users_phone_trgm on users using gin (phone gin_trgm_ops);
-- The orders of the list.
create index users_by_code on users ((user_code collate "C"), id) where deleted_at is null;
create index users_by_name_zh on users (full_name collate "zh-Hans-CN-x-icu", id) where deleted_at is null;
create index users_by_name_en on users (full_name collate "en-US-x-icu", id) where deleted_at is null;
-- The filters of the list.
create index users_by_state on users (state, id) where deleted_at is null and state <> 'normal';
create index users_deleted on users (id) where deleted_at is not null;

-- A session that staff ended.
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (
  end_reason in ('logged-out', 'replaced', 'ended-by-user', 'password-changed', 'account-changed', 'ended-by-staff')
);
