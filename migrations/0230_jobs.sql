-- A parts clerk works on several cars at once: carts become jobs, any number of them a person, one of which is their cart. Each belongs
-- to the store, whose people see it; who works on it changes it.

create table jobs (
  id bigint generated always as identity primary key,
  -- null of a person without a store: nobody else sees it
  store_code text references orgs,
  -- who works on it
  user_id bigint not null references users,
  name text not null default '',
  customer text not null default '',
  plate text not null default '',
  repair_order text not null default '',
  -- no reference: the vehicle may be withheld later
  vin text,
  note text not null default '',
  version int not null default 1,
  opened_by bigint not null references users,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  unique (id, user_id)
);
-- The jobs of a store, and those that a person works on, latest first.
create index jobs_store on jobs (store_code, updated_at desc);
create index jobs_user on jobs (user_id, updated_at desc) where archived_at is null;

-- The one job that is a person's cart, always one that they work on.
create table current_jobs (
  user_id bigint primary key references users,
  job_id bigint not null unique,
  foreign key (job_id, user_id) references jobs (id, user_id)
);

create table job_notes (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs,
  user_id bigint not null references users,
  text text not null,
  noted_at timestamptz not null
);
-- The notes of a job, in order.
create index job_notes_job on job_notes (job_id, id);

insert into jobs (store_code, user_id, note, version, opened_by, opened_at, updated_at)
select o.code, c.user_id, c.note, c.version, c.user_id, c.updated_at, c.updated_at
from carts c
join users u on u.id = c.user_id
left join orgs o on o.code = u.org_code and o.kind = 'store';

insert into current_jobs (user_id, job_id) select user_id, id from jobs;

alter table cart_lines add column job_id bigint references jobs;
update cart_lines c set job_id = j.id from jobs j where j.user_id = c.user_id;
-- The key of lines goes with the column.
alter table cart_lines alter column job_id set not null, drop column user_id;
alter table cart_lines add unique nulls not distinct (job_id, part_number, vin, figure_code, callout);

drop table carts;
