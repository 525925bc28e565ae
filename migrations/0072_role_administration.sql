-- Roles and rights as registers: one key for a right, names that can be changed, and trying a role.

-- The engine of registers knows entries by one column.
alter table rights add column code text generated always as (fun_link || ':' || head_api) stored;
create unique index rights_code on rights (code);
alter table role_rights add column right_code text generated always as (fun_link || ':' || head_api) stored;
-- Who has this right.
create index role_rights_right on role_rights (right_code, role_code);

-- Names by language: written from the texts of the program at each start until somebody changes them, so that rights can be searched and
-- sorted by name.
alter table rights add column names jsonb not null default '{}';
-- Name of the page or tile that the right belongs to, likewise.
alter table rights add column page_names jsonb not null default '{}';

-- Who has this role; and what keeps it from being deleted.
create index user_roles_role on user_roles (role_code);

-- A role that an administrator tries for a while, read only: what its menu and pages show.
alter table sessions add column tried_role text references roles;
