-- The portal's role, which owns its database and nothing else, and the database. The image of PostgreSQL runs it once, on an empty volume;
-- by hand: psql -v ON_ERROR_STOP=1 -U postgres -f create_portal.sql where the password's file is.
\set password `cat /run/secrets/database_password`

create role tis login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';

-- As the embedded server: the collation of codes is C.UTF-8, people's languages by ICU.
create database tis owner tis template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8';

revoke all on database tis from public;
