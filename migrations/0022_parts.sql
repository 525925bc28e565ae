-- Parts, what they cost and what follows them. A part's key is its number in one writing: upper case, letters and
-- digits only (services/epc/part_number.ts); `shown` keeps the grouping that people read.

create table standard_parts (
  code text primary key,
  names jsonb not null,
  norm text not null,
  dimensions text,
  strength text,
  torque_nm numeric(8, 1),
  deleted_at timestamptz
);

create table auxiliaries (
  code text primary key,
  names jsonb not null,
  -- oil, sealant, paint, fluid, grease, adhesive, other
  kind text not null default 'other',
  spec text,
  unit text not null default 'piece',
  deleted_at timestamptz
);

create table parts (
  number text primary key check (number ~ '^[A-Z0-9]+$'),
  shown text not null,
  names jsonb not null,
  note jsonb,
  -- orders go in multiples of it
  pack_quantity int not null default 1 check (pack_quantity > 0),
  -- piece, set, pair, litre, metre, kilogram
  unit text not null default 'piece',
  weight_g int check (weight_g >= 0),
  standard_part_code text references standard_parts,
  auxiliary_code text references auxiliaries,
  -- an old part is handed back against a core price
  exchange boolean not null default false,
  replace_once_opened boolean not null default false,
  torque_nm numeric(8, 1),
  -- turned further by, degrees
  torque_angle int,
  -- false: listed, but never sold alone
  orderable boolean not null default true,
  -- no longer supplied since
  discontinued_on date,
  deleted_at timestamptz
);

-- Net prices by list; the newest that has begun counts. A list has one currency per day.
create table prices (
  part_number text not null references parts,
  price_list text not null,
  valid_from date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net numeric(14, 2) not null check (net >= 0),
  -- price of the core of an exchange part
  core numeric(14, 2) check (core >= 0),
  primary key (part_number, price_list, valid_from)
);

-- The price of a part in a list on a day, or no row.
create function price_of(part text, list text, on_day date)
returns table (currency text, net numeric, core numeric)
language sql stable parallel safe rows 1 as $$
  select p.currency, p.net, p.core
  from prices p
  where p.part_number = part and p.price_list = list and p.valid_from <= on_day
  order by p.valid_from desc
  limit 1
$$;

-- One part follows another. Rows of the same (from_number, set_no) replace it together (1:n); several rows to one
-- number are n:1; a second set is an alternative.
create table supersessions (
  id bigint generated always as identity primary key,
  from_number text not null references parts,
  to_number text not null references parts,
  set_no int not null default 1,
  -- pieces of the new part for one piece of the old
  ratio numeric(10, 3) not null default 1 check (ratio > 0),
  kind text not null check (kind in ('at_once', 'use_up_stock')),
  -- both: either may be fitted for the other; forward: only the new for the old; none: neither
  interchange text not null check (interchange in ('both', 'forward', 'none')),
  valid_from date not null,
  check (from_number <> to_number),
  unique (from_number, set_no, to_number)
);
create index supersessions_to on supersessions (to_number);

-- No part may follow itself by any way round. The lock makes two writers at once wait for each other: each alone would
-- see no circle.
create function refuse_supersession_circle() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('supersessions'));
  if exists (
    with recursive after as (
      select new.to_number as number
      union
      select s.to_number from supersessions s join after on s.from_number = after.number
    )
    select from after where number = new.from_number
  ) then
    raise exception 'supersession circle: % to %', new.from_number, new.to_number
      using errcode = 'integrity_constraint_violation', constraint = 'supersession_circle',
            detail = new.from_number || ' ' || new.to_number;
  end if;
  return new;
end
$$;
create trigger supersession_circle before insert or update on supersessions
for each row execute function refuse_supersession_circle();
