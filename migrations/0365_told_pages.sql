-- Which pages a person has been told of: what is not among them is new to them and is told on the home page once.
create table told_pages (
  user_id bigint primary key references users,
  routes text[] not null,
  told_at timestamptz not null
);
