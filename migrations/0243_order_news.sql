-- What the dealer management system tells of an order after its decision: shipments, invoices, and when what is backordered comes.

create table order_news (
  order_number text not null references orders,
  -- the dealer management system's own name of it: the same again is the same
  news_id text not null,
  kind text not null check (kind in ('shipment', 'invoice', 'back_order')),
  -- its number there, such as that of the delivery note
  reference text,
  happened_at timestamptz not null,
  told_at timestamptz not null,
  primary key (order_number, news_id)
);

create table order_news_lines (
  order_number text not null,
  news_id text not null,
  line_no int not null,
  quantity int not null check (quantity > 0),
  expected_on date,
  primary key (order_number, news_id, line_no),
  foreign key (order_number, news_id) references order_news,
  foreign key (order_number, line_no) references order_lines
);
