-- What the review before sending settles: where to, how urgent, until when; and the prices as they were then, with tax and core deposits.

alter table orders
  add column kind text not null default 'stock' check (kind in ('stock', 'urgent', 'vehicle_off_road')),
  add column deliver_to text not null default '',
  add column wished_on date,
  -- core deposits of all lines
  add column core_total numeric(16, 2) not null default 0,
  -- null: told without
  add column vat_percent numeric(4, 2),
  -- on net prices and core deposits
  add column vat numeric(16, 2);

alter table order_lines
  add column list numeric(14, 2),
  add column discount_group text;
