-- Favorites of a person, in folders of one level. The payload is the specification's (section 3): itemType, itemCode,
-- itemName, seriesCode.

create table favorite_folders (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (name <> ''),
  sort int not null default 0,
  unique (user_id, name)
);

create table favorites (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  folder_id bigint references favorite_folders on delete set null,
  item_type text not null,
  item_code text not null,
  item_name text not null,
  series_code text,
  saved_at timestamptz not null,
  unique nulls not distinct (user_id, item_type, item_code, series_code)
);
create index favorites_user on favorites (user_id, folder_id, saved_at desc);
