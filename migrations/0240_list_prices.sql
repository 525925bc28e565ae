-- A store sees beside its net price what customers are asked for by the list, and the discount group that makes the one out of the other.

alter table prices
  -- recommended to customers, without VAT
  add column list numeric(14, 2) check (list >= 0),
  add column discount_group text check (discount_group ~ '^[A-Z0-9]{1,8}$');

drop function price_of(text, text, date);
-- The price of a part in a list on a day, or no row.
create function price_of(part text, list text, on_day date)
returns table (currency text, net numeric, core numeric, list_price numeric, discount_group text)
language sql stable parallel safe rows 1 as $$
  select p.currency, p.net, p.core, p.list, p.discount_group
  from prices p
  where p.part_number = price_of.part and p.price_list = price_of.list and p.valid_from <= price_of.on_day
  order by p.valid_from desc
  limit 1
$$;

-- Value-added tax on parts and core deposits where a market's stores buy, percent; null: orders are told without.
alter table markets add column vat_percent numeric(4, 2) check (vat_percent between 0 and 99);
