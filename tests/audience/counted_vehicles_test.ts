import assert from "node:assert/strict";
import { countAudience } from "@/engines/audience/count_audience.ts";
import { openTestPortal } from "../entry/portal.ts";
import { fillWorld } from "./world.ts";

Deno.test("vehicles of a series are counted as they come, move and go", async () => {
  await using portal = await openTestPortal();
  await fillWorld(portal.sql);
  const { ctx, sql } = portal;
  const agree = async (when: string) => {
    const series = await sql<{ code: string; there: number }[]>`
      select s.code, count(v.vin)::int as there from series s left join vehicles v on v.series_code = s.code group by s.code`;
    for (const { code, there } of series) {
      assert.equal((await countAudience(ctx, { series: [code] })).vehicles, there, `${code} ${when}`);
    }
    const all = series.reduce((sum, { there }) => sum + there, 0);
    assert.equal((await countAudience(ctx, {})).vehicles, all, `all ${when}`);
    return series;
  };
  const [one, other] = (await agree("as filled")).toSorted((a, b) => b.there - a.there);
  assert.ok(one!.there > 0);
  await sql`
    insert into vehicles (vin, series_code) select 'LVCNT00000000' || lpad(n::text, 4, '0'), ${
    one!.code
  } from generate_series(1, 30) n`;
  await agree("after thirty came");
  await sql`
    insert into vehicles (vin, series_code) values ('LVCNT000000000001', ${
    other!.code
  }), ('LVCNT000000009999', ${other!.code})
    on conflict (vin) do update set series_code = excluded.series_code`;
  await agree("after one came and one moved");
  await sql`update vehicles set serial = 7`;
  await agree("after none moved");
  await sql`delete from vehicles where vin like 'LVCNT%'`;
  await agree("after they went");
});

Deno.test("writers of vehicles of one series wait for no other, and what they add is gathered", async () => {
  await using portal = await openTestPortal();
  await fillWorld(portal.sql);
  const { ctx, sql } = portal;
  const [{ code }] = await sql<[{ code: string }]>`select code from series order by code limit 1`;
  const counted = async () => Number((await countAudience(ctx, { series: [code] })).vehicles);
  const before = await counted();
  const add = (tx: typeof sql, vin: string) =>
    tx`insert into vehicles (vin, series_code) values (${vin}, ${code})`;
  await sql.begin(async (slow) => {
    await add(slow as unknown as typeof sql, "LVCNT000000000001");
    // Waits for nothing, or it fails.
    await sql.begin(async (quick) => {
      await quick`set local lock_timeout = '2s'`;
      for (let at = 0; at < 2; at++) {
        await add(quick as unknown as typeof sql, `LVCNT0000000010${at}1`);
      }
      await quick`insert into series_vehicles select ${code}, 0 from generate_series(1, 2100)`;
      await add(quick as unknown as typeof sql, "LVCNT000000002001");
    });
  });
  assert.equal(await counted(), before + 4);
  const [{ rows }] = await sql<[{ rows: number }]>`select count(*)::int as rows from series_vehicles`;
  assert.ok(rows < 2000, `${rows} rows`);
});
