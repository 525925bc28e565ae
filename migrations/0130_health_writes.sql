-- A single row that processes write when they are asked whether they can do their work: a database that only reads, or has no
-- room left, answers readings as if nothing were wrong.
create table health_writes (
  one boolean primary key default true check (one),
  at timestamptz not null default now()
);
insert into health_writes default values;
