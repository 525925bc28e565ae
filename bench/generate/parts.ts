import type { Sql } from "@/kernel/ctx.ts";
import { NAME_COUNT } from "./names.ts";
import { GROUPS_PER_SERIES } from "./series.ts";
import { LINES_PER_FIGURE, SERIES, SHARED_BY, type Size, STANDARD_PARTS } from "./size.ts";
import type { Step } from "./step.ts";

/** Functions that say of the n-th part its number and its name. */
export async function writePartFunctions(sql: Sql): Promise<void> {
  const places = `array(select replace(code, '-', '') from bench.groups where series = 0 order by place)`;
  await sql.unsafe(`
    create or replace function bench.group_numbers() returns text[] language sql stable as $$ select ${places} $$;
    -- Four digits of the group, seven of which no two parts share: 3411 6872 014.
    create or replace function bench.part_number(part bigint, groups text[]) returns text language sql immutable as $$
      select case when part < ${STANDARD_PARTS} then '0711'
        else groups[1 + (part - ${STANDARD_PARTS}) / ${LINES_PER_FIGURE} * ${SHARED_BY} / ${SERIES} % ${GROUPS_PER_SERIES}]
      end || lpad((part * 7654321 % 10000000)::text, 7, '0')
    $$;
    create or replace function bench.name_of_part(part bigint) returns int language sql immutable as $$
      select ((hashint8(part)::bigint & 2147483647) % ${NAME_COUNT})::int
    $$;`);
}

/** Parts with two price lists, now and then an earlier price, and one in twenty followed by its neighbour. */
export function partSteps({ parts }: Size): Step[] {
  return [
    { name: "parts", total: parts, batch: 50_000, run: insertParts },
    { name: "prices", total: parts, batch: 50_000, run: insertPrices },
    { name: "supersessions", total: parts - 1, batch: 200_000, run: insertSupersessions },
  ];
}

async function insertParts(sql: Sql, from: number, to: number) {
  await sql`
    insert into parts (number, shown, names, pack_quantity, weight_g)
    select number, substr(number, 1, 4) || ' ' || substr(number, 5, 4) || ' ' || substr(number, 9), n.names,
      case when part % 10 = 0 then 10 else 1 end, 20 + part % 9000
    from generate_series(${from}::bigint, ${to - 1}::bigint) as part
    cross join lateral (
      select bench.part_number(part, (select bench.group_numbers())) as number
    ) p
    join bench.names n on n.id = bench.name_of_part(part)`;
}

async function insertPrices(sql: Sql, from: number, to: number) {
  await sql`
    insert into prices (part_number, price_list, valid_from, currency, net)
    select bench.part_number(part, (select bench.group_numbers())), l.list, l.day, l.currency,
      (1 + (part * 37) % 90000) / 10.0
    from generate_series(${from}::bigint, ${to - 1}::bigint) as part
    join (values
      ('CN-2026', date '2026-01-01', 'CNY', 1), ('EU-2026', date '2026-01-01', 'EUR', 1), ('CN-2026', date '2025-01-01', 'CNY', 4)
    ) as l (list, day, currency, every) on part % l.every = 0`;
}

async function insertSupersessions(sql: Sql, from: number, to: number) {
  await sql`
    insert into supersessions (from_number, to_number, kind, interchange, valid_from)
    select bench.part_number(part, g.codes), bench.part_number(part + 1, g.codes), 'use_up_stock', 'forward', '2025-06-01'
    from generate_series(${from}::bigint, ${to - 1}::bigint) as part
    cross join (select bench.group_numbers() as codes) g
    where part % 20 = 0 and part >= ${STANDARD_PARTS}`;
}
