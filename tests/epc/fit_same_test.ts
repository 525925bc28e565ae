import assert from "node:assert/strict";
import { demoDatabase } from "../demo_portal.ts";
import { ROOT } from "../source_tree.ts";

/** What is asked: parts alone, with a figure that has them or not, or with an item of a figure too. */
const ALONE = 0, WITH_FIGURE = 1, WITH_ITEM = 2;

/** The definition before parts that decide by themselves were told apart, under another name. */
async function before(): Promise<string> {
  const text = await Deno.readTextFile(`${ROOT}migrations/0824_fit_of_many_elsewhere.sql`);
  return text.replace("function fits_of(", "function fits_before(");
}

Deno.test("fit is decided as it was when all stand-ins and all lines of every part were gone through", async () => {
  await using db = await demoDatabase();
  const { sql } = db;
  await sql.unsafe(await before());
  // Chains beside the demo's: replaced both ways, by several, in the middle of a chain, by what no figure shows.
  await sql.begin(async (tx) => {
    // Whether they close a circle with the demo's own is no matter here.
    await tx`set local session_replication_role = replica`;
    await tx`
      with placed as (
        select number, row_number() over (order by md5(number)) as place from parts where deleted_at is null
      )
      insert into supersessions (from_number, to_number, kind, interchange, valid_from)
      select p.number, q.number, 'use_up_stock', (array['both', 'forward', 'none'])[1 + p.place % 3], '2026-01-01'
      from placed p
      join placed q on q.place = p.place + 1 + p.place % 2
      where p.place % 5 < 2 and p.place < 2000
      on conflict do nothing`;
  });
  await sql`update figures set deleted_at = now() where id % 17 = 0`;
  await sql`analyze`;
  const vehicles = await sql<{ vin: string }[]>`select vin from vehicles order by md5(vin) limit 4`;
  const causes = new Set<string>();
  for (const [place, { vin }] of vehicles.slice(1).entries()) {
    for (const mode of [ALONE, WITH_FIGURE, WITH_ITEM]) {
      const wanted = await sql`
        select (row_number() over ())::int as place, coalesce(p.number, 'NOPE') as part, f.code as figure,
          case when mod(hashtext(p.number), 3) = 0 then ${
        vehicles[0]!.vin
      } else ${vin} end as vin, case when ${mode} = ${WITH_ITEM} then f.callout end as callout
        from (select number from parts where mod(hashtext(number), 23) in (${place}, ${-place}) union all select null) p
        left join lateral (
          select f.code, l.callout
          from (
            select * from figure_lines where part_number = p.number
            union all
            -- By itself, so that all lines are gone through for these alone.
            select * from figure_lines where ${mode} = ${WITH_FIGURE} and mod(hashtext(p.number), 50) = 0
          ) l
          join figures f on f.id = l.figure_id
          order by md5(l.id::text || p.number)
          limit 1
        ) f on ${mode} > ${ALONE}`;
      const asked = sql.json([...wanted] as never);
      const told = place % 2 === 0;
      const now = await sql`select * from fits_of(${asked}, ${told}) order by place`;
      const then = await sql`select * from fits_before(${asked}, ${told}) order by place`;
      assert.deepEqual([...now], [...then]);
      const asks = new Set(wanted.filter(({ part }) => part !== "NOPE").map((one) => one.vin));
      assert.equal(asks.size, 2, "parts for two vehicles are asked at once");
      assert.ok(now.length > 100, `${now.length} answers`);
      for (const { fit, cause } of now) causes.add(`${fit} ${cause}`);
    }
  }
  assert.ok(causes.size >= 5, [...causes].join(", "));
});
