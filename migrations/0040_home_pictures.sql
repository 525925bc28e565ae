-- Pictures of the home page's carousel: for a brand or for all, for a period, in an order; a link is a page of the portal.
create table home_pictures (
  id bigint generated always as identity primary key,
  -- path below the static folder: home/front_brake.svg
  image text not null,
  kickers jsonb not null default '{}',
  titles jsonb not null,
  texts jsonb not null default '{}',
  -- below the base path, with its query: EPCIndex; null for a picture that leads nowhere
  link text,
  brand_code text references brands,
  edition text check (edition in ('domestic', 'overseas')),
  -- days, both inclusive
  starts_on date,
  ends_on date,
  sort int not null default 0,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check (ends_on is null or starts_on is null or ends_on >= starts_on)
);
-- The demo fills the table again and again: the same picture of the same brand stands once.
create unique index home_pictures_once on home_pictures (image, brand_code) nulls not distinct where deleted_at is null;
