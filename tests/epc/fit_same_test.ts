import assert from "node:assert/strict";
import { demoDatabase } from "../demo_portal.ts";
import { ROOT } from "../source_tree.ts";

/** The definition before parts that decide by themselves were told apart, under another name. */
async function before(): Promise<string> {
  const text = await Deno.readTextFile(`${ROOT}migrations/0824_fit_of_many_elsewhere.sql`);
  return text.replace("function fits_of(", "function fits_before(");
}

Deno.test("fit is decided as it was when all stand-ins of every part were gone through", async () => {
  await using db = await demoDatabase();
  const { sql } = db;
  await sql.unsafe(await before());
  // Chains of the demo, and others: replaced both ways, by several, in the middle of a chain, by what no figure shows.
  await sql.begin(async (tx) => {
    // Whether they close a circle with the demo's own is no matter here.
    await tx`set local session_replication_role = replica`;
    await tx`
    insert into supersessions (from_number, to_number, kind, interchange, valid_from)
    select p.number, q.number, 'use_up_stock', (array['both', 'forward', 'none'])[1 + p.place % 3], '2026-01-01'
    from (select number, row_number() over (order by md5(number)) as place from parts where deleted_at is null) p
    join (select number, row_number() over (order by md5(number)) as place from parts where deleted_at is null) q
      on q.place = p.place + 1 + p.place % 2
    where p.place % 5 < 2 and p.place < 2000
    on conflict do nothing`;
  });
  await sql`update figures set deleted_at = now() where id % 17 = 0`;
  const vehicles = await sql<{ vin: string }[]>`select vin from vehicles order by md5(vin) limit 8`;
  for (const [place, { vin }] of vehicles.entries()) {
    const wanted = await sql<{ place: number; vin: string; part: string; figure: string | null }[]>`
      select (row_number() over ())::int as place, ${vin} as vin, coalesce(p.number, 'NOPE') as part, f.code as figure
      from (
        select number from parts where mod(hashtext(number), ${vehicles.length}) in (${place}, ${-place})
        union all
        select null
      ) p
      left join lateral (
        select f.code from figure_lines l join figures f on f.id = l.figure_id where l.part_number = p.number and ${
      place % 2 === 0
    } limit 1
      ) f on true`;
    const asked = sql.json(wanted as never);
    for (const told of [true, false]) {
      const now = await sql`select * from fits_of(${asked}, ${told}) order by place`;
      const then = await sql`select * from fits_before(${asked}, ${told}) order by place`;
      assert.ok(now.length > 300, `${now.length} answers`);
      assert.deepEqual([...now], [...then]);
      assert.ok(new Set(now.map((row) => `${row.fit} ${row.cause}`)).size > 4);
    }
  }
});
