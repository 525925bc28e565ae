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

Deno.test("a vehicle of several models is counted once, by any of them and within the series that are meant", async () => {
  await using portal = await openTestPortal();
  await fillWorld(portal.sql);
  const { ctx, sql } = portal;
  await sql`
    update vehicles set model_codes = case when series_code in ('S1', 'S2') then array['M1', 'M2'] else array['M2', 'M3', 'M4'] end
    where right(vin, 1) in ('0', '4', '5')`;
  const asked = [["M1"], ["M2"], ["M1", "M2"], ["M2", "M12"], ["M5", "M3", "M4"], ["M99"]];
  for (const model of asked) {
    for (const series of [[], ["S1"], ["S2", "S5"]]) {
      const [{ there }] = await sql<[{ there: number }]>`
        select count(*)::int as there from vehicles
        where model_codes && ${model} and (${series.length} = 0 or series_code = any(${series}::text[]))`;
      const { vehicles } = await countAudience(ctx, { model, series });
      assert.equal(vehicles, there, `${model} of ${series}`);
    }
  }
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
