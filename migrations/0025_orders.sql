-- A cart belongs to a person, an order to a store. Order lines freeze what was true when the order was sent.

create table carts (
  user_id bigint primary key references users,
  -- shown as the name of the draft; also proves that two sends meant the same cart
  version int not null default 1,
  note text not null default '',
  updated_at timestamptz not null
);

create table cart_lines (
  id bigint generated always as identity primary key,
  user_id bigint not null references carts,
  part_number text not null references parts,
  quantity int not null check (quantity > 0),
  note text not null default '',
  vin text,
  series_code text,
  figure_code text,
  callout text,
  added_at timestamptz not null,
  unique nulls not distinct (user_id, part_number, vin, figure_code, callout)
);

-- One running number per store, without gaps: the row is locked until the order is committed.
create table order_numbers (
  store_code text primary key references orgs,
  last int not null
);

create table orders (
  number text primary key,
  store_code text not null references orgs,
  user_id bigint not null references users,
  -- the client's key: the same key twice is the same order
  client_key text not null,
  state text not null default 'waiting' check (
    state in ('draft', 'waiting', 'handed_over', 'accepted', 'partly_accepted', 'rejected', 'push_failed')
  ),
  version int not null default 1,
  price_list text not null,
  currency text not null,
  total numeric(16, 2) not null,
  line_count int not null,
  piece_count int not null,
  note text not null default '',
  sent_at timestamptz not null,
  unique (user_id, client_key)
);
-- Order history of a store, newest first.
create index orders_store on orders (store_code, sent_at desc);

create table order_lines (
  order_number text not null references orders,
  line_no int not null,
  part_number text not null,
  shown text not null,
  names jsonb not null,
  quantity int not null check (quantity > 0),
  unit text not null,
  net numeric(14, 2) not null,
  core numeric(14, 2),
  amount numeric(16, 2) not null,
  vin text,
  series_code text,
  figure_code text,
  callout text,
  note text not null default '',
  primary key (order_number, line_no)
);
