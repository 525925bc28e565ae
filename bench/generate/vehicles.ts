import type { Sql } from "@/kernel/ctx.ts";
import { makeLate, putOff } from "./late_indexes.ts";
import { COMBINATIONS } from "./series.ts";
import { MODELS, type Size } from "./size.ts";
import type { Step } from "./step.ts";

/** Find a vehicle by the end of its VIN. */
const PARTS_OF_VIN = ["vehicles_tail", "vehicles_end"];

/**
 * Vehicles of one model after the other, so that the primary key grows at few places. Ten model years; serial numbers run
 * through year and plant, and one in a hundred stands twice, so that its last eight characters name two vehicles. The
 * ninth place is the check digit (49 CFR 565.15), reckoned from the sums of prefix, year with plant, and serial number.
 */
export function vehicleSteps(size: Size): Step[] {
  const perModel = Math.ceil(size.vehicles / MODELS);
  const perYear = Math.ceil(perModel / 10);
  return [
    {
      name: "vehicles",
      total: size.vehicles,
      batch: 100_000,
      run: (sql, from, to) => insertVehicles(sql, from, to, perModel, perYear),
    },
    {
      name: "vehicles of a series",
      total: 1,
      batch: 1,
      // What the triggers of the table write, which loads leave out.
      run: (sql) =>
        sql`
          with former as (delete from series_vehicles)
          insert into series_vehicles
          select series_code, count(*) from vehicles group by series_code`,
    },
    {
      name: "indexes of parts of a VIN",
      total: 1,
      batch: 1,
      async run(sql) {
        for (const name of PARTS_OF_VIN) await makeLate(sql, name);
      },
    },
  ];
}

async function insertVehicles(sql: Sql, from: number, to: number, perModel: number, perYear: number) {
  if (from === 0) await putOff(sql, PARTS_OF_VIN);
  await sql`
    insert into vehicles (
      vin, series_code, model_codes, option_values, production_date, sale_date, plant_code, serial, engine_number,
      market_code
    )
    select
      m.prefix
        || substr('0123456789X', 1 + (
          m.sum + t.sum + 7 * (s.serial / 100000) + 6 * (s.serial / 10000 % 10) + 5 * (s.serial / 1000 % 10)
          + 4 * (s.serial / 100 % 10) + 3 * (s.serial / 10 % 10) + 2 * (s.serial % 10)
        ) % 11, 1)
        || t.tail || lpad(s.serial::text, 6, '0'),
      m."seriesCode", array[m.code], e.values, d.built, d.built + 20 + n % 200, t.code, s.serial,
      'TM' || lpad(n::text, 9, '0'), 'cn'
    from generate_series(${from}::int, ${to - 1}::int) as n
    cross join lateral (select n / ${perModel}::int as model, n % ${perModel}::int as car) c
    join bench.models m on m.model = c.model
    join bench.tails t on t.plant = m.plant and t.place = c.car % 10
    cross join lateral (
      select (
        m.series / 4 * 6 + m.model % 6
        - case when c.car / 10 % 100 = 7 and m.model % 6 > 0 then 1 else 0 end
      ) * ${perYear}::int + c.car / 10 as serial
    ) s
    cross join lateral (select make_date(t.year, 1 + c.car / 10 % 12, 1 + n % 28) as built) d
    join bench.equipments e on e.model = m.model and e.combination = n % ${COMBINATIONS}::int`;
}
