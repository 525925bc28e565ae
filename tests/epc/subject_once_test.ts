import assert from "node:assert/strict";
import { openWire } from "@/bench/web/wire.ts";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { connect } from "@/platform/database/connect.ts";
import { serveDemo } from "../demo_portal.ts";

/** What reads a vehicle with all that decides about parts, and what reads the name of the one in the frame. */
const WHOLE = "join energy_types e on e.code = s.energy_type", NAME = "chip.name as vehicle";

Deno.test("a page reads its vehicle once, and the frame its name beside", async (t) => {
  await using portal = await serveDemo();
  using wire = openWire(portal.databaseUrl);
  const sql = connect(wire.url);
  try {
    await using web = await portal.another(sql);
    const answer = await fetch(`${web.origin}/oauth/login`, {
      method: "POST",
      body: new URLSearchParams({
        account: "store-technician",
        password: DEMO_PASSWORD,
        consent: "true",
        lang: "en_US",
      }),
    });
    const { data } = await answer.json();
    const [figure] = await portal.sql<{ code: string; groupCode: string }[]>`
      select f.code, g.code as group_code
      from vehicles v
      join epc_groups g on g.series_code = v.series_code
      join figure_places fp on fp.group_id = g.id
      join figures f on f.id = fp.figure_id
      where v.vin = ${AFTER_CHANGE_VIN}
      order by f.code
      limit 1`;
    const open = async (path: string) => {
      wire.take();
      const page = await fetch(`${web.origin}/tis/${path}`, {
        headers: { cookie: `tis_session=${data.token}` },
        redirect: "manual",
      });
      await page.body?.cancel();
      const sent = wire.take().flatMap(({ statements }) => statements);
      const count = (text: string) => sent.filter((statement) => statement.includes(text)).length;
      return { status: page.status, whole: count(WHOLE), names: count(NAME) };
    };
    const vehicle = `vin=${AFTER_CHANGE_VIN}`, shown = `${vehicle}&figure=${figure!.code}`;
    // It comes into context by the first page.
    await open(`EPCPage?${vehicle}`);
    for (
      const [path, whole] of [
        [`EPCPage?${vehicle}`, 1],
        [`EPCPage?${vehicle}&group=${figure!.groupCode}`, 1],
        [`EPCPage?${shown}`, 1],
        [`EPC2D?${shown}`, 1],
        [`PrintPage?${shown}`, 1],
        ["SearchPage?q=brake", 0],
      ] as const
    ) {
      await t.step(path.split("?")[0] + (path.includes("figure") ? " with a figure" : ""), async () => {
        assert.deepEqual(await open(path), { status: 200, whole, names: 1 });
      });
    }
  } finally {
    await sql.end();
  }
});
