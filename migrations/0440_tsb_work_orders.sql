-- Work that a bulletin asks for: one order for each vehicle that it means, at the store that answers for the vehicle.

-- Whether bulletins of a type ask for work, and how long stores have for it.
alter table tsb_types
  add column raises_work_orders boolean not null default false,
  -- from the release on; null: no day is set
  add column due_days int check (due_days between 1 and 3650);
-- Recalls and service campaigns.
update tsb_types set raises_work_orders = true, due_days = case code when '03' then 90 else 120 end where code in ('03', '04');

-- The store that sold a vehicle or has its customer, as the dealer management system tells it. Without a row it is the store that worked on it last.
create table vehicle_stores (
  vin text primary key references vehicles on delete cascade,
  store_code text not null references orgs,
  assigned_at timestamptz not null
);
create index vehicle_stores_store on vehicle_stores (store_code);

-- Null: no store has had anything to do with it yet.
create function store_of_vehicle(number text) returns text
language sql stable parallel safe as $$
  select coalesce(
    (select s.store_code from vehicle_stores s join orgs o on o.code = s.store_code where s.vin = number and o.state = 'open'),
    (
      select w.store_code
      from (
        select j.store_code, j.updated_at as at from jobs j where j.vin = number and j.store_code is not null
        union all
        select o.store_code, o.sent_at
        from order_lines l join orders o on o.number = l.order_number
        where l.vin = number
      ) w
      join orgs s on s.code = w.store_code and s.kind = 'store' and s.state = 'open'
      order by w.at desc, w.store_code
      limit 1
    )
  )
$$;

-- What a bulletin asks for as a whole.
create table tsb_campaigns (
  document_id bigint primary key references documents on delete cascade,
  started_at timestamptz not null,
  -- null: none is set
  due_on date,
  -- when all vehicles had been gone through for the first time; null: still under way
  raised_at timestamptz,
  -- since when all of its orders are done or not applicable; null: some are not
  closed_at timestamptz
);

-- Each bulletin by the revision that counts, whether its type asks for work, and why it is not in force; null: it is.
create view tsb_asking as
select
  d.id, d.code, d.supersedes_id, r.id as revision_id, r.brand_code, k.series_codes, k.model_codes, r.audience_id,
  coalesce(t.raises_work_orders, false) as asks,
  ((r.published_at at time zone 'UTC')::date + t.due_days)::date as due_on,
  case
    when r.publish_state = 0 then 'revoked'
    when r.stop_state = 1 then 'stopped'
    when exists (
      select from documents o join document_revisions q on q.document_id = o.id and q.publish_state = 1
      where o.supersedes_id = d.id
    ) then 'superseded'
  end as why_not
from documents d
join lateral (
  select o.* from document_revisions o
  where o.document_id = d.id
  order by o.publish_state desc, o.published_at is not null desc, o.number desc
  limit 1
) r on true
join tsb_details k on k.revision_id = r.id
left join tsb_types t on t.code = k.type_id
where d.kind = 'tsb';

create table tsb_work_orders (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  -- no reference: the catalogue may give the vehicle up, what was done stays known
  vin text not null,
  store_code text not null references orgs,
  state text not null default 'open' check (state in ('open', 'in_work', 'done', 'not_applicable')),
  -- counted on with each change: a change that read another one is refused
  version int not null default 1,
  due_on date,
  raised_at timestamptz not null,
  taken_up_by bigint references users,
  taken_up_at timestamptz,
  ended_at timestamptz,
  -- who or what ended it: the store, or what became of the bulletin
  ended_by text check (ended_by in ('store', 'revoked', 'stopped', 'superseded')),
  -- what the store did
  worked_on date,
  mileage int check (mileage between 0 and 9999999),
  note text not null default '',
  labor_codes text[] not null default '{}',
  part_numbers text[] not null default '{}',
  -- why it does not apply
  reason text not null default '',
  -- A vehicle is asked for once by a bulletin.
  unique (document_id, vin),
  check ((state in ('done', 'not_applicable')) = (ended_by is not null)),
  check (state <> 'done' or worked_on is not null)
);
-- What waits at a store, the most urgent first, and what is known of a vehicle.
create index tsb_work_orders_store on tsb_work_orders (store_code, due_on, id) where state in ('open', 'in_work');
create index tsb_work_orders_vin on tsb_work_orders (vin);

-- What happened to an order, in turn.
create table tsb_work_order_steps (
  id bigint generated always as identity primary key,
  work_order_id bigint not null references tsb_work_orders on delete cascade,
  action text not null,
  state text not null,
  -- null: the portal itself, because of the bulletin
  user_id bigint references users,
  at timestamptz not null,
  reason text not null default ''
);
create index tsb_work_order_steps_order on tsb_work_order_steps (work_order_id, id);

-- The vehicles of a series in turn.
create index vehicles_series_vin on vehicles (series_code, vin);
-- Vehicles that were opened lately, for those that had no store before.
create index recent_vehicles_seen on recent_vehicles (seen_at);
