-- Views of lists that a person has saved: a name for the query of a list's address, to be opened again.
create table list_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- kind of the list as the portal declares it
  list text not null,
  name text not null check (name <> ''),
  -- as it stands in the address, without the page
  query text not null,
  saved_at timestamptz not null
);
-- Read with each page of a list; a name stands once.
create unique index list_views_of on list_views (user_id, list, lower(name));
