-- What a parts clerk needs beside number, name and price, so that the order is whole: what a kit holds, what has to be ordered along
-- with a part, what may be taken in its place, its paint or trim, and what shipping asks of it. On a line: with which item it goes, and
-- the footnotes of its figure.

-- Paints and trims. Vehicles carry one of each, and parts that come painted or trimmed are one each.
create table epc_finishes (
  code text primary key check (code ~ '^[A-Z0-9-]+$'),
  kind text not null check (kind in ('paint', 'trim')),
  names jsonb not null,
  -- for the eye: '#1A2B3C'
  swatch text check (swatch ~ '^#[0-9A-F]{6}$'),
  deleted_at timestamptz
);

alter table parts
  -- paint or trim in which it comes
  add column finish_code text references epc_finishes,
  -- comes primed, and is painted in the vehicle's colour
  add column primed boolean not null default false,
  -- as printed: '330 × 28 mm'
  add column dimensions text,
  -- of the Harmonized System, six to ten digits
  add column customs_code text check (customs_code ~ '^[0-9]{6,10}$'),
  -- dangerous goods: UN number and class, 'UN3268' and '9'
  add column un_number text check (un_number ~ '^UN[0-9]{4}$'),
  add column hazard_class text,
  add check ((un_number is null) = (hazard_class is null));

-- What is in a kit.
create table part_kits (
  kit_number text not null references parts,
  part_number text not null references parts,
  quantity numeric(10, 3) not null default 1 check (quantity > 0),
  sort int not null default 0,
  primary key (kit_number, part_number),
  check (kit_number <> part_number)
);
create index part_kits_part on part_kits (part_number);

-- What is needed along with a part: screws that are replaced, what is used up, and what is fitted with it.
create table part_needs (
  part_number text not null references parts,
  needed_number text not null references parts,
  why text not null check (why in ('replace', 'use_up', 'fit_with')),
  -- pieces for one of the part; null: as required
  quantity numeric(10, 3) check (quantity > 0),
  sort int not null default 0,
  primary key (part_number, needed_number),
  check (part_number <> needed_number)
);

-- What may be taken in place of a part, or beside it.
create table part_alternatives (
  part_number text not null references parts,
  other_number text not null references parts,
  kind text not null check (kind in ('remanufactured', 'economy', 'accessory')),
  sort int not null default 0,
  primary key (part_number, other_number),
  check (part_number <> other_number)
);

-- [{mark, text by language}], in their order
alter table figures add column footnotes jsonb not null default '[]';

alter table figure_lines
  -- 'with item 7'
  add column with_callouts text[] not null default '{}',
  -- marks among the figure's footnotes
  add column footnotes text[] not null default '{}';

-- A remanufactured part and one of the economy line are fitted where the part is for which they may be taken.
create or replace view part_stand_ins (number, stands_for) as
select e.to_number, e.from_number
from supersessions e
where e.interchange in ('both', 'forward')
union all
select e.from_number, e.to_number
from supersessions e
where e.interchange = 'both' and not exists (
  select from supersessions o
  where o.from_number = e.from_number and o.set_no = e.set_no and o.to_number <> e.to_number
)
union all
select a.other_number, a.part_number
from part_alternatives a
where a.kind in ('remanufactured', 'economy');
create index part_alternatives_other on part_alternatives (other_number);
