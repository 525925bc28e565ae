-- An index is made without a search path, so the function that names are read by binds the one it calls when it is made.
create or replace function name_in(names jsonb, chain text[]) returns text
language sql immutable parallel safe
return coalesce(nullif(names ->> chain[1], ''), nullif(names ->> chain[2], ''), name_beyond(names, chain));

-- Lists of many organisations in the order of their names, as each of the two complete languages has it. The expressions are those that
-- lists are ordered by; the key makes the order total.
create index orgs_by_name_zh on orgs (name_in(names, '{zh_CN,en_US}'::text[]) collate "zh-Hans-CN-x-icu", code)
where deleted_at is null;
create index orgs_by_name_en on orgs (name_in(names, '{en_US}'::text[]) collate "en-US-x-icu", code)
where deleted_at is null;
-- How many there are, and pages by key, without reading the rows.
create index orgs_by_code on orgs (code) where deleted_at is null;
